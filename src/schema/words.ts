import * as z from 'zod/mini';

// Written in zod/mini: an event pack brings these words in from outside, so they are checked on phones too.

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A short name in data: lower case, digits and hyphens (`pikes`, `blade-of-dusk`). */
export const Id = z.string().check(z.regex(idPattern), z.maxLength(64));

/** What a name in data may stand for. */
export type Referent =
	| 'answer'
	| 'army'
	| 'book'
	| 'column'
	| 'group'
	| 'number'
	| 'option'
	| 'reading'
	| 'rule'
	| 'set'
	| 'tally'
	| 'thing';

/** Which schemas are references, and to what: wherever one is used, what it names is looked for. */
export const referents = z.registry<{ readonly to: Referent }>();

function idOf(to: Referent) {
	return z.string().check(z.regex(idPattern), z.maxLength(64)).register(referents, { to });
}

/** An answer to the reading beside it. */
export const AnswerId = idOf('answer');
/** An army of the system. */
export const ArmyId = idOf('army');
/** A book of the system. */
const BookId = idOf('book');
/** A column of the stat line. */
export const ColumnId = idOf('column');
/** A kind of group. */
export const GroupId = idOf('group');
/** A number that entries have. */
export const NumberId = idOf('number');
/** An entry that is given to a unit. */
export const OptionId = idOf('option');
/** A reading of the system or the army. */
export const ReadingId = idOf('reading');
/** A special rule. */
export const RuleId = idOf('rule');
/** A named set of options. */
export const SetId = idOf('set');

/** A number shown to the player. */
export const TallyId = z.string().register(referents, { to: 'tally' });

/** An entry. */
export const ThingId = idOf('thing');

/** What an entry is, in capitals as the hobby prints it (`INFANTRY`, `MAGIC STANDARD`). */
export const Keyword = z.string().check(z.regex(/^[A-Z0-9]+([ '-][A-Z0-9]+)*!?$/), z.maxLength(64));

/** What has an option that is so: `+horn`, `+MAGIC ITEM`. */
const Having = z
	.string()
	.check(z.regex(/^\+([a-z0-9]+(-[a-z0-9]+)*|[A-Z0-9]+([ '-][A-Z0-9]+)*!?)$/), z.maxLength(65));

/**
 * What a thing is by one of its words (`type:mount`, `joins:Tor Bearer`, `among:gifts-of-the-deep`, `limit:own`
 * if its row has a limit), or by a column of its stat line that is asked for (`save:5+`, `save:none`); or
 * everything, while a reading has this answer (`form:night-host`).
 */
const Mark = z.string().check(z.regex(/^[a-z0-9-]+:\S(.*\S)?$/), z.maxLength(129));

/** An entry's id, a keyword or a mark; they can never be confused: only keywords are in capitals. */
const Tag = z.union([Id, Keyword, Having, Mark]);

/** Points: whole, halves or quarters, so that sums stay exact. */
export const Points = z.number().check(z.multipleOf(0.25));

/** Text that a player reads: not empty, no stray space. */
export const Text = z.string().check(
	z.minLength(1),
	z.refine((text) => text === text.trim(), 'has space at an end')
);

export const Tags = z
	.readonly(z.array(Tag).check(z.minLength(1), z.maxLength(200)))
	.register(referents, { to: 'thing' });

/** Which things are meant: at least one tag of `any`, every tag of `all`, no tag of `none`. */
export const Selector = z.strictObject({
	any: z.optional(Tags),
	all: z.optional(Tags),
	none: z.optional(Tags)
});
export type Selector = z.infer<typeof Selector>;

/**
 * Where a rule or number is printed. `line` is the line of the text the pack was transcribed from
 * (named in the system's SOURCES.md), where it was a text; `book` defaults to the army's or system's own.
 */
export const Source = z.strictObject({
	book: z.optional(BookId),
	section: z.optional(Text),
	line: z.optional(z.int().check(z.positive()))
});

export type Source = z.infer<typeof Source>;

/** An organiser's own rule: the event pack that brought it, by name. */
export const EventSource = z.strictObject({ event: Text });
export type EventSource = z.infer<typeof EventSource>;
