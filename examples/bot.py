#!/usr/bin/env python3
"""A bot for Tidetable: holds a seat at a table and plays either game by lot.

    python3 examples/bot.py --game salt-paper                    # makes a table against a bot of the server and plays
    python3 examples/bot.py --table <name> --name Lucky          # sits down at a table somebody made
    python3 examples/bot.py --game kelp --websocket              # the same over a websocket (pip install websockets)

Without --websocket it needs nothing but Python: one stream of lines to read, one request for each step. Replace
`choose` by something cleverer; it is given everything its seat may know. docs/protocol.md describes the messages.
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(state):
    """The text of one of the legal actions. `state["game"]["view"]` is what the seat knows."""
    return random.choice(state["game"]["legal"])["text"]


class Server:
    """Plain HTTP."""

    def __init__(self, base):
        self.base = base.rstrip("/")

    def open(self, method, path, token=None, body=None, timeout=30):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def ask(self, method, path, token=None, body=None):
        """The answer as JSON; a refusal is an answer too."""
        try:
            with self.open(method, path, token, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            return json.load(error)


def sit_down(server, args):
    """The name of the table and the token of our seat."""
    token = secrets.token_urlsafe(24)
    if args.table:
        sit = {"do": "sit", "name": args.name, "token": token}
        answer = server.ask("POST", f"/api/tables/{args.table}/do", None, {"command_id": "sit", "command": sit})
        if answer["type"] != "seated":
            sys.exit(f"no seat: {answer}")
        ready = {"do": "ready", "bytes": secrets.token_hex(16)}
        server.ask("POST", f"/api/tables/{args.table}/do", token, {"command_id": "ready", "command": ready})
        return args.table, token
    game = next(game for game in server.ask("GET", "/api/games") if game["game"] == args.game)
    seats = [{"kind": "you"}] + [{"kind": "bot", "level": args.against or game["bots"][0]}] * (game["seats"] - 1)
    if args.last_seat:
        seats.reverse()
    body = {
        "settings": {"game": args.game, "options": game["options"]},
        "seats": seats,
        "name": args.name,
        "token": token,
        "ready": True,
        "bytes": secrets.token_hex(16),
    }
    return server.ask("POST", "/api/tables", None, body)["table"], token


class Player:
    """Knows the newest state and what was not answered yet. Both ways of talking use it."""

    def __init__(self, table):
        self.table = table
        self.stamp = None
        self.pending = None
        self.count = 0
        self.result = None

    def hear(self, frame):
        """Takes a frame; what to send next, if anything."""
        kind = frame["type"]
        if kind in ("done", "refused") and self.pending and frame.get("command_id") == self.pending["command_id"]:
            if kind == "refused":
                print("refused:", frame["refusal"], file=sys.stderr)
            else:
                # States from before this are on their way still; they are old news.
                self.stamp = max(self.stamp, (frame["stamp"]["version"], frame["stamp"]["draft"]))
            self.pending = None
        if kind != "state":
            return None
        state = frame["state"]
        stamp = (state["stamp"]["version"], state["stamp"]["draft"])
        if self.stamp and stamp < self.stamp:
            return None
        self.stamp = stamp
        if state["phase"] == "over":
            self.result = state
            return None
        if self.pending or not state["game"] or not state["game"]["legal"]:
            return None
        self.count += 1
        self.pending = {"command_id": f"py{self.count}", "seen_version": stamp[0], "action": choose(state)}
        return self.pending


def act_by_http(server, table, token, player):
    """Sends what is pending until the table has answered; a server that is told too much at once says so."""
    while player.pending:
        answer = server.ask("POST", f"/api/tables/{table}/act", token, player.pending)
        if answer.get("command_id") != player.pending["command_id"]:
            time.sleep(0.2)
        player.hear(answer)


def play_by_http(server, table, token):
    player = Player(table)
    while not player.result:
        query = "" if not player.stamp else f"?version={player.stamp[0]}&draft={player.stamp[1]}"
        try:
            with server.open("GET", f"/api/tables/{table}/events{query}", token, timeout=60) as lines:
                act_by_http(server, table, token, player)
                for line in lines:
                    if line.strip() and player.hear(json.loads(line)):
                        act_by_http(server, table, token, player)
                    if player.result:
                        break
        except (OSError, ValueError) as error:
            print("connecting again:", error, file=sys.stderr)
            time.sleep(0.5)
    return player.result


def play_by_websocket(server, table, token):
    try:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect
    except ImportError:
        sys.exit("--websocket needs a package: pip install websockets")
    player = Player(table)
    address = "ws" + server.base.removeprefix("http") + "/ws"
    while not player.result:
        try:
            with connect(address) as socket:
                watch = {"type": "watch", "table": table, "token": token}
                if player.stamp:
                    watch["since"] = {"version": player.stamp[0], "draft": player.stamp[1]}
                socket.send(json.dumps(watch))
                if player.pending:
                    socket.send(json.dumps({"type": "act", "table": table, **player.pending}))
                while not player.result:
                    frame = json.loads(socket.recv(timeout=60))
                    action = player.hear(frame)
                    if frame["type"] == "refused" and not frame.get("command_id"):
                        # Told too much at once: what was sent last was not heard.
                        time.sleep(0.2)
                        action = player.pending
                    if action:
                        socket.send(json.dumps({"type": "act", "table": table, **action}))
        except (OSError, ValueError, WebSocketException) as error:
            print("connecting again:", error, file=sys.stderr)
            time.sleep(0.5)
    return player.result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://127.0.0.1:8080")
    parser.add_argument("--table", help="sit down at this table")
    parser.add_argument("--game", default="salt-paper", help="or make one for this game")
    parser.add_argument("--against", help="the bot of the server to play against; the weakest if left out")
    parser.add_argument("--last-seat", action="store_true", help="take the last seat instead of the first")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--websocket", action="store_true")
    args = parser.parse_args()
    server = Server(args.server)
    table, token = sit_down(server, args)
    print("playing at", f"{server.base}/t/{table}")
    play = play_by_websocket if args.websocket else play_by_http
    state = play(server, table, token)
    places, seat = state["result"]["places"], state["you"]["seat"]
    print(f"over: {state['result']['reason']}, places {places}, ours {places[seat]}")


if __name__ == "__main__":
    main()
