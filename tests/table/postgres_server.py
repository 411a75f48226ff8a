"""A PostgreSQL server of the tests' own, from the programs of the system's package."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

MISSING = (
    "PostgreSQL's programs are not installed and cannot be: run tools/install_postgres.py as root, "
    "or install the package `postgresql`"
)


def programs() -> Path | None:
    """Return the folder with initdb and postgres, if there is one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).parent if on_path else None


class Postgres:
    """A server in a folder, reached by a socket in it; its data need not survive the machine."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="vaka-pg-"))
        self.run_as: dict[str, Any] = {}
        if os.getuid() == 0:  # which initdb refuses
            user = _somebody()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.run_as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        data = self.folder / "data"
        self._run(
            programs / "initdb", "-D", data, "-U", "vaka", "-A", "trust", "-E", "UTF8", "-N",
            "--no-locale",
        )  # fmt: skip
        self.start()

    def start(self) -> None:
        """Start the server, or start it again, and wait until it answers."""
        programs = self.programs
        data = self.folder / "data"
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(programs / "postgres", "-D", data, "-k", self.folder),
                    *("-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB"),
                ],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                **self.run_as,
            )
        for _ in range(200):
            ready = subprocess.run(
                [programs / "pg_isready", "-h", self.folder, "-U", "vaka", "-d", "postgres"],
                capture_output=True,
                check=False,
            )
            if ready.returncode == 0:
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            subprocess.run(["sleep", "0.05"], check=True)
        raise AssertionError((self.folder / "log").read_text())

    def _run(self, *command: object) -> None:
        subprocess.run(
            [str(word) for word in command],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self.run_as,
        )

    def database(self, name: str) -> str:
        """Return the address of a new schema: an empty database, and quickly made."""
        import psycopg

        address = f"postgresql://vaka@/postgres?host={self.folder}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{address}&options=-csearch_path%3D{name}"

    def halt(self) -> None:
        """Stop the server without waiting for those still connected; its data stay."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def _somebody() -> pwd.struct_passwd:
    """Return a user without rights."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
