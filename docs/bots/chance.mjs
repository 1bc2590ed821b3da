// A bot that plays a seat. docs/bots.md explains it. Node 22: node chance.mjs http://127.0.0.1:8080 [GAME INVITATION]
import { writeFileSync } from "node:fs";
import { check, compare, digest } from "../check-dice.mjs";

const [address, game, invitation] = process.argv.slice(2);
const post = async (path, body) => {
  const answer = await fetch(address + path, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const [me, recruit] = [{ kind: "me" }, { kind: "computer", level: "recruit" }];
const joined = game
  ? await post(`/api/games/${game}/join`, { invitation, name: "Chance" })
  : await post("/api/games", { scenario: "training-jomini", north: me, south: recruit, name: "Chance", public: true });
console.log(`${address}/#/game/${joined.game}`);

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** The attack with the most dice; else, as often as not, a move; else one of the other answers. */
function decide({ actors, answers }) {
  const attacks = actors.flatMap(({ unit, attacks }) => attacks.map(({ target, dice }) => ({ unit, target, dice })));
  const best = attacks.sort((one, other) => other.dice - one.dice)[0];
  if (best) return { do: "attack", unit: best.unit, target: best.target };
  const moves = actors.flatMap(({ unit, officer, moves }) => moves.map(({ to, pace, past }) =>
    unit ? { do: "move", unit, to, pace, past } : { do: "move-officer", officer, to }));
  if (moves.length > 0 && (answers.length === 0 || Math.random() < 0.5)) return any(moves);
  return any(answers).command;
}

// What we were shown, sent and saw, in a file of our own: what the host says later is held against it.
const sides = ["north", "south"].filter((side) => joined.you[side]);
const own = { format: 1, game: joined.game, sides, computers: [], since: 0, commitments: [], seen: {}, sent: [] };
const file = process.env.SENT ?? `${joined.game}.sent.json`;
const told = []; // every throw as we were told it
const keep = () => writeFileSync(file, JSON.stringify(own, null, 2));

/** Everything we are told; what is not as we sent it ends the game. */
function hear({ table, entries }) {
  const shown = table.dice.commitments;
  if (own.commitments.some((one, place) => one !== shown[place])) throw new Error("another commitment than we were shown");
  own.commitments = [...own.commitments, ...shown.slice(own.commitments.length)];
  own.computers = ["north", "south"].filter((side) => table.seats[side].computer);
  own.seen = { entries: table.number, throws: table.dice.throws, digest: null, over: table.progress === "over" };
  for (const { number, camp, words, nonce, throws = [] } of entries)
    for (const { chain, index, secret, purpose, places: faces } of throws)
      told.push({ chain, index, secret, nonce, command: `${camp} ${words}`, purpose, faces, entry: number });
  for (const entry of entries.filter(({ kind, camp }) => kind === "command" && sides.includes(camp))) {
    const mine = own.sent.at(-1);
    if (entry.nonce && entry.nonce !== mine?.nonce) throw new Error(`entry ${entry.number}: we did not send this nonce`);
    if (mine) [mine.entry, mine.words] = [entry.number, entry.words];
  }
  keep();
}

/** At the end: the host's file, checked by the script anybody can read. */
async function verify() {
  const dice = await (await fetch(`${address}/api/games/${joined.game}/dice`)).json();
  own.seen.digest = await digest(told);
  keep();
  const wrong = (await check(dice)) ?? (await compare(dice, own));
  console.log(wrong ?? `${dice.throws.length} throws checked`);
  process.exit(wrong ? 1 : 0);
}

let seen = 0; // the last entry we were told
let done = 0; // the last entry that is ours
let waiting = null; // what we have said and have no answer to

function connect() {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/games/${joined.game}/live`);
  const send = (message) => socket.send(JSON.stringify(message));
  let table = null;
  socket.onopen = () => send({ say: "hello", token: joined.token, after: seen, language: "en" });
  socket.onclose = () => setTimeout(connect, 1000);
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    table = heard.table ?? table;
    for (const entry of heard.entries ?? []) {
      seen = entry.number;
      for (const { text } of entry.told) console.log(text);
    }
    if (heard.entries) hear(heard);
    if (heard.tell === "answer") {
      if (!["done", "already-done", "stale"].includes(heard.answer)) throw new Error(data);
      if (heard.answer === "stale") own.sent.pop();
      [waiting, done] = [null, heard.number];
    }
    if (table.progress === "over" && !waiting) return verify();
    if (heard.tell === "welcome" && waiting) send(waiting); // the same nonce: it is done once
    if (waiting || !table.choices || table.number < done) return;
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
    waiting = { say: "command", id: "1", after: table.number, nonce, command: decide(table.choices) };
    own.sent.push({ after: table.number, chain: own.commitments.length, nonce, command: waiting.command, words: null, entry: null });
    keep(); // before it is sent: what is not kept cannot be held against anybody
    send(waiting);
  };
}
connect();
