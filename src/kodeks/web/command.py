"""`kodeks serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace

from kodeks.arguments import number, whole
from kodeks.folder import data_folder
from kodeks.kernel.form import which
from kodeks.languages import language, mark
from kodeks.web.logs import FORMATS, PLAIN, configure
from kodeks.web.settings import BOT_TABLES, CONNECTIONS, HERE, PACE, PER_ADDRESS, RATE, THOUGHTS, Settings

HOST = "127.0.0.1"
PORT = 8000
ASIDE = mark("{count} tables can not be opened and were set aside; the log names them")
SPARE = 100  # files for the database, the bots and those who are turned away
PATIENCE = 2  # seconds that open streams get when the server stops


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default=os.environ.get("HOST", HOST), help=mark("address to listen at (127.0.0.1)"))
    parser.add_argument(
        "--port", type=whole(0, 65535), default=os.environ.get("PORT", str(PORT)), help=mark("port to listen at (8000)")
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("DATABASE_URL", ""),
        help=mark("sqlite:///file or postgresql://… (default: a file in your data folder)"),
    )
    parser.add_argument(
        "--processes", type=whole(0), default=0, help=mark("processes for bots (all cores but one, two at least)")
    )
    parser.add_argument("--pace", type=number(0), default=PACE, help=mark("seconds between moves of bots (0.8)"))
    parser.add_argument("--rate", type=number(0), default=RATE, help=mark("actions a second from one address (20)"))
    parser.add_argument(
        "--connections", type=whole(1), default=CONNECTIONS, help=mark("connections at the same time (4000)")
    )
    parser.add_argument(
        "--per-address", type=whole(0), default=PER_ADDRESS, help=mark("connections of one address (100; 0: no limit)")
    )
    parser.add_argument(
        "--bot-tables", type=whole(0), default=BOT_TABLES, help=mark("tables of one address at which bots think (20)")
    )
    parser.add_argument(
        "--thoughts", type=whole(0), default=THOUGHTS, help=mark("hints of one address that may wait (10)")
    )
    parser.add_argument(
        "--log",
        choices=FORMATS,
        default=os.environ.get("KODEKS_LOG", PLAIN),
        help=mark("plain: faults, for people; json: every request, for programs (plain)"),
    )
    parser.add_argument(
        "--metrics-from",
        default=os.environ.get("KODEKS_METRICS_FROM", ",".join(HERE)),
        help=mark("addresses that may read /metrics, with commas (this machine)"),
    )
    parser.add_argument("--open", action="store_true", help=mark("open the browser"))


def default_database() -> str:
    folder = data_folder()
    folder.mkdir(0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # one of before
    return f"sqlite:///{folder / 'kodeks.db'}"


def files() -> int:
    """How many the server may have open; as many as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows
        return 2 * SPARE + CONNECTIONS
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 2 * SPARE + CONNECTIONS


def run(args: Namespace) -> int:
    import uvicorn

    from kodeks.web.app import make_app
    from kodeks.web.door import door

    reader = language(args.lang)
    configure(args.log)
    settings = Settings(
        args.database or default_database(),
        args.processes,
        args.pace,
        args.rate,
        args.connections,
        args.per_address,
        args.thoughts,
        args.bot_tables,
        tuple(address.strip() for address in args.metrics_from.split(",")),
    )
    fault = fault_of(settings.database)
    if fault:
        print(reader.say("The database can not be used: {fault}", fault=fault), file=sys.stderr)
        return 2
    try:
        listening = socket.create_server((args.host, args.port))
    except OSError as error:
        fault = error.strerror or str(error)
        print(reader.say("Port {port} can not be used: {fault}", port=args.port, fault=fault), file=sys.stderr)
        return 2
    address = f"http://{'localhost' if args.host == '0.0.0.0' else args.host}:{listening.getsockname()[1]}"
    print(reader.say("Kodeks is at {address} (stop with Ctrl+C)", address=address), flush=True)
    print(reader.say(which()), flush=True)
    if args.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    app = make_app(settings)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and app.state.hall.aside:
                print(reader.say(ASIDE, count=len(app.state.hall.aside)), flush=True)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.hall.hush()  # it waits for open streams
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        http=door(min(settings.connections, files() - SPARE), settings.per_address),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # once everything is put away
    gc.freeze()  # what is loaded now stays: to look through it again and again would hold up everybody's news
    Server(config).run(sockets=[listening])
    return 0


def fault_of(database: str) -> str:
    """Why the database can not be used, or ''; it is brought up to date by the way."""
    from sqlalchemy.exc import SQLAlchemyError

    from kodeks.store.store import Store

    async def look() -> None:
        await (await Store.open(database)).close()

    try:
        asyncio.run(look())
    except (SQLAlchemyError, OSError) as error:
        return str(error).splitlines()[0]
    return ""
