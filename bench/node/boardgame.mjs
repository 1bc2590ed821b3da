// Noughts and crosses by chance with boardgame.io's client, its moves validated: boardgame.mjs MILLISECONDS.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

const require = createRequire(pathToFileURL(path.join(process.argv[3], 'package.json')));
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        click: ({ G, playerID }, cell) => {
            if (G.cells[cell] !== null) return INVALID_MOVE;
            G.cells[cell] = playerID;
        },
    },
    endIf: ({ G, ctx }) => {
        if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]))
            return { winner: ctx.currentPlayer };
        if (G.cells.every((cell) => cell !== null)) return { draw: true };
    },
};

let seed = 1;
function below(bound) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 4294967296) * bound);
}

const counts = { games: 0, moves: 0, listed: 0 };
function play() {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    while (!client.getState().ctx.gameover) {
        const free = client.getState().G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
        client.moves.click(free[below(free.length)]);
        counts.moves += 1;
        counts.listed += free.length;
    }
    client.stop();
    counts.games += 1;
}

for (let round = 0; round < 20; round += 1) play();
Object.assign(counts, { games: 0, moves: 0, listed: 0 });
const long = Number(process.argv[2]) * 1000;
const start = process.cpuUsage();
let spent;
do {
    play();
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
} while (spent < long);
console.log(JSON.stringify({ cpu_ns: spent * 1000, counts }));
