from vaka.core cimport memory as mem

cdef class Sheet:
    cdef public int n
    cdef float* numbers
    cdef object _owner
