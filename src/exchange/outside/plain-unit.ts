import * as z from 'zod/mini';
import { maxModels } from '../../schema/bounds.ts';
import { expected } from '../../i18n/en/faults.ts';
import { listOf, Name } from '../common/plain-words.ts';

/** The most that one unit may be given. */
export const maxOptions = 50;

export const OwnName = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

/** One line of a list: a unit and all that goes with it. */
export const PlainUnit = z.strictObject({
	/** As the army list prints it. */
	unit: Name,
	/** So many units that are alike. */
	count: z.optional(z.int().check(z.positive(), z.maximum(500))),
	/** How many models it has; without it, the usual number. */
	models: z.optional(z.int().check(z.positive(), z.maximum(maxModels))),
	/** The larger unit. */
	reinforced: z.optional(z.boolean()),
	/** The general of the army. */
	general: z.optional(z.boolean()),
	/** Its upgrades: options, mounts, items. Repeated ones are named twice. */
	with: z.optional(listOf(Name, maxOptions)),
	/** The custom name of it. */
	name: z.optional(OwnName),
	/** The player's own. */
	note: z.optional(Note)
});
export type PlainUnit = z.infer<typeof PlainUnit>;

/** What is expected in a line, by its position. */
export function plainUnit(): Readonly<Record<string, string>> {
	return {
		unit: expected.name,
		count: expected.wholeNumber(1, 500),
		models: expected.wholeNumber(1, maxModels),
		reinforced: expected.boolean,
		general: expected.boolean,
		with: expected.names(maxOptions),
		'with.[]': expected.name,
		name: expected.text(80),
		note: expected.text(2000)
	};
}

/** The same for a list of such lines in this place. */
export function placed(
	place: string,
	expected: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(expected).map(([key, what]) => [`${place}.[].${key}`, what])
	);
}
