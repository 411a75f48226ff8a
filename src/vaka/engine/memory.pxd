# An engine object is one block of C ints behind the object header and the method table pointer, so
# a copy is one memcpy. This holds only while no field is a Python object and no Python subclass
# adds a __dict__: refuse_unfit_class in state.py sees to that.
cdef extern from *:
    """
    #include <string.h>
    #define VAKA_HEADER (sizeof(PyObject) + sizeof(void *))
    #ifdef Py_LIMITED_API
    static Py_ssize_t vaka_block_size(PyObject *thing) {
        PyObject *size = PyObject_GetAttrString((PyObject *)Py_TYPE(thing), "__basicsize__");
        Py_ssize_t bytes = PyLong_AsSsize_t(size) - (Py_ssize_t)VAKA_HEADER;
        Py_DECREF(size);
        return bytes;
    }
    #else
    static Py_ssize_t vaka_block_size(PyObject *thing) {
        return Py_TYPE(thing)->tp_basicsize - (Py_ssize_t)VAKA_HEADER;
    }
    #endif
    static void vaka_copy_block(PyObject *to, PyObject *source, Py_ssize_t size) {
        memcpy((char *)to + VAKA_HEADER, (char *)source + VAKA_HEADER, (size_t)size);
    }
    static void vaka_load_block(PyObject *to, char *slab, Py_ssize_t i, Py_ssize_t size) {
        memcpy((char *)to + VAKA_HEADER, slab + i * size, (size_t)size);
    }
    static void vaka_store_block(PyObject *source, char *slab, Py_ssize_t i, Py_ssize_t size) {
        memcpy(slab + i * size, (char *)source + VAKA_HEADER, (size_t)size);
    }
    static void vaka_clear(unsigned char *octets, Py_ssize_t start, Py_ssize_t count) {
        memset(octets + start, 0, (size_t)count);
    }
    static void *vaka_address(PyObject *buffer) {
        Py_buffer view;
        void *address;
        if (PyObject_GetBuffer(buffer, &view, PyBUF_WRITABLE) < 0) { PyErr_Clear(); return NULL; }
        address = view.buf;
        PyBuffer_Release(&view);
        return address;
    }
    """
    Py_ssize_t vaka_block_size(object thing)
    void vaka_copy_block(object to, object source, Py_ssize_t size) noexcept nogil
    void vaka_load_block(object to, char* slab, Py_ssize_t i, Py_ssize_t size) noexcept nogil
    void vaka_store_block(object source, char* slab, Py_ssize_t i, Py_ssize_t size) noexcept nogil
    void* vaka_address(object buffer)
    void vaka_clear(unsigned char* octets, Py_ssize_t start, Py_ssize_t count) noexcept nogil

cdef inline void allocate(object thing):
    pass  # a new extension object is all zeros

cdef inline Py_ssize_t block_size(object thing):
    return vaka_block_size(thing)

cdef inline void copy_block(object to, object source, Py_ssize_t size) noexcept nogil:
    vaka_copy_block(to, source, size)

cdef inline object slab(object sample, Py_ssize_t count):
    return bytearray(count * vaka_block_size(sample))

cdef inline char* blocks(object slab):
    return <char*> vaka_address(slab)

cdef inline void load_block(object to, char* slab, Py_ssize_t i, Py_ssize_t size) noexcept nogil:
    vaka_load_block(to, slab, i, size)

cdef inline void store_block(object source, char* slab, Py_ssize_t i, Py_ssize_t size) noexcept nogil:
    vaka_store_block(source, slab, i, size)

cdef inline float* floats(object buffer):
    return <float*> vaka_address(buffer)

cdef inline unsigned char* octets(object buffer):
    return <unsigned char*> vaka_address(buffer)

cdef inline void clear(unsigned char* octets, Py_ssize_t start, Py_ssize_t count) noexcept nogil:
    vaka_clear(octets, start, count)

cdef inline double* doubles(object buffer):
    return <double*> vaka_address(buffer)
