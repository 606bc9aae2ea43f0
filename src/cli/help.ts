/** One line for a command that was not understood. */
export const usage =
	'Usage: muster check FILE… [--json] [--explain] [--event FILE] [--code CODE] | ' +
	'muster print FILE… [--form FORMS] [-o DIR] | muster convert FILE… --to FORMAT [-o DIR] | muster event check FOLDER… --event PACK | ' +
	'muster complete FILE [--size POINTS] [--json] | muster fix FILE [--json] | muster --help | muster --version';

const checkHelp = `muster check FILE… [--json]
muster check FILE… --event FILE [--json]
muster check FILE… --explain [--json]
muster check FILE… --code ABCD-EFGH-JKMN [--json]

Checks army lists against the rules of their army. A FILE is an export of Muster, a plain list, the text
that another builder copies, the link of a list, a mail or a mailbox with any of these, or a form's table (CSV);
- reads one from standard input. Where a file holds several lists, each is checked.

A plain list names things as the army list prints them ("name", "count" and "with" may be left out;
"with" names mounts, attached stands, items and other options):

  { "system": "…", "army": "…", "size": 2000, "name": "…",
    "units": [
      { "unit": "…", "count": 4 },
      { "unit": "…", "with": ["…", "…"] } ] }

A line may also have "models": 20 (how many models the unit has, where the player chooses), "reinforced":
true, "general": true, "name" and "note". What a unit is given twice is named twice in "with". Groups and
choices of the whole army stand under the game's own words, such as

  { "regiments": [{ "general": true, "units": [{ "unit": "…" }] }], "auxiliaries": ["…"],
    "formation": "…", "lores": ["…"], "terrain": "…", "regimentOfRenown": "…" }

or "brigades". A game without points needs no "size". See docs/list-file.md.

A list may also have "readings": { "…": "…" } (ids of interpretations and of their answers), "event": an
event pack, and "player": a name, or { "name", "club", "team", "email", "number", "table", "round" }.

With --event every list is checked under the event pack in that file, whatever event it names itself: the
pack's rules, interpretations and points limit. An event pack is

  { "eventPack": 1, "name": "…", "system": "…", "date": "2026-11-20", "size": 2000,
    "readings": { "…": "…" },
    "constraints": [{ "kind": "count", "of": { "any": ["…"] }, "max": 3, "label": "…" }] }

(see docs/event-pack.md). If it cannot be read, no list is checked. A list that brings other rules of that
event is named, with what differs; without --event it says that the rules came with the list, and their
fingerprint. With --json both are in "eventRules": { "fingerprint", "from": "list" or "command",
"brought": { "fingerprint", "differs" } }.

Without --json each list gets a line with its verdict and its list code, and below it a line for each
problem: what is wrong, how the limit was worked out, and [where the rule is printed]. What the list lacks
comes first, as what is next. Advice follows, which makes no list illegal.

With --code Muster says which list has the code on a sheet, legal or not. The exit status is then 0 if
there is such a list, 1 if there is none, and 2 if there is none but a file could not be read. A list that
was saved with earlier data is found by the code that it had then; a code from a sheet of before 28 November
2026 under an event, with the pack of that event in the list or after --event. docs/list-code.md describes
the code.

With --explain every rule follows, under what it is about: ✓ passed, ! to fix, ~ advice, – not applicable;
then, where units are priced by the model, the points breakdown of each, the interpretations that the list
depends on, the event, and what is not checked, with what to do by hand.

With --json one array is printed, even for one file, with an object for each list in the order of
the files:

  { "file", "name", "system", "army", "size", "points", "event": { "name", "date" }, "legal", "code",
    "problems": [{ "code", "message", "arithmetic", "reading", "source", "units" }],
    "tallies": { "units", "breakPoint", … } }

Points are numbers, halves and quarters among them (82.5); where units cost points together, beside the
price of each, "surcharges": [{ "name", "units", "amounts", "points" }] says which of them. "event" is
there only for a list under an event pack, "arithmetic" only where a limit was worked out, "reading" only
where the book can be read two ways.
"player" is there where a mail, a form or the list names one, "sent" with the time of a mail or a form, and
"part" with the name of a file within the file.
The "code" of an object is its list code; with --code there is also "match": same, earlier or other.
With --explain each object also has

  "rules": [{ "about", "state", "message", "arithmetic", "reading", "source" }],
  "plan": the advice that the list does not follow,
  "prices": [{ "unit", "models", "each", "points", "sums", "parts": [{ "name", "how", "points" }] }]
    (where units are priced by the model),
  "readings": [{ "question", "answer", "givenBy" }],
  "gaps": what is not checked of the army, if anything

where "state" is met, problem, plan or unused, and "givenBy" is pack, roster or event. A list that cannot
be read is

  { "file", "error", "faults": [{ "message", "name", "nearest" }], "legal": false }

where "name" is a word that is not known and "nearest" what it may mean. Of a pasted text, as much is read
as can be; where text and list differ, the list has

  "notes": [{ "kind", "message", "line", "name", "nearest", "theirs", "ours" }]

where "kind" is unread (nothing has this name), price (it costs "ours" points now and "theirs" in the text),
sum (the text's total is another) or assumed (the text states no points limit). A list that was not wholly
read is not "legal" and also has

  "unread": [{ "line", "text", "message", "name", "nearest" }]

with each line as it is written, and why it was not understood.

Exit status: 0 if all lists are legal, 1 if some are not, 2 if some could not be read, or not wholly.
`;

