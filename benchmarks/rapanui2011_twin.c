/* Rapa Nui 2011 once more, by hand in C: what our compiled Python is measured against.
 *
 * It plays whole random matches with the generator of the engine and lists moves in the same order,
 * so that equal seeds play equal matches: benchmarks/twin.py compares the counts and scores before it
 * trusts the clock. It knows nothing but what a random match needs: no events, no views, no notation,
 * no memory of who hid what. The rules are cited by the numbers of the rules page.
 *
 *     rapanui2011_twin SEATS MATCHES GENERATOR
 *
 * prints decisions, chance moves, the points of the last match added up, and seconds.
 */

#define _POSIX_C_SOURCE 199309L

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LUMBERJACK, PRIEST, MOAI, HUNTER, TYPES = 7, KINDS = 4, COLUMNS = 4, HEIGHT = 4 };
enum { COLOUR, SETUP, REFILL, BUY, LAY, SACRIFICE, HIDE, ADD, DRAW, SCORE_MOAI, SUBSTITUTE, OVER };
enum { PASS = 0, DISCARD = 20, FAME = 0, WOOD = 1 };

static const int8_t DECK[TYPES] = {12, 9, 9, 5, 5, 5, 5};
static const int8_t LACKS[KINDS] = {1, 2, 3, 0};

typedef struct {
    int16_t seats, phase, active, mover, column, scored, dealt, queue_n, pile_left, supply_left;
    int16_t wood[4], fame[4], colour[4], queue[4], due[4], supply[4], on_stone[4];
    int8_t pile[TYPES], columns[COLUMNS][HEIGHT], height[COLUMNS];
    int8_t display[4][TYPES], hand[4][TYPES], offerings[4][KINDS], hand_n[4], offerings_n[4];
} Match;

static uint64_t generator;

static inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline int below(int n) {
    generator += 0x9E3779B97F4A7C15ULL;
    return (int)(((mix(generator) >> 32) * (uint64_t)n) >> 32);
}

static void begin(Match *m, int seats) {
    memset(m, 0, sizeof *m);
    m->seats = (int16_t)seats;
    for (int kind = 0; kind < KINDS; kind++) m->supply[kind] = 25;
    m->supply_left = 100;
    for (int card = 0; card < TYPES; card++) m->pile[card] = DECK[card];
    m->pile_left = 50;
    for (int seat = 0; seat < 4; seat++) m->colour[seat] = -1;
    m->phase = COLOUR;
}

static inline void ask(Match *m, int phase, int seat) {
    m->phase = (int16_t)phase;
    m->mover = (int16_t)seat;
}

static inline void begin_turn(Match *m, int seat) { /* RC9 */
    m->active = (int16_t)seat;
    ask(m, BUY, seat);
}

static inline void give_offering(Match *m, int seat, int kind, int cards) {
    m->supply[kind] -= (int16_t)cards;
    m->supply_left -= (int16_t)cards;
    m->offerings[seat][kind] += (int8_t)cards;
    m->offerings_n[seat] += (int8_t)cards;
}

static inline void join(Match *m, int seat, int due) {
    m->queue[m->queue_n] = (int16_t)seat;
    m->due[m->queue_n++] = (int16_t)due;
}

static inline void leave(Match *m) {
    m->queue_n--;
    for (int i = 0; i < m->queue_n; i++) {
        m->queue[i] = m->queue[i + 1];
        m->due[i] = m->due[i + 1];
    }
}

/* -- chance (S2, S3, RC2) ----------------------------------------------------------------------- */

static void deal_colour(Match *m) {
    int free[4], n = 0;
    for (int colour = 0; colour < 4; colour++) {
        int dealt = 0;
        for (int seat = 0; seat < m->seats; seat++) dealt |= m->colour[seat] == colour;
        if (!dealt) free[n++] = colour;
    }
    int colour = free[below(n)], seat = m->dealt++;
    m->colour[seat] = (int16_t)colour;
    m->display[seat][LUMBERJACK] = 1;
    for (int kind = 0; kind < KINDS; kind++) {
        if (kind != LACKS[colour]) {
            m->hand[seat][HUNTER + kind] = 1;
            m->hand_n[seat]++;
        }
        give_offering(m, seat, kind, 1);
    }
    m->wood[seat] = (int16_t)(2 + seat);
    if (seat == m->seats - 1) {
        m->phase = SETUP;
        m->column = 0;
    }
}

static inline void deal_card(Match *m) {
    int left = below(m->pile_left), card = 0;
    while (left >= m->pile[card]) left -= m->pile[card++];
    m->pile[card]--;
    m->pile_left--;
    m->columns[m->column][m->height[m->column]++] = (int8_t)card;
}

/* -- scoring (RC4-RC8) -------------------------------------------------------------------------- */

static inline int bonus(const Match *m, int seat, int card) { /* RC6 */
    int own = m->display[seat][card];
    if (own < 2) return 0;
    for (int other = 0; other < m->seats; other++)
        if (other != seat && m->display[other][card] >= own) return 0;
    return 1;
}

