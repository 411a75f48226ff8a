from vaka.engine cimport memory as mem

cdef extern from *:
    """
    struct vaka_node {
        double prior, total, squares, points;
        int move, sibling, child, visits, available, unused[3];
    };
    /* Refused by the compiler unless a node takes the BYTES of tree.py. */
    typedef char vaka_node_is_a_line_of_memory[sizeof(struct vaka_node) == 64 ? 1 : -1];
    """
    struct Node "vaka_node":
        double prior, total, squares, points
        int move, sibling, child, visits, available

cdef inline Node* nodes(object room):
    return <Node*> mem.vaka_address(room)

cdef inline Node* at(Node* nodes, Py_ssize_t number) noexcept nogil:
    return nodes + number
