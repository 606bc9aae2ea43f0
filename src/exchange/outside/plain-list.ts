import * as z from 'zod/mini';
import { biggestSize, maxGroups, maxUnits } from '../../schema/bounds.ts';
import { expected, imports } from '../../i18n/en/faults.ts';
import { withoutSchema } from '../../schema/own-schema.ts';
import { longestDetail, Player, playerDetails } from '../../schema/player.ts';
import { readPlainEvent, type PlainEvent } from '../event/event-pack.ts';
import { overfull, quoted, type Fault } from '../common/fault.ts';
import { malformed, type Description } from '../common/malformed.ts';
import { isPart, readPart, type PlainPart } from './plain-parts.ts';
import { placed, OwnName, PlainUnit, plainUnit } from './plain-unit.ts';
import { listOf, Name } from '../common/plain-words.ts';

/** What a list of any system may have. */
export const PlainBody = z.strictObject({
	/** The game, by a name or its id. */
	system: Name,
	/** The army, by a name or its id. */
	army: Name,
	/** The points the game is played at; left out in a game without points. */
	size: z.optional(z.int().check(z.nonnegative(), z.maximum(biggestSize))),
	/** What the list is called; without one, as the army. */
	name: z.optional(OwnName),
	/** The player's own. */
	note: z.optional(z.string().check(z.maxLength(2000))),
	/** Units that stand in no group. */
	units: z.optional(listOf(PlainUnit, maxUnits)),
	/** Interpretations: ids of questions, each with the id of its answer. */
	readings: z.optional(z.record(Name, Name)),
	/** Who plays it: a name alone, or with details. They make no difference to the list. */
	player: z.optional(z.union([OwnName, Player])),
	/** The event pack that the list is made for. */
	event: z.optional(z.unknown())
});

/** A list as a person writes it: names, no ids. */
export interface PlainList extends Omit<z.infer<typeof PlainBody>, 'event' | 'player'> {
	/** What stands under the game system's own words, in the order of the file. */
	readonly parts?: readonly PlainPart[];
	readonly event?: PlainEvent;
	readonly player?: Player;
}

/** The keys that a list of any system may have. */
export const plainKeys: readonly string[] = Object.keys(PlainBody.shape);

export function aSize(): string {
	return expected.wholeNumber(1, biggestSize);
}

function description(): Description {
	return {
		expected: {
			'': expected.list,
			system: expected.name,
			army: expected.name,
			size: aSize(),
			name: expected.text(80),
			note: expected.text(2000),
			units: expected.units(maxUnits),
			'units.[]': expected.objectSuchAs('{ "unit": "…", "count": 2 }'),
			...placed('units', plainUnit()),
			readings: expected.answers,
			'readings.*': expected.answer,
			player: expected.player('{ "name": "…", "club": "…" }'),
			...Object.fromEntries(
				playerDetails.map((detail) => [`player.${detail}`, expected.text(longestDetail)])
			),
			event: expected.eventPack
		}
	};
}

export type PlainListResult =
	| { readonly ok: true; readonly list: PlainList }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks that a value has the form of a plain list; whether its words exist is not asked here. */
export function readPlainList(file: object): PlainListResult {
	const value = withoutSchema(file);
	const known = Object.entries(value);
	const strange = known.filter(([key, inner]) => !plainKeys.includes(key) && isPart(key, inner));
	const keys = new Set(strange.map(([key]) => key));
	const body: unknown = Object.fromEntries(known.filter(([key]) => !keys.has(key)));
	const parsed = PlainBody.safeParse(body);
	const results = strange.map(([key, inner]) => readPart(key, inner));
	const faults = [
		...(parsed.success ? [] : malformed(parsed.error.issues, value, description())),
		...(keys.size > 0 || Object.hasOwn(value, 'units') ? [] : [noUnits()]),
		...results.flatMap((result) => (result.ok ? [] : result.faults))
	];
	if (!parsed.success || faults.length > 0) return { ok: false, faults };
	const parts = results.flatMap((result) => (result.ok ? [result.part] : []));
	const { event, player, ...rest } = parsed.data;
	const list: PlainList = {
		...rest,
		...(parts.length > 0 && { parts }),
		...(player !== undefined && { player: typeof player === 'string' ? { name: player } : player })
	};
	const obstacle = obstacleIn(list);
	if (obstacle) return { ok: false, faults: [obstacle] };
	return event === undefined ? { ok: true, list } : withEvent(list, event);
}

function noUnits(): Fault {
	return { message: imports.missing(quoted('units'), expected.units(maxUnits)) };
}

/** A fault of no single line: too many units, or groups, in all. */
function obstacleIn({ units = [], parts = [] }: PlainList): Fault | undefined {
	const lines = [...units, ...parts.flatMap(unitsOf)];
	const total = lines.reduce((sum, { count = 1 }) => sum + count, 0);
	const groups = parts.flatMap((part) => (part.kind === 'groups' ? part.groups : [])).length;
	return overfull('units', total, maxUnits) ?? overfull('groups', groups, maxGroups);
}

function unitsOf(part: PlainPart): readonly { readonly count?: number | undefined }[] {
	switch (part.kind) {
		case 'names':
			return part.names.map(() => ({}));
		case 'units':
			return part.units;
		case 'groups':
			return part.groups.flatMap(({ units }) => units);
	}
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
