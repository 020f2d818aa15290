'use strict';
// Archimedes played through boardgame.io's Client.
//
// node bench.js verify FIRST_SEED GAMES   -> decisions digest
// node bench.js play SECONDS              -> decisions games seconds

const {Client} = require('boardgame.io/client');
const archimedes = require('./game');
const rules = require('./rules');

const WARM_UP = 10; // games until the compiler knows what is hot

// CPU seconds of this process, all its threads (garbage collector and compiler included).
function now() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

function playout(seed, chooser, onMove) {
  const client = Client({game: archimedes(seed), numPlayers: rules.PLAYERS, debug: false});
  client.start();
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const moves = rules.legalMoves(state.G);
    const move = moves[rules.below(chooser, moves.length)];
    onMove(move);
    const id = state._stateID;
    client.moves.play(move.op, move.a, move.b);
    state = client.getState();
    if (state._stateID === id) throw new Error('move refused');
  }
  client.stop();
  return state.G;
}

function verify(first, games) {
  const chooser = {x: rules.seeded(first + 12345)};
  let decisions = 0, digest = 0;
  for (let g = 0; g < games; g++) {
    const G = playout(first + g, chooser, (move) => {
      decisions++;
      digest = rules.digestMove(digest, rules.moveId(move));
    });
    digest = rules.digestEnd(digest, G);
  }
  console.log(decisions, digest);
}

function play(seconds) {
  const chooser = {x: rules.seeded(12346)};
  for (let seed = 1; seed <= WARM_UP; seed++) playout(seed, chooser, () => {});
  let decisions = 0, games = 0, took;
  const begin = now();
  do {
    playout(++games, chooser, () => { decisions++; });
    took = now() - begin;
  } while (took < seconds);
  console.log(decisions, games, took.toFixed(6));
}

const [mode, ...numbers] = process.argv.slice(2);
({verify, play})[mode](...numbers.map(Number));