static void score(Match *m, int card) {
    for (int i = 0; i < m->seats; i++) {
        int seat = m->active + i;
        if (seat >= m->seats) seat -= m->seats;
        int own = m->display[seat][card];
        if (own == 0) continue;
        if (card == LUMBERJACK) {
            m->wood[seat] += (int16_t)(own + bonus(m, seat, card));
        } else if (card == PRIEST) {
            m->fame[seat] += (int16_t)(own + bonus(m, seat, card));
        } else if (card == MOAI) {
            join(m, seat, 0);
        } else { /* RC8 */
            int kind = card - HUNTER, due = 1 + bonus(m, seat, card);
            int given = m->supply[kind] < due ? m->supply[kind] : due;
            give_offering(m, seat, kind, given);
            if (given < due) join(m, seat, due - given);
        }
    }
    m->scored = (int16_t)card;
}

static void go_on_scoring(Match *m) {
    if (m->queue_n > 0 && m->scored == MOAI) {
        ask(m, SCORE_MOAI, m->queue[0]);
    } else if (m->queue_n > 0 && m->supply_left > 0) {
        ask(m, SUBSTITUTE, m->queue[0]);
    } else {
        m->queue_n = 0;
        begin_turn(m, m->active + 1 == m->seats ? 0 : m->active + 1);
    }
}

static void go_on_drawing(Match *m, int column) { /* RC1, RC4 */
    if (m->hand_n[m->active] < 3) {
        ask(m, DRAW, m->active);
    } else {
        score(m, m->columns[column][m->height[column] - 1]);
        go_on_scoring(m);
    }
}

/* -- the sacrifice round (RB5) ------------------------------------------------------------------ */

static void go_on_with_supply_card(Match *m) { ask(m, m->supply_left > 0 ? ADD : DRAW, m->active); }

static void go_on_with_sacrifices(Match *m) {
    if (m->queue_n > 0) {
        ask(m, SACRIFICE, m->queue[0]);
    } else if (m->offerings_n[m->active] > 0) {
        ask(m, HIDE, m->active);
    } else {
        go_on_with_supply_card(m);
    }
}

static inline void put_on_stone(Match *m, int seat, int kind) {
    m->offerings[seat][kind]--;
    m->offerings_n[seat]--;
    m->on_stone[kind]++;
}

/* -- decisions: each lists the legal moves in the engine's order and plays one of them ----------- */

static void buy(Match *m, int seat) { /* RA1-RA4 */
    int moves[1 + KINDS], prices[KINDS], n = 0;
    moves[n++] = -1;
    for (int kind = 0; kind < KINDS; kind++) {
        int price = 5 - m->display[seat][HUNTER + kind];
        prices[kind] = price < 0 ? 0 : price;
        if (m->supply[kind] > 0 && m->wood[seat] >= prices[kind]) moves[n++] = kind;
    }
    int kind = moves[below(n)];
    if (kind >= 0) {
        m->wood[seat] -= (int16_t)prices[kind];
        give_offering(m, seat, kind, 1);
    }
    ask(m, LAY, seat);
}

static void build(Match *m, int seat) { /* RB5 */
    m->hand[seat][MOAI]--;
    m->hand_n[seat]--;
    m->display[seat][MOAI]++;
    m->wood[seat] -= 7;
    for (int i = 1; i < m->seats; i++) {
        int other = (seat + i) % m->seats;
        if (m->offerings_n[other] > 0) join(m, other, 0);
    }
    go_on_with_sacrifices(m);
}

static void lay(Match *m, int seat) { /* RB1-RB3 */
    int moves[16], n = 0;
    const int8_t *hand = m->hand[seat];
    if (hand[LUMBERJACK] > 0) moves[n++] = LUMBERJACK;
    if (hand[PRIEST] > 0) moves[n++] = PRIEST;
    if (hand[MOAI] > 0 && m->wood[seat] >= 7) moves[n++] = MOAI;
    for (int kind = 0; kind < KINDS; kind++)
        for (int more = 0; more < hand[HUNTER + kind]; more++)
            if (m->wood[seat] >= more) moves[n++] = 3 + 3 * kind + more;
    if (hand[MOAI] == 3 && m->wood[seat] < 7) moves[n++] = DISCARD;
    int move = moves[below(n)];
    if (move == MOAI) {
        build(m, seat);
        return;
    }
    if (move == DISCARD) {
        m->hand[seat][MOAI]--;
        m->hand_n[seat]--;
    } else if (move >= 3) {
        int card = HUNTER + (move - 3) / 3, cards = 1 + (move - 3) % 3;
        m->hand[seat][card] -= (int8_t)cards;
        m->hand_n[seat] -= (int8_t)cards;
        m->display[seat][card] += (int8_t)cards;
        m->wood[seat] -= (int16_t)(cards - 1);
    } else {
        m->hand[seat][move]--;
        m->hand_n[seat]--;
        m->display[seat][move]++;
    }
    ask(m, DRAW, seat);
}

