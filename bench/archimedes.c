/* Archimedes (SPEC.md) in plain optimised C: about the limit of one core.
 *
 *   archimedes_c verify FIRST_SEED GAMES    decisions and digest
 *   archimedes_c play SECONDS               decisions, games and seconds of playouts
 *   archimedes_c copy SECONDS               copies and seconds
 *
 * A hand is 13 counts and three bit masks; a set of legal moves is five words.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, ROUNDS = 5, HAND_SIZE = 5, LARGEST = 13, CARDS = 54 };

typedef struct {
  uint8_t count[LARGEST + 1];
  uint8_t size;
  uint16_t one, two; /* bit v: at least one, at least two cards of value v */
  uint16_t mirror;   /* bit 14-v: at least one card of value v */
  uint16_t sum;
} Hand;

typedef struct {
  uint32_t x; /* random generator */
  int8_t round, player, winner, passes, top, deck_size, pile_size;
  uint8_t penalties[PLAYERS];
  Hand hands[PLAYERS];
  uint8_t deck[CARDS], pile[CARDS];
} State;

typedef struct {
  int equality, n;
  uint32_t by_op[4]; /* bit a: the equation with a is legal */
} Moves;

static const uint8_t FULL[CARDS] = {
    1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7,
    7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13,
    13, 13};

static uint32_t seeded(uint32_t x) {
  x ^= x >> 16;
  x *= 0x85EBCA6Bu;
  x ^= x >> 13;
  x *= 0xC2B2AE35u;
  return x ^ (x >> 16);
}

static inline uint32_t below(uint32_t *x, uint32_t n) {
  *x = *x * 1664525u + 1013904223u;
  return (uint32_t)(((uint64_t)(*x >> 8) * n) >> 24);
}

static void shuffle(uint32_t *x, uint8_t *cards, int n) {
  for (int i = n - 1; i > 0; i--) {
    uint32_t j = below(x, (uint32_t)i + 1);
    uint8_t t = cards[i];
    cards[i] = cards[j];
    cards[j] = t;
  }
}

static inline void gain(Hand *h, int v) {
  h->two |= h->one & (1u << v);
  h->one |= 1u << v;
  h->mirror |= 1u << (14 - v);
  h->count[v]++;
  h->size++;
  h->sum += v;
}

static inline void lose(Hand *h, int v) {
  int c = --h->count[v];
  if (c < 2) h->two &= ~(1u << v);
  if (c < 1) {
    h->one &= ~(1u << v);
    h->mirror &= ~(1u << (14 - v));
  }
  h->size--;
  h->sum -= v;
}

static void deal(State *s) {
  s->passes = 0;
  memcpy(s->deck, FULL, CARDS);
  shuffle(&s->x, s->deck, CARDS);
  memset(s->hands, 0, sizeof s->hands);
  int n = CARDS;
  for (int p = 0; p < PLAYERS; p++)
    for (int i = 0; i < HAND_SIZE; i++) gain(&s->hands[p], s->deck[--n]);
  s->top = s->pile[0] = s->deck[--n];
  s->pile_size = 1;
  s->deck_size = n;
}

static void start(State *s, uint32_t seed) {
  s->x = seeded(seed);
  s->round = s->player = 0;
  s->winner = -1;
  memset(s->penalties, 0, sizeof s->penalties);
  deal(s);
}

static inline void legal(const State *s, Moves *m) {
  const Hand *h = &s->hands[s->player];
  uint32_t one = h->one, two = h->two;
  int top = s->top;
  m->equality = one >> top & 1;
  m->by_op[0] = one & one >> top;
  uint32_t minus = one & h->mirror >> (14 - top) & ((1u << top) - 1);
  if (!(top & 1)) minus &= ~(1u << top / 2) | two; /* a = b needs two cards */
  m->by_op[1] = minus;
  uint32_t times, over = 0;
  if (top == 1) {
    times = two;
  } else {
    times = 0;
    for (int a = 1; a * top <= LARGEST; a++)
      times |= (one >> a & one >> a * top & 1) << a;
  }
  m->by_op[2] = times;
  static const uint8_t DIVISORS[14][7] = {{0},       {1},          {1, 2},    {1, 3},       {1, 2, 4},
                                          {1, 5},    {1, 2, 3, 6}, {1, 7},    {1, 2, 4, 8}, {1, 3, 9},
                                          {1, 2, 5, 10}, {1, 11},  {1, 2, 3, 4, 6, 12}, {1, 13}};
  for (const uint8_t *d = DIVISORS[top]; *d; d++) {
    int b = top / *d;
    over |= (b == *d ? two >> b & 1 : one >> *d & one >> b & 1) << *d;
  }
  m->by_op[3] = over;
  m->n = 1 + m->equality + __builtin_popcount(m->by_op[0]) + __builtin_popcount(minus) +
         __builtin_popcount(times) + __builtin_popcount(over);
}

static inline int nth(const Moves *m, int k) {
  if (k == 0) return 0;
  if (k <= m->equality) return 1;
  k -= 1 + m->equality;
  int op = 0;
  for (int c; k >= (c = __builtin_popcount(m->by_op[op])); op++) k -= c;
  uint32_t bits = m->by_op[op];
  while (k--) bits &= bits - 1;
  return 2 + LARGEST * op + __builtin_ctz(bits) - 1;
}

