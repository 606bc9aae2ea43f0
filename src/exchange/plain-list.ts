import * as z from 'zod/mini';
import { mostUnits } from '#schema';
import { readPlainEvent, type PlainEvent } from './event-pack.ts';
import type { Fault } from './fault.ts';
import { malformed, type Description } from './malformed.ts';
import { listOf, Name } from './plain-words.ts';

/** The most that one unit may be given. */
export const mostOptions = 50;

const OwnName = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

const PlainUnit = z.strictObject({
	unit: Name,
	count: z.optional(z.int().check(z.positive(), z.maximum(500))),
	with: z.optional(listOf(Name, mostOptions)),
	name: z.optional(OwnName),
	note: z.optional(Note)
});

const PlainList = z.strictObject({
	system: Name,
	army: Name,
	size: z.int().check(z.positive(), z.maximum(1_000_000)),
	name: z.optional(OwnName),
	units: listOf(PlainUnit, mostUnits),
	readings: z.optional(z.record(Name, Name)),
	/** An event pack, with faults of its own. */
	event: z.optional(z.unknown())
});

/** A list as a person writes it: names, no ids. */
export interface PlainList extends Omit<z.infer<typeof PlainList>, 'event'> {
	readonly event?: PlainEvent;
}
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
		'units.[].note': 'text of at most 2,000 characters',
		readings: 'an object of answers',
		'readings.*': 'the id of an answer',
		event: 'an event pack'
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
	const { event, ...list } = parsed.data;
	const total = list.units.reduce((sum, { count = 1 }) => sum + count, 0);
	if (total > mostUnits) {
		const most = mostUnits.toLocaleString('en');
		const message = `units: ${total.toLocaleString('en')} in all; a list holds at most ${most}.`;
		return { ok: false, faults: [{ message }] };
	}
	return event === undefined ? { ok: true, list } : withEvent(list, event);
}

function withEvent(list: PlainList, value: unknown): PlainListResult {
	const result = readPlainEvent(value);
	if (result.ok) return { ok: true, list: { ...list, event: result.event } };
	return { ok: false, faults: ofEvent(result.faults) };
}

/** Faults of the event pack in a list. */
export function ofEvent(faults: readonly Fault[]): readonly Fault[] {
	return faults.map((fault) => ({ ...fault, message: `event: ${fault.message}` }));
}
