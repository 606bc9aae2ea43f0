/** One line for a command that was not understood. */
export const usage =
	'Usage: muster check FILE… [--json] [--explain] [--event FILE] | muster --help | muster --version';

export const help = `muster check FILE… [--json]
muster check FILE… --event FILE [--json]
muster check FILE… --explain [--json]
muster --help
muster --version

Checks army lists against the rules of their army. A FILE is an export of Muster, a plain list, or the
text that another builder copies; - reads one from standard input. An export may hold several lists, and
each is checked.

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

or "brigades". A game without points needs no "size". docs/list-file.md says all about it.

A list may also have "readings": { "…": "…" } (ids of readings and of their answers) and "event": an
event pack.

With --event every list is judged under the event pack in that file, whatever event it names itself:
its rules, its readings, and the size it is played at. An event pack is

  { "eventPack": 1, "name": "…", "system": "…", "date": "2026-11-20", "size": 2000,
    "readings": { "…": "…" },
    "constraints": [{ "kind": "count", "of": { "any": ["…"] }, "max": 3, "label": "…" }] }

and docs/event-pack.md says all about it. If it cannot be read, no list is judged.

Without --json each list gets a line with its verdict, and below it a line for each problem: what is
wrong, how the limit was worked out, and [where the rule is printed].

With --explain every rule follows, met or not, under what it is about: ✓ met, ! to fix, ~ a plan (brigades)
that the list is legal without, – nothing to measure in this army; then, where units are priced by the
model, how each price is made up, the readings taken and the event.

With --json one array is printed, even for one file, with an object for each list in the order of
the files:

  { "file", "name", "system", "army", "size", "points", "event": { "name", "date" }, "legal",
    "problems": [{ "code", "message", "arithmetic", "reading", "source", "units" }],
    "tallies": { "units", "breakPoint", … } }

Points are numbers, halves and quarters among them (82.5). "event" is there only for a list under an event
pack, "arithmetic" only where a limit was worked out, "reading" only where the book can be read two ways.
With --explain each object also has

  "rules": [{ "about", "state", "message", "arithmetic", "reading", "source" }],
  "plan": those of the rules that are a plan and not followed,
  "prices": [{ "unit", "models", "each", "points", "sums", "parts": [{ "name", "how", "points" }] }]
    (where units are priced by the model),
  "readings": [{ "question", "answer", "givenBy" }]

where "state" is met, problem, plan or unused, and "givenBy" is pack, roster or event. A list that cannot
be read is

  { "file", "error", "faults": [{ "message", "name", "nearest" }], "legal": false }

where "name" is a word that is not known and "nearest" what it may have meant.

Exit status: 0 if all lists are legal, 1 if some are not, 2 if some could not be read.
`;