static inline int any_kind_held(const Match *m, int seat) {
    int moves[KINDS], n = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (m->offerings[seat][kind] > 0) moves[n++] = kind;
    return moves[below(n)];
}

static void draw(Match *m, int seat) { /* RC1-RC3 */
    int moves[COLUMNS], n = 0;
    for (int column = 0; column < COLUMNS; column++)
        if (m->height[column] > 0) moves[n++] = column;
    int column = moves[below(n)];
    m->hand[seat][m->columns[column][--m->height[column]]]++;
    m->hand_n[seat]++;
    if (m->height[column] > 0) {
        go_on_drawing(m, column);
    } else if (m->pile_left == 0) {
        m->phase = OVER;
    } else {
        m->column = (int16_t)column;
        m->phase = REFILL;
    }
}

static void substitute(Match *m, int seat) { /* RC8, A13 */
    int moves[1 + KINDS], n = 0;
    moves[n++] = -1;
    for (int kind = 0; kind < KINDS; kind++)
        if (m->supply[kind] > 0) moves[n++] = kind;
    int kind = moves[below(n)];
    if (kind >= 0) give_offering(m, seat, kind, 1);
    if (--m->due[0] == 0) leave(m);
    go_on_scoring(m);
}

static void add_from_supply(Match *m) { /* RB5.3 */
    int moves[KINDS], n = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (m->supply[kind] > 0) moves[n++] = kind;
    int kind = moves[below(n)];
    m->supply[kind]--;
    m->supply_left--;
    m->on_stone[kind]++;
    ask(m, DRAW, m->active);
}

static void take_for_moais(Match *m, int seat) { /* RC7 */
    int amount = m->display[seat][MOAI] + bonus(m, seat, MOAI);
    if (below(2) == FAME) {
        m->fame[seat] += (int16_t)amount;
    } else {
        m->wood[seat] += (int16_t)amount;
    }
    leave(m);
    go_on_scoring(m);
}

/* -- a match ------------------------------------------------------------------------------------ */

static void play(Match *m, long *decisions, long *chance_moves) {
    for (;;) {
        int seat = m->mover;
        switch (m->phase) {
        case COLOUR:
            deal_colour(m);
            ++*chance_moves;
            continue;
        case SETUP:
            deal_card(m);
            ++*chance_moves;
            if (m->height[m->column] == HEIGHT && ++m->column == COLUMNS) begin_turn(m, 0);
            continue;
        case REFILL:
            deal_card(m);
            ++*chance_moves;
            if (m->pile_left == 0) {
                m->phase = OVER;
            } else if (m->height[m->column] == HEIGHT) {
                go_on_drawing(m, m->column);
            }
            continue;
        case BUY:
            buy(m, seat);
            break;
        case LAY:
            lay(m, seat);
            break;
        case SACRIFICE:
            put_on_stone(m, seat, any_kind_held(m, seat));
            leave(m);
            go_on_with_sacrifices(m);
            break;
        case HIDE:
            put_on_stone(m, seat, any_kind_held(m, seat));
            go_on_with_supply_card(m);
            break;
        case ADD:
            add_from_supply(m);
            break;
        case DRAW:
            draw(m, seat);
            break;
        case SCORE_MOAI:
            take_for_moais(m, seat);
            break;
        case SUBSTITUTE:
            substitute(m, seat);
            break;
        default:
            return;
        }
        ++*decisions;
    }
}

static int value_of(const Match *m, int kind) { /* RE3, RE4 */
    int value = 3, stone = 0;
    for (int other = 0; other < KINDS; other++) stone += m->on_stone[other];
    if (stone == 0) return 0;
    for (int other = 0; other < KINDS; other++) {
        if (m->on_stone[other] <= m->on_stone[kind]) continue;
        value--;
        for (int earlier = 0; earlier < other; earlier++) {
            if (m->on_stone[earlier] == m->on_stone[other]) {
                value++;
                break;
            }
        }
    }
    return value;
}

static long points(const Match *m) { /* RE2 */
    long sum = 0;
    for (int seat = 0; seat < m->seats; seat++) {
        sum += m->fame[seat] + 4 * m->display[seat][MOAI] + m->wood[seat] / 5;
        for (int kind = 0; kind < KINDS; kind++) sum += m->offerings[seat][kind] * value_of(m, kind);
    }
    return sum;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: rapanui2011_twin SEATS MATCHES GENERATOR\n");
        return 2;
    }
    int seats = atoi(arguments[1]), matches = atoi(arguments[2]);
    generator = strtoull(arguments[3], NULL, 10);
    Match start, match;
    long decisions = 0, chance_moves = 0, sum = 0;
    begin(&start, seats);
    double began = now();
    for (int i = 0; i < matches; i++) {
        match = start;
        play(&match, &decisions, &chance_moves);
    }
    double seconds = now() - began;
    sum = points(&match);
    printf("%ld %ld %ld %.6f\n", decisions, chance_moves, sum, seconds);
    return 0;
}
