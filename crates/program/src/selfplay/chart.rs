//! The balance of a battle, drawn.

use super::tally::Tally;
use crate::arena::percent;
use battle::Camp;
use rulebook::{Language, Words};
use scenario::Scenario;

/// The drawing is so wide and so high.
const WIDE: f64 = 720.0;
const HIGH: f64 = 360.0;
/// The room left and right of the bars.
const MARGIN: f64 = 40.0;
/// North, nobody, south: told apart by everybody, in print too.
const INKS: [&str; 3] = ["#1f4e8c", "#b8b2a6", "#b4441f"];

/// Who wins how often, above; how long it lasts, below.
pub(crate) fn drawn(scenario: &Scenario, player: &str, tally: &Tally, language: Language) -> String {
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let title = escaped(scenario.title().in_language(language));
    let games = tally.north.games();
    let mut svg = vec![format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" font-family=\"sans-serif\" \
         font-size=\"14\" role=\"img\">\n<title>{title}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    )];
    svg.push(format!(
        "<text x=\"{MARGIN}\" y=\"30\" font-size=\"18\">{title}, {games} {}, {}</text>\n",
        say("parties", "games"),
        escaped(player)
    ));
    svg.push(shares(scenario, tally, language));
    svg.push(lengths(tally));
    svg.push(format!(
        "<text x=\"{MARGIN}\" y=\"{}\">{}</text>\n</svg>\n",
        HIGH - 12.0,
        say("tours joués", "turns played")
    ));
    svg.concat()
}

/// One bar: north, draws, south; a whisker for the interval of the north's score.
fn shares(scenario: &Scenario, tally: &Tally, language: Language) -> String {
    let share = tally.north;
    let games = f64::from(share.games().max(1));
    let room = WIDE - 2.0 * MARGIN;
    let mut from = MARGIN;
    let mut svg = Vec::new();
    for (count, ink) in [share.wins, share.draws, share.losses].into_iter().zip(INKS) {
        let width = room * f64::from(count) / games;
        svg.push(format!("<rect x=\"{from:.1}\" y=\"70\" width=\"{width:.1}\" height=\"36\" fill=\"{ink}\"/>\n"));
        from += width;
    }
    let (low, high) = share.interval();
    let (low, high) = (MARGIN + room * low, MARGIN + room * high);
    svg.push(format!(
        "<path d=\"M{low:.1} 112v12M{low:.1} 118H{high:.1}M{high:.1} 112v12\" stroke=\"#222\" fill=\"none\"/>\n"
    ));
    let half = MARGIN + room / 2.0;
    svg.push(format!("<path d=\"M{half:.1} 62v52\" stroke=\"#222\" stroke-dasharray=\"3 3\"/>\n"));
    for (camp, x, anchor, ink) in
        [(Camp::North, MARGIN, "start", INKS[0]), (Camp::South, WIDE - MARGIN, "end", INKS[2])]
    {
        let army = escaped(scenario.cast().army(camp).in_language(language));
        let score = percent(tally.share(camp).score());
        svg.push(format!("<text x=\"{x}\" y=\"60\" text-anchor=\"{anchor}\" fill=\"{ink}\">{army} {score}</text>\n"));
    }
    svg.concat()
}

/// One column a turn.
fn lengths(tally: &Tally) -> String {
    let longest = tally.turns.last().copied().unwrap_or(1).max(1);
    let mut counts = vec![0_u32; usize::from(longest)];
    for turn in &tally.turns {
        counts[usize::from(turn.saturating_sub(1))] += 1;
    }
    let most = f64::from(counts.iter().copied().max().unwrap_or(1).max(1));
    let column = (WIDE - 2.0 * MARGIN) / f64::from(longest);
    let (floor, room) = (HIGH - 50.0, 150.0);
    let mut svg = Vec::new();
    for (turn, count) in (1_u8..).zip(counts) {
        let x = MARGIN + column * f64::from(turn - 1);
        let height = room * f64::from(count) / most;
        if 0 < count {
            svg.push(format!(
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#6b705c\"><title>{turn}: {count}</title></rect>\n",
                x + 1.0,
                floor - height,
                (column - 2.0).max(1.0)
            ));
        }
        if turn == 1 || turn % 5 == 0 {
            let middle = x + column / 2.0;
            svg.push(format!("<text x=\"{middle:.1}\" y=\"{}\" text-anchor=\"middle\">{turn}</text>\n", floor + 18.0));
        }
    }
    svg.concat()
}

/// Text that cannot be taken for a mark.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_name_cannot_break_the_drawing() {
        assert_eq!(escaped("A<b> & \"c\""), "A&lt;b&gt; &amp; &quot;c&quot;");
    }
}
