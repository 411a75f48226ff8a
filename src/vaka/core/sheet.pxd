from vaka.core cimport memory as mem

cdef class Sheet:
    cdef public Py_ssize_t n
    cdef float* numbers
    cdef object _owner
