cimport cython
from vaka.engine cimport inputs as Inputs
from vaka.engine cimport memory as mem
from vaka.engine cimport sizes as Size

cdef class Net:
    cdef public int inputs, hidden
    cdef double* straight
    cdef float* first
    cdef double* first_bias
    cdef double* second
    cdef double* second_bias
    cdef object _kept

@cython.locals(count=int, i=Py_ssize_t, more=double, trust=double, number=double)
cdef void answer(Net net, float* numbers, int* found, double* hidden, double* answers) noexcept nogil
