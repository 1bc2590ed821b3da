// A bot that plays a seat. docs/bots.md explains it. Node 22: node chance.mjs http://127.0.0.1:8080 [GAME INVITATION]
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
    if (heard.tell === "answer") {
      if (!["done", "already-done", "stale"].includes(heard.answer)) throw new Error(data);
      [waiting, done] = [null, heard.number];
    }
    if (table.progress === "over" && !waiting) process.exit(0);
    if (heard.tell === "welcome" && waiting) send(waiting); // the same nonce: it is done once
    if (waiting || !table.choices || table.number < done) return;
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
    waiting = { say: "command", id: "1", after: table.number, nonce, command: decide(table.choices) };
    send(waiting);
  };
}
connect();
