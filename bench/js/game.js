'use strict';
// Archimedes as a boardgame.io game.

const rules = require('./rules');

module.exports = (seed) => ({
  name: 'archimedes',
  setup: () => rules.setup(seed),
  moves: {
    play: ({G}, op, a, b) => {
      if (!rules.isLegal(G, op, a, b)) return 'INVALID_MOVE';
      rules.apply(G, op, a, b);
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {first: ({G}) => G.player, next: ({G}) => G.player},
  },
  endIf: ({G}) => (G.winner >= 0 ? {winner: String(G.winner)} : undefined),
  disableUndo: true, // its faster form
});
