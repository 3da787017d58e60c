#!/usr/bin/env python3
"""Replays records of Sea Salt & Paper: written from docs/records.md alone, as a proof that the page is enough.

    python3 examples/replay_salt_paper.py FILE...

Checks every line's digest, keeps deck, piles, hands and tables, refuses a step that they do not allow, and prints
what each round came to. Points are not counted here.
"""

import hashlib
import sys
from collections import Counter

COLOURS = {
    "crab": "dark_blue*2 light_blue*2 black yellow*2 green grey",
    "boat": "dark_blue*2 light_blue*2 black*2 yellow*2",
    "fish": "dark_blue*2 light_blue black*2 yellow green",
    "swimmer": "dark_blue light_blue black yellow light_orange",
    "shark": "dark_blue light_blue black green purple",
    "shell": "dark_blue light_blue black yellow green grey",
    "octopus": "light_blue yellow green purple grey",
    "penguin": "purple light_orange pink",
    "sailor": "pink orange",
    "lighthouse": "purple",
    "shoal": "grey",
    "colony": "green",
    "captain": "light_orange",
    "mermaid": "white*4",
}
EXTRA = "jellyfish:purple jellyfish:pink lobster:black cast_of_crabs:green starfish:dark_blue starfish:light_blue"
EXTRA += " starfish:yellow seahorse:white"


def box(extra_salt):
    cards = Counter()
    for family, colours in COLOURS.items():
        for word in colours.split():
            colour, _, copies = word.partition("*")
            cards[f"{family}:{colour}"] = int(copies or 1)
    cards.update(EXTRA.split() if extra_salt else [])
    return cards


def lines(path):
    """The lines without their checks; fails at the first check that is wrong."""
    digest = bytes(32)
    for number, line in enumerate(open(path, encoding="utf-8", newline="\n"), 1):
        text, check = line.rstrip("\n").rsplit(" ~", 1)
        digest = hashlib.sha256(digest + text.encode()).digest()
        assert digest[:4].hex() == check, f"{path}:{number}: the check is wrong"
        yield text


def remove(cards, card):
    assert cards[card] > 0, f"{card} is not there"
    cards[card] -= 1