static int draw_for_tie(State *s) {
  if (!s->deck_size) {
    memcpy(s->deck, s->pile, s->pile_size);
    s->deck_size = s->pile_size;
    s->pile_size = 0;
    shuffle(&s->x, s->deck, s->deck_size);
  }
  return s->deck_size ? s->deck[--s->deck_size] : 0;
}

static int find_winner(State *s) {
  int tied[PLAYERS], n = 0, lowest = 1000;
  for (int p = 0; p < PLAYERS; p++) {
    if (s->penalties[p] < lowest) lowest = s->penalties[p], n = 0;
    if (s->penalties[p] == lowest) tied[n++] = p;
  }
  while (n > 1) {
    int drawn[PLAYERS], k = 0;
    lowest = 1000;
    for (int i = 0; i < n; i++) {
      if (!(drawn[i] = draw_for_tie(s))) return tied[0];
      if (drawn[i] < lowest) lowest = drawn[i];
    }
    for (int i = 0; i < n; i++)
      if (drawn[i] == lowest) tied[k++] = tied[i];
    n = k;
  }
  return tied[0];
}

static void end_round(State *s, int winner) {
  int sums[PLAYERS], before[PLAYERS], again = 1;
  for (int p = 0; p < PLAYERS; p++) sums[p] = p == winner ? -1 : s->hands[p].sum;
  while (again) {
    again = 0;
    memcpy(before, sums, sizeof sums);
    for (int p = 0; p < PLAYERS; p++) {
      int tied = 0;
      for (int q = 0; q < PLAYERS; q++) tied |= q != p && before[q] == before[p];
      if (!tied) continue;
      int card = draw_for_tie(s);
      if (!card) {
        again = 0;
        break;
      }
      again = 1;
      sums[p] += card;
    }
  }
  for (int p = 0; p < PLAYERS; p++) {
    int rank = 1;
    for (int q = 0; q < PLAYERS; q++) rank += sums[q] < sums[p] || (sums[q] == sums[p] && q < p);
    if (p != winner) s->penalties[p] += rank;
    if (rank == PLAYERS) s->player = p;
  }
  if (++s->round == ROUNDS)
    s->winner = find_winner(s);
  else
    deal(s);
}

static inline void apply(State *s, int move) {
  Hand *h = &s->hands[s->player];
  if (move == 0) {
    if (s->deck_size) {
      s->passes = 0;
      gain(h, s->deck[--s->deck_size]);
    } else if (++s->passes == PLAYERS) {
      end_round(s, -1);
      return;
    }
  } else {
    s->passes = 0;
    if (move == 1) {
      lose(h, s->top);
      s->pile[s->pile_size++] = s->top;
    } else {
      int op = (move - 2) / LARGEST, a = (move - 2) % LARGEST + 1, t = s->top;
      int b = op == 0 ? t + a : op == 1 ? t - a : op == 2 ? t * a : t / a;
      lose(h, a);
      lose(h, b);
      s->pile[s->pile_size++] = a;
      s->pile[s->pile_size++] = b;
      s->top = b;
    }
    if (!h->size) {
      end_round(s, s->player);
      return;
    }
  }
  s->player = (s->player + 1) % PLAYERS;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  State s;
  Moves m;
  if (!strcmp(argv[1], "verify") && argc == 4) {
    uint32_t seed = (uint32_t)atol(argv[2]), digest = 0, x = seeded(seed + 12345);
    long decisions = 0;
    for (long g = 0; g < atol(argv[3]); g++) {
      start(&s, seed + (uint32_t)g);
      while (s.winner < 0) {
        legal(&s, &m);
        int move = nth(&m, (int)below(&x, (uint32_t)m.n));
        digest = digest * 31 + (uint32_t)move + 1;
        apply(&s, move);
        decisions++;
      }
      for (int p = 0; p < PLAYERS; p++) digest = digest * 31 + s.penalties[p] + 1;
      digest = digest * 31 + (uint32_t)s.winner + 1;
    }
    printf("%ld %u\n", decisions, digest);
  } else if (!strcmp(argv[1], "play")) {
    double seconds = atof(argv[2]), begin = now(), took;
    uint32_t x = seeded(12346), seed = 1;
    long decisions = 0, games = 0;
    do {
      for (int g = 0; g < 1000; g++, games++) {
        start(&s, seed++);
        while (s.winner < 0) {
          legal(&s, &m);
          apply(&s, nth(&m, (int)below(&x, (uint32_t)m.n)));
          decisions++;
        }
      }
    } while ((took = now() - begin) < seconds);
    printf("%ld %ld %.6f\n", decisions, games, took);
  } else if (!strcmp(argv[1], "copy")) {
    enum { SLOTS = 64 };
    static State slots[SLOTS];
    uint32_t x = seeded(1);
    start(&s, 1);
    for (int i = 0; i < 20; i++) {
      legal(&s, &m);
      apply(&s, nth(&m, (int)below(&x, (uint32_t)m.n)));
    }
    double seconds = atof(argv[2]), begin = now(), took;
    long n = 0;
    do {
      for (int i = 0; i < 1000000; i++) {
        slots[i % SLOTS] = s;
        __asm__ volatile("" ::"r"(&slots[i % SLOTS]) : "memory");
      }
      n += 1000000;
    } while ((took = now() - begin) < seconds);
    printf("%ld %.6f\n", n, took);
  } else {
    return 2;
  }
  return 0;
}
