import * as z from 'zod/mini';
import { mostModels } from '../schema/bounds.ts';
import { aName, anOwnName, listOf, Name } from './plain-words.ts';

/** The most that one unit may be given. */
export const mostOptions = 50;

export const OwnName = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

/** One line of a list: a unit and all that goes with it. */
export const PlainUnit = z.strictObject({
	unit: Name,
	count: z.optional(z.int().check(z.positive(), z.maximum(500))),
	models: z.optional(z.int().check(z.positive(), z.maximum(mostModels))),
	reinforced: z.optional(z.boolean()),
	general: z.optional(z.boolean()),
	with: z.optional(listOf(Name, mostOptions)),
	name: z.optional(OwnName),
	note: z.optional(Note)
});
export type PlainUnit = z.infer<typeof PlainUnit>;

/** What must stand in a line, by its place there. */
export const plainUnit: Readonly<Record<string, string>> = {
	unit: aName,
	count: 'a whole number from 1 to 500',
	models: 'a whole number from 1 to 1,000',
	reinforced: 'true or false',
	general: 'true or false',
	with: `a list of at most ${mostOptions} names`,
	'with.[]': aName,
	name: anOwnName,
	note: 'text of at most 2,000 characters'
};

/** The same for a list of such lines in this place. */
export function placed(
	place: string,
	expected: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(expected).map(([key, what]) => [`${place}.[].${key}`, what])
	);
}
