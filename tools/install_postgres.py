"""Install PostgreSQL's programs, with which tests start a server of their own.

Nothing happens if they are there. Otherwise the system's package is installed, if this is a system
with apt and the user may do it; if not, the tests that need it are skipped and say so.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Install what is missing; never fail, the tests say what they lack."""
    if shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return 0
    apt = shutil.which("apt-get")
    if apt is None or os.getuid() != 0:
        print("PostgreSQL is not installed, and this user cannot install it: its tests are skipped")
        return 0
    print("installing PostgreSQL for the tests ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "postgresql"]):
        done = subprocess.run([apt, *command], env=quiet, capture_output=True, check=False)
        if done.returncode:
            print("PostgreSQL could not be installed: its tests are skipped")
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