class Game:
    def __init__(self, options):
        words = dict(word.split("=") for word in options.split())
        self.players, self.extra = int(words["players"]), words["extra_salt"] == "yes"
        self.rounds, self.won = [], False

    def begin_round(self, seat):
        self.deck, self.piles = box(self.extra), [[], []]
        self.hands = [Counter() for _ in range(self.players)]
        self.turn, self.caller, self.sting, self.shown = seat, None, None, set()
        self.held, self.wait = [], "open"

    def left(self):
        return (self.turn + 1) % self.players

    def begin_turn(self):
        if self.sting == self.turn:
            self.sting = None
        self.start_taking()

    def start_taking(self):
        if self.sting is not None and self.sting != self.turn:
            if self.deck.total() == 0:
                return self.end_turn()
            self.wait = "stung"
        else:
            self.wait = "take" if self.deck.total() or any(self.piles) else "play"

    def end_round(self, how, seat):
        self.rounds.append(f"{how} by seat {seat}")
        self.begin_round((seat + 1) % self.players)

    def end_turn(self):
        if self.hands[self.turn]["mermaid:white"] == 4:
            self.won = True
            return
        if self.caller is not None:
            self.shown.add(self.turn)
            if self.left() == self.caller:
                return self.end_round("last chance", self.caller)
        elif self.deck.total() == 0:
            return self.end_round("void", self.turn)
        self.turn = self.left()
        self.begin_turn()

    def victims(self):
        others = (seat for seat in range(self.players) if seat != self.turn and seat not in self.shown)
        return [seat for seat in others if self.hands[seat].total()]

    def chance(self, card):
        hand = self.hands[self.turn] if self.wait != "starts" else None
        if self.wait == "steal":
            remove(self.hands[self.victim], card)
            hand[card] += 1
            self.wait = "play"
            return
        remove(self.deck, card)
        if self.wait == "open":
            self.piles[1 if self.piles[0] else 0].append(card)
            if self.piles[1]:
                self.begin_turn()
        elif self.wait == "drawn":
            self.held.append(card)
            if len(self.held) == 2:
                self.wait = "keep"
            elif self.deck.total() == 0:
                hand[self.held.pop()] += 1
                self.wait = "play"
        elif self.wait == "peek":
            self.held.append(card)
            if len(self.held) == 5 or self.deck.total() == 0:
                self.wait = "pick held"
        else:
            assert self.wait in ("fish", "stung"), f"chance is not awaited but {self.wait}"
            hand[card] += 1
            if self.wait == "stung":
                return self.end_turn()
            self.wait = "play"

    def act(self, seat, verb, words):
        assert seat == self.turn, "it is not this player's turn"
        hand, wait = self.hands[seat], self.wait
        if verb == "draw" and wait == "take":
            self.wait = "drawn"
        elif verb == "take" and wait == "take":
            hand[self.piles[int(words[0])].pop()] += 1
            self.wait = "play"
        elif verb == "keep" and wait == "keep":
            self.held.remove(words[0])
            hand[words[0]] += 1
            self.wait = "discard"
            if not all(self.piles):
                self.discard(1 if self.piles[0] else 0)
        elif verb == "discard" and wait == "discard":
            self.discard(int(words[0]))
        elif verb in ("pair", "trio") and wait == "play":
            for card in words:
                remove(hand, card)
            if verb == "pair":
                self.effect([card.split(":")[0] for card in words])
        elif verb == "pile" and wait == "pile":
            self.searched, self.wait = self.piles[int(words[0])], "pick"
        elif verb == "pick" and wait in ("pick", "pick held"):
            source = self.searched if wait == "pick" else self.held
            source.remove(words[0])  # the deepest: a pile is kept from bottom to top
            hand[words[0]] += 1
            if wait == "pick held":
                self.deck.update(self.held)
                self.held = []
            self.wait = "play"
        elif verb == "rob" and wait == "rob":
            self.victim, self.wait = int(words[0]), "steal"
        elif verb in ("end", "mermaids") and wait == "play":
            assert verb == "end" or hand["mermaid:white"] == 4, "four mermaids are needed"
            self.end_turn()
        elif verb in ("stop", "last_chance") and wait == "play" and self.caller is None:
            if hand["mermaid:white"] == 4:
                self.won = True
            elif verb == "stop":
                self.end_round("stop", seat)
            else:
                self.caller = seat
                self.shown.add(seat)
                self.turn = self.left()
                self.begin_turn()
        else:
            raise AssertionError(f"'{verb}' while {wait} is awaited")

    def discard(self, pile):
        self.piles[pile].append(self.held.pop())
        self.wait = "play"

    def effect(self, families):
        if families == ["crab", "crab"]:
            full = [pile for pile in self.piles if pile]
            self.wait = ("play", "pick", "pile")[len(full)]
            self.searched = full[0] if full else None
        elif families == ["boat", "boat"]:
            self.start_taking()
        elif families == ["fish", "fish"]:
            self.wait = "fish" if self.deck.total() else "play"
        elif families == ["swimmer", "shark"]:
            victims = self.victims()
            self.victim = victims[0] if victims else None
            self.wait = ("play", "steal", "rob")[min(len(victims), 2)]
        elif families == ["swimmer", "jellyfish"]:
            self.sting = self.turn
        elif families == ["crab", "lobster"]:
            self.wait = "peek" if self.deck.total() else "play"
        else:
            raise AssertionError(f"{families} are no pair")


def replay(path):
    game = None
    for number, text in enumerate(lines(path), 1):
        word, *rest = text.split(" ")
        try:
            if word == "options":
                game = Game(" ".join(rest))
            elif word == "chance" and rest[0] == "starts":
                game.begin_round(int(rest[1]))
            elif word == "chance":
                game.chance(rest[0])
            elif word.isdigit():
                game.act(int(word), rest[0], rest[1:])
        except AssertionError as error:
            sys.exit(f"{path}:{number}: {text}: {error}")
    print(f"{path}: {text}, {len(game.rounds)} rounds: {', '.join(game.rounds)}{', four mermaids' if game.won else ''}")


for name in sys.argv[1:]:
    replay(name)