const printHelp = `muster print FILE… [-o DIR]
muster print FILE… --form list,reference --paper letter -o DIR
muster print FILE… --form organiser --combined FILE.pdf --index
muster print --form play --system warmaster

Prints army lists: each as a PDF of its own, named after the list. A FILE is anything that muster check
reads.

  --form FORMS      one form or several, each list's one after the other in its file (default: list)
                    list        the army on a page
                    reference   the list with stat lines, special rules, items and spells; where units have
                                profiles, their warscrolls
                    cards       cards to cut out, nine a page; four where units have profiles
                    organiser   the list with the proof that it is legal, its code and QR code
                    opponent    the list without what the game keeps secret
                    record      boxes to cross off during a battle
                    legality    every rule with its verdict
                    play        what is looked up while playing, by phase of the turn
                    all         all of these
  --system NAME     with --form play and no FILE: the play sheet of a game, of no list
  --cards KINDS     character, unit, army, item or spell, or several: only cards of these
  --backs           backs for the cards: print on both sides, turned over the long edge
  --paper a4|letter (default: a4); a5 for a booklet of --form play alone
  -o, --out DIR     the folder for the files, created if it is missing (default: this folder)
  --combined FILE   one PDF of all lists instead, with a bookmark for each list and form; page numbers
                    begin anew with every sheet
  --two-sided       each list of the one PDF begins on a front when both sides are printed, after an empty
                    page where need be
  --index           a page of all lists: player, file, army, points, verdict and list code; first in the one PDF,
                    or a file of its own
  --names PATTERN   the names of the files: {list}, {army}, {player}, {club}, {team}, {email}, {number},
                    {table} and {round}, and any text between them (default: {list})
  --url ADDRESS     the address of the app, such as https://example.org/muster: then a phone's camera opens
                    the QR codes; without it, Muster reads them
  --as FORMAT       text, simple, markdown, bbcode or csv instead of pdf (csv: one form)
  --event FILE      checks and prints the lists by an event pack, as muster check does
  --force           replaces files that are there already
  --partly          a list that was not wholly read is printed all the same and is no failure (exit status 0)
  --json            prints what was written

A file is named after the list, or its army: letters and digits, hyphens for the rest; a second list of
that name gets a 2. A file that was there before is left alone and reported as not printed, unless it is
the same to the byte or --force is given. The same list printed with the same data gives the same file.
A file is written whole or not at all.

A list that cannot be read does not stop the others and is reported at the end. An illegal list is printed,
and says on paper that it is not legal; muster check is for verdicts. A list that was not wholly read says
that on every form and in the index, with the lines, instead of a verdict; its QR code has the list code
alone. Names in other scripts are printed in fonts that come with the command; what no font has is printed
as "[…]" and named on standard error.

Progress goes to standard error: on a terminal in one line, elsewhere in a line for each list. With
--json standard output has an array with an object for each list:

  { "file", "name", "system", "army", "size", "points", "legal", "unread", "written", "pages" }

where "written" is the path of the file, and "pages" how many it has, where it is a PDF of this list
alone; "unread" is there if lines were not understood, as in muster check. A list that was not printed has
"error" and "faults" instead of "written" and "pages".

With --system it is an array with one object: { "system", "written", "pages" }.

Exit status: 0 if every list was printed, legal or not; 2 if some were not, or not wholly read (0 for these
with --partly).
`;

const convertHelp = `muster convert FILE… --to FORMAT [-o DIR]

Writes lists in another format, one after the other to standard output, or each to a file of its own. FILE
is what muster check reads; an export of many lists gives many.

  --to FORMAT       plain       a plain list (JSON): names where names are enough, ids where they are not
                    muster      an export of Muster, with everything that a roster has
                    link        a link with the list in it
                    selector    a link for wm-selector, for the Warmaster armies that it has
                    text        as other builders and chats have it
                    simple      a unit in each line, without what is not needed to judge the list
                    markdown, bbcode, csv
  -o, --out DIR     the folder for the files, made if it is missing; they are named after the lists
  --url ADDRESS     the address of the app in links; without it they begin with muster:
  --force           replaces files that are there already

Prices and verdicts are not converted: whoever reads the list works them out anew.

Exit status: 0 if every list was read and written, 2 if some were not, or not wholly; what was not
understood is reported on standard error.
`;

