def check_pieces(p): pass
def check_now(p): pass
def check_playable(p, s): pass
