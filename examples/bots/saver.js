// A bot in thirty lines that needs nothing of Kodeks: kodeks arena archimedes "program:node saver.js" greedy
//
// Each line that it reads is a question as JSON: game, seat, seats, view (all that the seat may know), moves.
// Each line that it writes is one of the moves. Its input ends with the game, and so does the program.

const lines = require("node:readline").createInterface({ input: process.stdin });

// In Archimedes: rather play than draw, and high cards first.
function worth(move) {
  if (move === "draw" || move === "pass") return 0;
  const cards = move.match(/\d+/g) ?? [];
  return 1 + cards.reduce((sum, card) => sum + Number(card), 0);
}

lines.on("line", (line) => {
  const { moves } = JSON.parse(line);
  let best = moves[0];
  for (const move of moves) {
    if (worth(move) > worth(best)) best = move;
  }
  console.log(best);
});
