'use strict';
// Plays and watches matches of boardgame.io: node players.js PORT MATCHES SPECTATORS PACE SECONDS
// It prints JSON: how many moves were made, and the milliseconds from each move to each spectator.

const {Client} = require('boardgame.io/client');
const {SocketIO} = require('boardgame.io/multiplayer');
const archimedes = require('../../bench/js/game');
const rules = require('../../bench/js/rules');

const [port, matches, spectators, pace, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const game = archimedes(1);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function join(matchID, playerID) {
  const multiplayer = SocketIO({server});
  const client = Client({game, numPlayers: rules.PLAYERS, matchID, playerID, multiplayer, debug: false});
  client.start();
  return client;
}

async function until(holds) {
  while (!holds()) await sleep(10);
}

async function match(number) { // the server makes a match when somebody comes
  const matchID = `match${number}`;
  const players = Array.from({length: rules.PLAYERS}, (_, seat) => join(matchID, String(seat)));
  const watching = Array.from({length: spectators}, () => join(matchID, null));
  await until(() => [...players, ...watching].every((client) => client.getState() !== null));
  return {players, watching};
}

async function main() {
  const chooser = {x: rules.seeded(12346)};
  const all = [];
  for (let i = 0; i < matches; i++) all.push(await match(i));
  const delays = [];
  let moves = 0;
  for (const one of all) {
    one.sent = new Map();
    for (const client of one.watching) {
      client.subscribe((state) => {
        const at = state && one.sent.get(state._stateID);
        if (at !== undefined) delays.push(performance.now() - at);
      });
    }
  }
  console.error('begin');
  const end = performance.now() + seconds * 1000;
  await Promise.all(all.map(async (one, number) => {
    await sleep(pace * 1000 * number / matches);
    while (performance.now() < end) {
      const {G, ctx} = one.players[0].getState();
      const mover = one.players[Number(ctx.currentPlayer)];
      const state = mover.getState();
      if (state.ctx.gameover === undefined && state._stateID === one.players[0].getState()._stateID) {
        const legal = rules.legalMoves(G);
        const move = legal[rules.below(chooser, legal.length)];
        one.sent.set(state._stateID + 1, performance.now());
        mover.moves.play(move.op, move.a, move.b);
        moves++;
      }
      await sleep(pace * 1000);
    }
  }));
  console.error('end');
  await sleep(1000);
  process.stdout.write(JSON.stringify({moves, delays: delays.sort((a, b) => a - b)}), () => process.exit(0));
}

main();
