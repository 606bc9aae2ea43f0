import * as z from 'zod';

/** A short name in data: lower case, digits and hyphens (`pikes`, `blade-of-dusk`). */
export const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What an entry is, in capitals as the hobby prints it (`INFANTRY`, `MAGIC STANDARD`). */
export const Keyword = z.string().regex(/^[A-Z0-9]+([ '-][A-Z0-9]+)*$/);

/** An entry's id or a keyword; the two can never be confused, as only keywords are in capitals. */
const Tag = z.union([Id, Keyword]);

/** Points: whole, halves or quarters, so that sums stay exact. */
export const Points = z.number().multipleOf(0.25);

/** Text that a player reads: not empty, no stray space. */
export const Text = z
	.string()
	.min(1)
	.refine((text) => text === text.trim(), 'has space at an end');

/** Which things are meant: at least one tag of `any`, every tag of `all`, no tag of `none`. */
export const Selector = z.strictObject({
	any: z.array(Tag).min(1).readonly().optional(),
	all: z.array(Tag).min(1).readonly().optional(),
	none: z.array(Tag).min(1).readonly().optional()
});
export type Selector = z.infer<typeof Selector>;

/**
 * Where a rule or number is printed. `line` is the line of the text the pack was transcribed from
 * (named in the system's SOURCES.md); `book` defaults to the army's or system's own.
 */
export const Source = z.strictObject({
	book: Id.optional(),
	section: Text.optional(),
	line: z.int().positive()
});
export type Source = z.infer<typeof Source>;
