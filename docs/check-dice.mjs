// The whole check of docs/fair-dice.md, for whoever trusts no program of ours. Node 20 or any browser:
//   node check-dice.mjs DICE.json [SENT.json] [COMMITMENT]
// DICE.json is the host's; SENT.json is what your own page or bot wrote; COMMITMENT is what you were shown first.
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const utf8 = (text) => new TextEncoder().encode(text);
const sha256 = async (data) => hex(await crypto.subtle.digest("SHA-256", data));
const short = async (text) => (await sha256(utf8(text))).slice(0, 32);
const side = ({ command }) => command.split(" ")[0];

/** The faces a secret, a nonce and a command give. */
async function roll(game, { chain, index, secret, nonce, command, purpose, faces }) {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const found = [];
  for (let block = 0; found.length < faces.length; block++) {
    const parts = ["étendard dice 1", game, chain, index, nonce, command, purpose, faces.length, block];
    const hash = await crypto.subtle.sign("HMAC", key, utf8(JSON.stringify(parts)));
    found.push(...[...new Uint8Array(hash)].filter((byte) => byte < 252).map((byte) => byte % 6));
  }
  return found.slice(0, faces.length);
}

/** The host's file by itself: what is wrong with it, or null. */
export async function check({ format, game, commitments, begun = [], computers = [], extent, throws }) {
  if (format !== 1) return `format ${format} is not 1`;
  let [chain, index, before, first, early] = [1, 1, commitments[0], null, [...begun]];
  for (const [place, thrown] of [...throws, null].entries()) {
    const name = `throw ${place + 1}`;
    while (early.length > 0 && early[0].throw <= place + 1) {
      const next = early.shift();
      if (next.throw <= place || next.chain !== chain + 1) return `${name}: chain ${next.chain} may not begin here`;
      [chain, index, before] = [chain + 1, 1, commitments[chain]];
    }
    if (thrown === null) break;
    if (thrown.chain !== chain || thrown.index !== index) return `${name}: expected secret ${index} of chain ${chain}`;
    if ((await sha256(bytes(thrown.secret))) !== before) return `${name}: the secret is not of this chain`;
    const faces = await roll(game, thrown);
    if (String(faces) !== String(thrown.faces)) return `${name}: the faces should be ${faces}`;
    const { entry } = thrown;
    if (extent && entry === undefined) return `${name}: its entry is left out`;
    if (entry !== undefined) {
      const told = begun.some((one) => one.throw <= place + 1 !== one.entry < entry);
      const same = first?.entry === entry && (first.nonce !== thrown.nonce || first.command !== thrown.command);
      if (entry < (first?.entry ?? 0) || entry > extent?.entries || told || same) return `${name}: entry ${entry} is out of place`;
    }
    if (first === null || entry === undefined || first.entry !== entry) first = thrown;
    if (computers.includes(side(thrown)) && thrown.follows !== undefined && thrown.nonce !== (await following(thrown.follows, first)))
      return `${name}: the computer’s nonce does not follow from the nonce named`;
    [index, before] = [index + 1, thrown.secret];
    if (index > 4096) [chain, index, before] = [chain + 1, 1, commitments[chain]];
  }
  return early.length > 0 ? `chain ${early[0].chain} may not begin there` : null;
}

/** A computer's nonce: it follows from the last one a person sent and from the place of the first throw. */
const following = (last, { chain, index }) => short(`étendard nonce 1 ${last} ${chain} ${index}`);

/** Throws in one figure: each is hashed together with the figure of those before it. */
export async function digest(throws) {
  let before = "";
  for (const { entry = null, chain, index, secret, nonce, command, purpose, faces } of throws)
    before = await sha256(utf8(JSON.stringify([before, entry, chain, index, secret, nonce, command, purpose, faces])));
  return before;
}

/** The host's file against your own: what is wrong, or null. */
export async function compare({ game, commitments, begun = [], computers, extent, throws }, own) {
  if (game !== own.game) return `the file is of game ${game}, yours is ${own.game}`;
  const other = own.commitments.findIndex((shown, place) => shown !== commitments[place]);
  if (other >= 0) return `the commitment of chain ${other + 1} is not the one you were shown`;
  if (computers && String(computers) !== String(own.computers)) return "these are not the sides the computer played";
  const { seen, since = 0 } = own;
  const back = begun.find((one) => one.chain > own.commitments.length && one.throw <= seen.throws);
  if (back) return `throw ${back.throw}: the game was taken up from an older copy; you had seen ${seen.throws} throws`;
  if (throws.length < seen.throws) return `${throws.length} throws, but you saw ${seen.throws}: it is cut short`;
  if (extent && extent.entries < seen.entries) return `it ends at entry ${extent.entries}, but you saw entry ${seen.entries}`;
  if (extent && seen.over && !extent.over) return "you saw the end of the game; the file says it is unfinished";
  const lost = ({ chain, entry }) => begun.some((one) => chain < one.chain && entry >= one.entry);
  const sent = own.sent.filter((one) => !lost(one));
  for (const [place, thrown] of throws.entries()) {
    const [name, { entry, chain, nonce, command }] = [`throw ${place + 1}`, thrown];
    if (entry <= since) continue;
    if (own.sides.includes(side(thrown))) {
      const mine = own.sent.find((one) => one.nonce === nonce);
      if (!mine) return `${name}: you did not send this nonce`;
      if (mine.words && command !== `${side(thrown)} ${mine.words}`) return `${name}: with this nonce you sent “${mine.words}”`;
      if (mine.entry && entry && mine.entry !== entry) return `${name}: you were answered entry ${mine.entry}, not ${entry}`;
      const goesOn = throws.slice(0, place).some((one) => one.entry === entry && one.index === 4096);
      if (mine.chain < chain && !goesOn) return `${name}: chain ${chain} had not been shown when you sent your nonce`;
    } else if (own.computers.includes(side(thrown)) && entry) {
      const before = sent.filter((one) => !one.entry || one.entry < entry);
      const known = before.findLastIndex((one) => one.entry);
      if (known < 0 && since > 0) continue;
      const last = before.slice(Math.max(known, 0)).map((one) => one.nonce);
      if (known < 0) last.push(await short(`étendard first nonce 1 ${game} ${commitments[0]}`));
      const first = throws.find((one) => one.entry === entry);
      const good = await Promise.all(last.map(async (one) => (await following(one, first)) === nonce));
      if (!good.includes(true)) return `${name}: the computer’s nonce does not follow from the last one you sent`;
    }
  }
  const same = !seen.digest || seen.digest === (await digest(throws.slice(0, seen.throws)));
  return same ? null : `these are not the ${seen.throws} throws you saw, as you saw them`;
}

if (globalThis.process?.argv[1]?.endsWith("check-dice.mjs")) {
  const { readFile } = await import("node:fs/promises");
  const read = async (path) => JSON.parse(await readFile(path, "utf8"));
  const files = process.argv.slice(2).filter((word) => !/^[0-9a-f]{64}$/.test(word));
  const shown = process.argv.slice(2).find((word) => /^[0-9a-f]{64}$/.test(word));
  const dice = await read(files[0]);
  let wrong = await check(dice);
  if (!wrong && shown && dice.commitments[0] !== shown) wrong = "the commitment is not the one you were shown";
  if (!wrong && files[1]) wrong = await compare(dice, await read(files[1]));
  if (!wrong && !files[1]) console.log("not compared with what you sent: name your own file too");
  console.log(wrong ?? `${dice.throws.length} throws, every one what it should be`);
  process.exitCode = wrong ? 1 : 0;
}
