"""Rulebooks and FAQs that the player owns: read, cut into passages, and kept as indexes in the user's cache folder."""

# No pathlib here: on the way of a look-up when there are documents; see index.py.
from __future__ import annotations

import os
from collections.abc import Iterator

from ..library import places
from .index import LANGUAGES, Index, lined
from .keeping import keep, mapped, name_of, opened
from .line import Line, Wrong
from .query import tongue
from .showing import say, say_json

LARGEST = 20
"""Megabytes of a file that is still read."""
PASSAGE = 900
"""Characters of a passage, about."""
HEADING = 70
"""Characters of a line that may be a heading."""


def command(index: Index, line: Line, lang: str, game: str) -> int:
    """`ask --add FILE --game G --lang L`, `ask --remove FILE`, `ask --sources`. Gives the exit status.

    Raises:
        Wrong: the file cannot be used, or an option is missing.
    """
    if "--add" in line.options:
        if not game or "--lang" not in line.options:
            raise Wrong("add-needs")
        file = line.options["--add"]
        passages = add(index, file, game, lang)
        text = index.says("added", lang, file=os.path.basename(file), passages=passages, game=game, tongue=lang)
    elif "--remove" in line.options:
        file = line.options["--remove"]
        remove(file)
        text = index.says("removed", lang, file=os.path.basename(file))
    else:
        told = [about(document) for document in indexes()]
        text = "\n".join("{file} · {game} · {lang} · {passages}".format_map(d) for d in told)
        if "--json" in line.options:
            say_json({"sources": told})
        else:
            say(text or index.says("no-documents", lang))
        return 0
    if "--json" in line.options:
        say_json({"ok": True, "text": text})
    else:
        say(text)
    return 0


def shelf_of_own() -> str | None:
    """The folder of the player's documents; None where nothing can be kept."""
    folder = places.cache()
    return None if folder is None else os.path.join(folder, "documents")


def indexes() -> Iterator[Index]:
    """The indexes of the player's documents; one whose file has changed is made anew."""
    folder = shelf_of_own()
    names = sorted(os.listdir(folder)) if folder and os.path.isdir(folder) else []
    for name in names:
        document = mapped(os.path.join(folder or "", name)) if name.endswith(".index") else None
        if document is None:
            continue
        file = document.field("!file")
        if seen(file) not in ("", document.field("!seen")):
            try:
                add(opened(), file, document.field("!game"), document.field("!lang"))
            except Wrong:
                pass  # what was read before is better than nothing
            else:
                document = mapped(os.path.join(folder or "", name)) or document
        yield document


def about(document: Index) -> dict[str, object]:
    """What is known about a document: file, game, language, number of passages."""
    return {
        "file": document.field("!file"),
        "game": document.field("!game"),
        "lang": document.field("!lang"),
        "passages": document.count,
    }


def seen(file: str) -> str:
    """A line that changes when a file does; empty where it cannot be seen."""
    try:
        known = os.stat(file)
    except OSError:
        return ""
    return f"{known.st_mtime_ns}-{known.st_size}"


def add(index: Index, file: str, game: str, lang: str) -> int:
    """Index a file for this player; gives the number of passages. Adding it again replaces it.

    Raises:
        Wrong: the file cannot be read, is too big, is no text, or there is nowhere to keep it.
    """
    from .building import Source, index_of

    path = os.path.abspath(file)
    name = os.path.basename(path)
    sources = []
    for n, (page, heading, text) in enumerate(passages(read(path))):
        place = ", ".join(filter(None, (name, index.says("page", lang, page=page) if page else "")))
        titles = (heading,) if heading and len(heading.split()) <= 5 else ()
        sources.append(
            Source(
                id=f"{game}.document.{name}.{n + 1}",
                kind="document",
                game=game,
                source=f"{place} «{heading}»" if heading else place,
                related=(),
                see=(),
                title={lang: heading or name},
                text={lang: text},
                note={},
                names={lang: titles},
                asked={},
                weighed={lang: ((2.0, heading), (1.0, text))},
            )
        )
    if not sources:
        raise Wrong("no-words", file=name)
    lines = index_of(sources, {known: tongue(index, known) for known in LANGUAGES})
    for key, value in (("file", path), ("game", game), ("lang", lang), ("seen", seen(path))):
        lines[f"!{key}"] = [value]
    lines["!games"] = [f"{game}=0-{len(sources)}"]
    folder = shelf_of_own()
    try:
        if folder is None:
            raise Wrong("nowhere")
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise Wrong("nowhere") from error
    if not keep(os.path.join(folder, name_of(path)), lined(lines.items())):
        raise Wrong("nowhere")
    return len(sources)


