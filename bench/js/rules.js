'use strict';
// Archimedes (see SPEC.md): the rules as functions over a plain, serialisable G.
// boardgame.io calls them on Immer drafts.

const PLAYERS = 4, ROUNDS = 5, HAND_SIZE = 5, LARGEST = 13;
const OPS = ['+', '-', '*', ':'];

function seeded(x) {
  x >>>= 0;
  x ^= x >>> 16;
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

// The generator is an object with a field x: G itself, or a chooser {x}.
function below(rng, n) {
  rng.x = (Math.imul(rng.x, 1664525) + 1013904223) >>> 0;
  return Math.floor(((rng.x >>> 8) * n) / 16777216);
}

// An array inside an Immer draft costs a proxy access per element, so a fresh array is
// shuffled and returned; the caller assigns it.
function shuffled(rng, cards) {
  const out = cards.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const t = out[i];
    out[i] = out[j];
    out[j] = t;
  }
  return out;
}

function newDeck() {
  const deck = [1, 2];
  for (let v = 1; v <= LARGEST; v++) deck.push(v, v, v, v);
  return deck.sort((a, b) => a - b);
}

function result(x, op, y) {
  let z;
  if (op === '+') z = x + y;
  else if (op === '-') z = x - y;
  else if (op === '*') z = x * y;
  else z = x % y === 0 ? x / y : 0;
  return z >= 1 && z <= LARGEST ? z : 0;
}

function setup(seed) {
  const G = {
    x: seeded(seed), round: 0, player: 0, winner: -1, passes: 0,
    penalties: [0, 0, 0, 0], deck: [], pile: [], hands: [],
  };
  deal(G);
  return G;
}

function deal(G) {
  G.passes = 0;
  const deck = shuffled(G, newDeck());
  const hands = [];
  for (let p = 0; p < PLAYERS; p++) {
    const hand = [];
    for (let i = 0; i < HAND_SIZE; i++) hand.push(deck.pop());
    hands.push(hand);
  }
  G.hands = hands;
  G.pile = [deck.pop()];
  G.deck = deck;
}

function count(hand, value) {
  let n = 0;
  for (const card of hand) if (card === value) n++;
  return n;
}

// A move is {op, a, b}.
function legalMoves(G) {
  const hand = G.hands[G.player];
  const top = G.pile[G.pile.length - 1];
  const moves = [{op: G.deck.length ? 'draw' : 'pass', a: 0, b: 0}];
  if (hand.includes(top)) moves.push({op: '=', a: top, b: 0});
  const values = [...new Set(hand)].sort((a, b) => a - b);
  for (const op of OPS) {
    for (const a of values) {
      const b = result(top, op, a);
      if (b && (a === b ? count(hand, a) > 1 : hand.includes(b))) moves.push({op, a, b});
    }
  }
  return moves;
}

function moveId(move) {
  if (move.op === 'draw' || move.op === 'pass') return 0;
  if (move.op === '=') return 1;
  return 2 + LARGEST * OPS.indexOf(move.op) + move.a - 1;
}

function playCard(G, hand, value) {
  hand.splice(hand.indexOf(value), 1);
  G.pile.push(value);
}

function isLegal(G, op, a, b) {
  const hand = G.hands[G.player];
  const top = G.pile[G.pile.length - 1];
  if (op === 'draw') return G.deck.length > 0;
  if (op === 'pass') return G.deck.length === 0;
  if (op === '=') return a === top && hand.includes(a);
  return OPS.includes(op) && b !== 0 && result(top, op, a) === b &&
    hand.includes(b) && (a === b ? count(hand, a) > 1 : hand.includes(a));
}

function apply(G, op, a, b) {
  const hand = G.hands[G.player];
  if (op === 'pass') {
    G.passes += 1;
  } else {
    G.passes = 0;
    if (op === 'draw') {
      hand.push(G.deck.pop());
    } else {
      playCard(G, hand, a);
      if (op !== '=') playCard(G, hand, b);
    }
  }
  if (hand.length === 0) endRound(G, G.player);
  else if (G.passes === PLAYERS) endRound(G, -1);
  else G.player = (G.player + 1) % PLAYERS;
}

function drawForTie(G) {
  if (!G.deck.length) {
    G.deck = shuffled(G, G.pile);
    G.pile = [];
  }
  return G.deck.length ? G.deck.pop() : 0;
}

function endRound(G, winner) {
  const totals = [];
  for (let player = 0; player < PLAYERS; player++) {
    if (player !== winner) totals.push({player, sum: G.hands[player].reduce((s, c) => s + c, 0)});
  }
  breakTies(G, totals);
  totals.sort((s, t) => s.sum - t.sum || s.player - t.player);
  let token = winner < 0 ? 1 : 2;
  for (const {player} of totals) {
    G.penalties[player] += token++;
    G.player = player;
  }
  G.round += 1;
  if (G.round === ROUNDS) G.winner = findWinner(G);
  else deal(G);
}

function breakTies(G, totals) {
  for (;;) {
    const tied = totals.filter((t) => totals.some((u) => u !== t && u.sum === t.sum));
    if (!tied.length) return;
    for (const t of tied) {
      const card = drawForTie(G);
      if (!card) return;
      t.sum += card;
    }
  }
}

function findWinner(G) {
  let lowest = Math.min(...G.penalties);
  let tied = [0, 1, 2, 3].filter((p) => G.penalties[p] === lowest);
  while (tied.length > 1) {
    const drawn = [];
    for (let i = 0; i < tied.length; i++) {
      const card = drawForTie(G);
      if (!card) return tied[0];
      drawn.push(card);
    }
    lowest = Math.min(...drawn);
    tied = tied.filter((_, i) => drawn[i] === lowest);
  }
  return tied[0];
}

function digestMove(h, id) {
  return (Math.imul(h, 31) + id + 1) >>> 0;
}

function digestEnd(h, G) {
  for (const p of G.penalties) h = digestMove(h, p);
  return digestMove(h, G.winner);
}

module.exports = {
  PLAYERS, setup, seeded, below, legalMoves, isLegal, moveId, apply, digestMove, digestEnd,
};