const eventHelp = `muster event check FOLDER… --event PACK [--json]
muster event answer FOLDER… --event PACK [-o DIR] [--as txt|csv] [--language CODE]
muster event lock FOLDER… --event PACK -o DIR
muster event publish DIR -o SITE [--as folder|zip] [--players]
muster event print FOLDER… --event PACK [--combined FILE.pdf] [--by name|table] [--form FORMS]
muster event tags FOLDER… --event PACK [--combined FILE.pdf] [--by name|table]
muster event peers FOLDER… --event PACK [-o DIR]
muster event … --column "HEADING=WHAT"

What an organiser does with the lists that were sent to an event: mails, mailboxes, forms and files, in folders.

check    a table of all lists with player, army, points, state and code. A state is legal, to fix or not wholly
         read. Lists of one mail address, else of one name and army, are versions of one; the newest that came
         before the deadline counts. With --json { "lists": [{ "file", "player", "army", "points", "state",
         "code", "sent", "late", "version", "stands", "twice", "maybe", "remarks", "peers" }] }; docs/event-desk.md
         has every key. Exit status: 0 if all that count are legal, 1 if some are to fix, 2 if some were not
         wholly read.
answer   a message for each player in the language of his mail or list, with each problem, its arithmetic, its
         source and its fixes; or one table for a mail merge.
lock     the lists that count, fixed: each in a file with a nonce, a commitment to each (its SHA-256), and a page
         to sign with a fingerprint of all.
publish  the locked lists as a static folder or a zip, without names unless --players is given, and never with
         addresses, notes or codes. A list that was changed since stops it.
print    all copies in one PDF, after an index of all lists.
peers    for each player a text with three lists of others, without names, and room for remarks; what comes back
         is given to check with the lists.
tags     name tags to cut out (tags.pdf): player, club, team, army, table and number.

What each column of a form was understood as is on standard error. --column "Your handle=name" says it of a column
whose heading says nothing, or something else; it may be repeated. A column is name, first, last, email, club,
team, number, table, sent, army, list or ignored.

docs/event-desk.md describes all of it.
`;

const completeHelp = `muster complete FILE [--size POINTS] [--seed NUMBER] [--json]
muster complete FILE --more characters --exclude NAME

Fills a list up to its points limit, in up to three ways that differ in at least 30 % of the points added.
FILE is what muster check reads, with one list in it; a list without units will do. What is there stays.
Where it costs more than the limit, as much of it stays as can.

  --size POINTS     another points limit than the list's own
  --seed NUMBER     chooses between lists that are equally good (default: 1); the same list, wishes and
                    number give the same answer
  --more WORD       more of this: a part of the army (characters, core …) or a unit; may be repeated
  --fewer WORD      less of this
  --exclude WORD    none of this
  --event FILE      completes the list under an event pack, as muster check does

Every list that is shown was judged by the rules of its army and is legal. Units are offered as they usually
are: with a command group, in usual sizes; what is left is spent on options. A line says what is known:

  proved best               no legal list with the units as they are does better by these wishes (and differs so
                            from those before it)
  best of what was offered  so, of the ways in which units were offered
  best found                the search was stopped before it was done, or answers that were not legal were cut off
  nothing legal exists      no list is legal with the units as they are and without what is excluded
  none found                nothing legal was found, which proves nothing

Where fewer than three differ so, a line says that no other was found; where nothing fits any more, that the
list stays as it is ("changes" is empty then).

With --json:

  { "completions": [{ "list": a plain list, "points", "state", "name", "changes": ["+ …"] }] }

where "name" is what it has more or fewer of than the others; with no completion there are
"state" beside them and "reasons": where nothing legal exists, rules and units that leave nothing together, so that
without any one of them a legal list is thinkable.

Exit status: 0 if there is a completion, 1 if there is none, 2 if the list could not be read.
`;

const fixHelp = `muster fix FILE [--pin NAME] [--json]

Makes a list legal with as few changes as can be found: units added, removed, of another size, and options
added or removed. FILE is what muster check reads, with one list in it.

  --pin NAME        a unit that stays as it is; may be repeated
  --event FILE      fixes the list under an event pack
  --json            { "state", "list": a plain list, "points", "changes": ["+ …", "- …", "~ …"] }

Exit status: 0 if the list is legal or was made so, 1 if no way was found, 2 if it could not be read.
`;

/** The help for one command, or for all. */
export function helpAbout(command: string | undefined): string {
	if (command === 'check') return checkHelp;
	if (command === 'print') return printHelp;
	if (command === 'convert') return convertHelp;
	if (command === 'event') return eventHelp;
	if (command === 'complete') return completeHelp;
	if (command === 'fix') return fixHelp;
	return `${checkHelp}\n\n${printHelp}\n\n${convertHelp}\n\n${eventHelp}\n\n${completeHelp}\n\n${fixHelp}\n\nmuster --help, muster check --help, muster print --help, muster convert --help, muster event --help, muster complete --help, muster fix --help\nmuster --version\n`;
}
