# The methods that rules call most have their bodies here, so that they become part of the rules.
from libc.stdint cimport int32_t
from vaka.engine cimport memory as mem
from vaka.engine cimport splitmix as Mix
from vaka.engine.net cimport Net
from vaka.engine.observation cimport ObservationBuffer
from vaka.engine.rng cimport Rng

cdef class Moves:
    cdef public int n, total, lost
    cdef int32_t[1024] move, weight

    cdef inline void clear(self) noexcept nogil:
        self.n = 0
        self.total = 0

    cdef inline void add(self, int move) noexcept nogil:
        if self.n == 1024:
            self.lost += 1
            return
        self.move[self.n] = move
        self.n += 1

    cdef inline void add_chance(self, int move, int weight) noexcept nogil:
        if self.n == 1024:
            self.lost += 1
            return
        self.move[self.n] = move
        self.weight[self.n] = weight
        self.total += weight
        self.n += 1

    cdef inline bint holds(self, int move) noexcept nogil:
        cdef int i
        for i in range(self.n):
            if self.move[i] == move:
                return True
        return False

    cdef inline void take_lost(self, Moves other) noexcept nogil:
        self.lost += other.lost
        other.lost = 0

    cdef inline int pick(self, Rng rng) noexcept nogil:
        cdef int left, i
        rng.state = Mix.advance(rng.state)
        if self.total == 0:
            return self.move[Mix.below(rng.state, self.n)]
        left = Mix.below(rng.state, self.total)
        i = 0
        while left >= self.weight[i]:
            left -= self.weight[i]
            i += 1
        return self.move[i]

cdef class Events:
    cdef public int listening, n
    cdef int32_t[1024][5] fact

    cdef inline void tell(self, int kind, int a, int b, int c, int d) noexcept nogil:
        if self.listening == 0 or self.n == 1024:
            return
        self.fact[self.n][0] = kind
        self.fact[self.n][1] = a
        self.fact[self.n][2] = b
        self.fact[self.n][3] = c
        self.fact[self.n][4] = d
        self.n += 1

cdef class Score:
    cdef int32_t[6][4] value

cdef class Weights:
    cdef public double[64] weight
    cdef public double spread
    cdef public Net net

cdef class Rewards(Score):
    cdef double[6] points, share, more
    cdef double spread
    cdef ObservationBuffer sheet
    cdef int[2432] found
    cdef double[64] hidden
    cdef double[2] answers
