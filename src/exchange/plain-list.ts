import * as z from 'zod/mini';
import { mostUnits } from '#schema';
import type { Fault } from './fault.ts';
import { malformed, type Description } from './malformed.ts';

/** The most that one unit may be given. */
export const mostOptions = 50;

const Name = z.string().check(z.minLength(1), z.maxLength(80));
const OwnName = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

/** Counts a list before it looks at what is in it. */
function listOf<T extends z.core.$ZodType>(item: T, most: number) {
	return z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(item));
}

const PlainUnit = z.strictObject({
	unit: Name,
	count: z.optional(z.int().check(z.positive(), z.maximum(500))),
	with: z.optional(listOf(Name, mostOptions)),
	name: z.optional(OwnName),
	note: z.optional(Note)
});

/** A list as a person writes it: names, no ids. */
export const PlainList = z.strictObject({
	system: Name,
	army: Name,
	size: z.int().check(z.positive(), z.maximum(1_000_000)),
	name: z.optional(OwnName),
	units: listOf(PlainUnit, mostUnits)
});
export type PlainList = z.infer<typeof PlainList>;
export type PlainUnit = z.infer<typeof PlainUnit>;

const name = 'a name of 1 to 80 characters';
const ownName = 'text of at most 80 characters';

const description: Description = {
	expected: {
		'': 'a list: an object with “system”, “army”, “size” and “units”',
		system: name,
		army: name,
		size: 'a whole number from 1 to 1,000,000',
		name: ownName,
		units: 'a list of at most 2,000 units',
		'units.[]': 'an object such as { "unit": "…", "count": 2 }',
		'units.[].unit': name,
		'units.[].count': 'a whole number from 1 to 500',
		'units.[].with': 'a list of at most 50 names',
		'units.[].with.[]': name,
		'units.[].name': ownName,
		'units.[].note': 'text of at most 2,000 characters'
	},
	elsewhere: new Set([
		'models',
		'reinforced',
		'regiments',
		'auxiliaries',
		'formation',
		'lores',
		'terrain'
	])
};

export type PlainListResult =
	| { readonly ok: true; readonly list: PlainList }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks that a value has the form of a plain list; whether its names exist is not asked here. */
export function readPlainList(value: unknown): PlainListResult {
	const parsed = PlainList.safeParse(value);
	if (!parsed.success) {
		return { ok: false, faults: malformed(parsed.error.issues, value, description) };
	}
	const total = parsed.data.units.reduce((sum, { count = 1 }) => sum + count, 0);
	if (total > mostUnits) {
		const most = mostUnits.toLocaleString('en');
		const message = `units: ${total.toLocaleString('en')} in all; a list holds at most ${most}.`;
		return { ok: false, faults: [{ message }] };
	}
	return { ok: true, list: parsed.data };
}
