# The shelf: battles people publish, and those that travel in a link.

shelf-title = The shelf
shelf-lead = Battles made by others: look at them, play them, keep a copy to change.
shelf-alone = A shelf needs a server, and this page has none just now. A link that holds the battle, or a file, travels without it.
shelf-search = Title, place or author
shelf-all-books = All books
shelf-size = Size
shelf-all-sizes = All
shelf-size-small = Small, fewer than 100 hexes
shelf-size-middling = Middling, 100 to 250
shelf-size-large = Large, more than 250
shelf-order = Order
shelf-order-newest = The newest
shelf-order-played = The most played
shelf-order-liked = The best liked
shelf-look = Search
shelf-found = { $count ->
    [0] No battle
    [one] { $count } battle
   *[other] { $count } battles
}
shelf-none = Nothing on the shelf for this search. The first may be yours: “File”, then “Share” in the workshop.
shelf-units = { $count ->
    [0] no unit
    [one] { $count } unit
   *[other] { $count } units
}
shelf-by = by { $author }, { $date }
shelf-mine = yours
shelf-plays = { $count ->
    [0] not played yet
    [one] played once
   *[other] played { $count } times
}
shelf-thumbs = { $count ->
    [0] nobody likes it yet
    [one] { $count } person likes it
   *[other] { $count } people like it
}
shelf-certified = with certificate
shelf-more = More
shelf-line = by { $author }, { $date }, version { $version }
shelf-opinion = Your opinion
shelf-like = I like it
shelf-report = Report
shelf-report-why = What is wrong, for whoever keeps this server
shelf-report-send = Send
shelf-reported = Reported, thank you.
shelf-link = Link to this version
shelf-copy-link = Copy
shelf-copied = Copied
shelf-qr = QR code
shelf-qr-of = QR code: { $title }
shelf-qr-too-long = This link has { $length } characters; a QR code holds { $most }. Send the link, or the file.
shelf-certificate = Its certificate of balance
shelf-versions = All its versions
shelf-version = version { $number }, { $date }
shelf-hidden = Whoever keeps this server hides this battle for the moment: you alone see it.
shelf-own = It is yours
shelf-own-line = A new version is published from the workshop; those before stay as they are.
shelf-to-draft = Find it in the workshop
shelf-withdraw = Take it back
shelf-withdraw-yes = Yes, off the shelf
shelf-withdraw-no = No, leave it
shelf-gone = You have taken it back.
shelf-gone-line = It is no longer on the shelf. Games that have begun go on; your copy in the workshop stays.
shelf-no-battle = This is not a battle.
shelf-no-battle-why = This text cannot be read as a battle: it is cut short, or something else.
shelf-faults = { $count ->
    [one] { $count } fault: it cannot be played yet
   *[other] { $count } faults: it cannot be played yet
}
shelf-keep-title = Keep it
shelf-keep-line = A copy in your workshop, to change as you like.
shelf-keep = Open in the workshop

own-title = A link that holds the battle
own-line = It is wholly in the link: no server keeps it.
own-pass = Pass it on
own-link = Link that holds the battle
own-unreadable = This link does not open.
own-torn = It is cut short or changed: ask whoever sent it for it again, or for the file.
own-too-long = It holds more than a battle can hold, 256 kB: it was not opened.

share-title = Share the battle
share-link-line = It is wholly in the link, without a server: whoever opens it has the same.
share-shelf-line = Everybody here can see it and play it. This browser keeps what takes it back.
share-again-line = You have published it already: this makes a new version, those before stay.
share-gone = The one you had published is no longer on the shelf: you can publish it as a new battle.
share-author = Your name
share-publish = Publish
share-publish-again = Publish a new version
share-done = Published, version { $version }.
share-see = See it on the shelf
share-unkept = This browser can keep nothing. Note this token, it alone takes the battle back:
share-faults = { $count ->
    [one] Still { $count } fault: a battle is published when none is left.
   *[other] Still { $count } faults: a battle is published when none is left.
}
