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

from kodeks.folder import data_folder
from kodeks.kernel.form import which
from kodeks.languages import language, mark
from kodeks.web.logs import FORMATS, PLAIN, configure
from kodeks.web.settings import HERE, PACE, RATE, Settings

HOST = "127.0.0.1"
PORT = 8000
PATIENCE = 2  # seconds that open streams get when the server stops


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default=os.environ.get("HOST", HOST), help=mark("address to listen at (127.0.0.1)"))
    parser.add_argument(
        "--port", type=int, default=os.environ.get("PORT", str(PORT)), help=mark("port to listen at (8000)")
    )
    parser.add_argument(
        "--database",
        default=os.environ.get("DATABASE_URL", ""),
        help=mark("sqlite:///file or postgresql://… (default: a file in your data folder)"),
    )
    parser.add_argument("--processes", type=int, default=0, help=mark("processes for bots (all cores but one)"))
    parser.add_argument("--pace", type=float, default=PACE, help=mark("seconds between moves of bots (0.8)"))
    parser.add_argument("--rate", type=float, default=RATE, help=mark("actions a second from one address (20)"))
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
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kodeks.db'}"


def run(args: Namespace) -> int:
    import uvicorn

    from kodeks.web.app import make_app

    reader = language(args.lang)
    configure(args.log)
    settings = Settings(args.database or default_database(), args.processes, args.pace, args.rate)
    settings.metrics_from = tuple(address.strip() for address in args.metrics_from.split(","))
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
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.hall.hush()  # it waits for open streams
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=PATIENCE
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