def remove(file: str) -> None:
    """Forget a document, named by its path or, when only one is so called, by its file name.

    Raises:
        Wrong: it is not among the player's documents.
    """
    folder = shelf_of_own()
    paths = [document.field("!file") for document in indexes()]
    found = [p for p in paths if p == os.path.abspath(file)] or [p for p in paths if os.path.basename(p) == file]
    if folder is None or len(found) != 1:
        raise Wrong("not-added", file=file)
    try:
        os.unlink(os.path.join(folder, name_of(found[0])))
    except OSError as error:
        raise Wrong("nowhere") from error


def read(path: str) -> list[str]:
    """The text of a file, page by page; a text without pages is one.

    Raises:
        Wrong: it cannot be read, is too big, or is no text.
    """
    name = os.path.basename(path)
    try:
        size = os.stat(path).st_size
        if size > LARGEST << 20:
            raise Wrong("too-big", file=name, size=size >> 20, limit=LARGEST)
        with open(path, "rb") as file:
            data = file.read()
    except OSError as error:
        raise Wrong("not-a-file", file=name) from error
    if data[:5] == b"%PDF-":
        return read_pdf(path)
    if b"\0" in data:
        raise Wrong("not-text", file=name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    odd = sum(1 for c in text if c == "\ufffd" or (ord(c) < 32 and c not in "\t\n\r\f"))
    if odd * 50 > len(text) or name.lower().endswith(".pdf"):
        raise Wrong("not-text", file=name)
    return text.split("\f")


def read_pdf(path: str) -> list[str]:
    """The text of a PDF, page by page.

    Raises:
        Wrong: it is none, or is locked, or the library that reads it is missing.
    """
    name = os.path.basename(path)
    try:
        from pypdf import PdfReader
    except ImportError as error:
        raise Wrong("no-pdf") from error
    import logging

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it warns of every oddity of a file
    try:
        return [page.extract_text() for page in PdfReader(path).pages]
    except Exception as error:  # a broken PDF can fail in any way there is
        raise Wrong("not-text", file=name) from error


def passages(pages: list[str]) -> Iterator[tuple[int, str, str]]:
    """A document cut into passages: the page (0 when there are none), the heading above it, and the text."""
    heading, numbered = "", len(pages) > 1
    for at, page in enumerate(pages):
        gathered = ""
        for block in blocks(page):
            title = heading_of(block)
            if title or len(gathered) + len(block) > PASSAGE:
                if gathered:
                    yield (at + 1 if numbered else 0), heading, gathered
                gathered = ""
            if title:
                heading = title
            else:
                gathered = f"{gathered} {block}".strip()
        if gathered:
            yield (at + 1 if numbered else 0), heading, gathered


def blocks(page: str) -> Iterator[str]:
    """The paragraphs of a page; a long one in sentences, a line that looks like a heading alone."""
    paragraph: list[str] = []
    for line in [*page.splitlines(), ""]:
        line = line.strip()
        if line and not heading_of(line):
            paragraph.append(line)
            continue
        text = " ".join(" ".join(paragraph).split())
        paragraph = []
        while len(text) > PASSAGE:
            cut = max(text.rfind(mark, 0, PASSAGE) for mark in (". ", "? ", "! ", "; ", " ")) + 1 or PASSAGE
            yield text[:cut].strip()
            text = text[cut:].strip()
        if text:
            yield text
        if line:
            yield line


def heading_of(line: str) -> str:
    """A heading's text; empty for a line that is none."""
    if line.startswith("#"):
        return line.strip("# ").strip()
    short = max(map(len, line.split()), default=0) > 3 and len(line) <= HEADING and line[-1] not in ".,;?!…-"
    if short and (line.isupper() or (line.istitle() and len(line.split()) > 1) or line.endswith(":")):
        return line.rstrip(":").strip()
    return ""
