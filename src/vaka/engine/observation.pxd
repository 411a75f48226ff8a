from vaka.engine cimport memory as mem

cdef class ObservationBuffer:
    cdef public Py_ssize_t n
    cdef float* numbers
    cdef object _owner
