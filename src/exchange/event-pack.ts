import * as z from 'zod/mini';
import type { EventPack } from '#schema';
import { PlainRule, plainRule, plainRules } from './event-rules.ts';
import { describeFaults, ordinal, quoted, unknownName, type Fault } from './fault.ts';
import { malformed, type Description } from './malformed.ts';
import { nearestNames } from './nearest.ts';
import { listOf, Name } from './plain-words.ts';

/** The version of event packs that is read and written here. */
const version = 1;

const mostRules = 100;

const Rules = listOf(PlainRule, mostRules);

/** House rules as an organiser writes them: names where Muster has ids. */
export const PlainEvent = z.strictObject({
	eventPack: z.literal(version),
	name: Name.check(z.refine(isTrimmed)),
	system: Name,
	date: z.iso.date(),
	size: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
	readings: z.optional(z.record(z.string().check(z.maxLength(80)), Name)),
	constraints: z.optional(Rules),
	note: z.optional(z.string().check(z.maxLength(2000)))
});
export type PlainEvent = z.infer<typeof PlainEvent>;

const description: Description = {
	line: 'rule',
	expected: {
		'': 'an event pack: an object with “eventPack”, “name”, “system” and “date”',
		eventPack: String(version),
		name: 'a name of 1 to 80 characters, without space at its ends',
		system: 'a name of 1 to 80 characters',
		date: 'a day of the calendar such as 2026-11-20',
		size: 'a whole number from 1 to 1,000,000',
		readings: 'an object of answers',
		'readings.*': 'the id of an answer',
		constraints: `a list of at most ${mostRules} rules`,
		note: 'text of at most 2,000 characters',
		...plainRule
	}
};

export type PlainEventResult =
	| { readonly ok: true; readonly event: PlainEvent }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks that a value has the form of an event pack; whether its names exist is not asked here. */
export function readPlainEvent(value: unknown): PlainEventResult {
	const early = obstacles(value);
	if (early.length > 0) return { ok: false, faults: early };
	const parsed = PlainEvent.safeParse(value);
	if (parsed.success) return { ok: true, event: parsed.data };
	return { ok: false, faults: malformed(parsed.error.issues, value, description) };
}

/** The text of an event pack, laid out for a person to edit; `readListFile` reads it. */
export function writeEventPack({ formatVersion: _, ...pack }: EventPack): string {
	const constraints = pack.constraints.map(({ source: _, ...rule }) => rule);
	return `${JSON.stringify({ eventPack: version, ...pack, constraints }, null, '\t')}\n`;
}

/** What makes the schema's own findings useless, or would slip past it. */
function obstacles(value: unknown): readonly Fault[] {
	if (typeof value !== 'object' || value === null) return [];
	const { eventPack, readings, constraints } = value as Readonly<Record<string, unknown>>;
	if (typeof eventPack === 'number' && Number.isInteger(eventPack) && eventPack > version) {
		return [{ message: 'This event pack was made for a newer Muster; update Muster to open it.' }];
	}
	if (typeof readings === 'object' && readings !== null && Object.hasOwn(readings, '__proto__')) {
		return [{ message: '“__proto__” is not the id of a reading.' }];
	}
	if (!Array.isArray(constraints) || constraints.length > mostRules) return [];
	return strangeKinds(constraints);
}

const refused: Readonly<Record<string, string>> = {
	'points-limit': 'every list is held to its agreed size anyway; leave this rule out',
	'agreed-size': 'write the “size” of the event instead, beside its name',
	standing:
		'what is a unit and what is given to one is the army’s own business; leave this rule out',
	led: 'who leads whom is on the profiles of the army; leave this rule out',
	outside: 'who may stand outside is the book’s own business; write a “count” of who may not',
	rank: 'who is before others is the book’s own business; write a “count” or a “requires”'
};

/** Kinds that there are not, or that an event has no use for. */
function strangeKinds(rules: readonly unknown[]): readonly Fault[] {
	const kinds = rules.flatMap((rule, at) => {
		if (typeof rule !== 'object' || rule === null || !('kind' in rule)) return [];
		const { kind } = rule;
		return typeof kind === 'string' && !plainRules.includes(kind) ? [{ kind, at }] : [];
	});
	return describeFaults(kinds, ({ kind, at }) => {
		const where = `constraints, ${ordinal(at + 1)} rule:`;
		if (Object.hasOwn(refused, kind)) {
			return { message: `${where} an event has no ${quoted(kind)}: ${refused[kind] ?? ''}.` };
		}
		const known = `there is no kind ${quoted(kind)}; the kinds are ${plainRules.join(', ')}.`;
		const named = plainRules.map((id) => ({ id, name: id }));
		return unknownName(`${where} ${known}`, kind, nearestNames(kind, named));
	});
}

function isTrimmed(text: string): boolean {
	return text === text.trim();
}
