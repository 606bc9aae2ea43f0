import * as z from 'zod/mini';
import { biggestSize, maxGroups, maxUnits, maxModels } from '../../schema/bounds.ts';
import { expected, imports } from '../../i18n/en/faults.ts';
import { withoutSchema } from '../../schema/own-schema.ts';
import { longestDetail, Player, playerDetails } from '../../schema/player.ts';
import { readPlainEvent, type PlainEvent } from '../event/event-pack.ts';
import { overfull, quoted, type Fault } from '../common/fault.ts';
import { malformed, type Description } from '../common/malformed.ts';
import { listOf, Name } from '../common/plain-words.ts';

/** The most that one unit may be given. */
export const maxOptions = 50;

const OwnName = z.string().check(z.maxLength(80));
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
function plainUnit(): Readonly<Record<string, string>> {
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
function placed(
	place: string,
	expected: Readonly<Record<string, string>>
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(expected).map(([key, what]) => [`${place}.[].${key}`, what])
	);
}

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

type PlainListResult =
	| { readonly ok: true; readonly list: PlainList }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Checks that a value has the shape of a plain list; whether its words exist is not asked here. */
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

/** Units that stand together. */
export const PlainGroup = z.strictObject({
	name: z.optional(OwnName),
	/** Its leader is the general. */
	general: z.optional(z.boolean()),
	units: listOf(PlainUnit, maxUnits)
});
export type PlainGroup = z.infer<typeof PlainGroup>;

/** What a list has under a word of its game system ("regiments", "terrain"): names, lines or groups. */
export type PlainPart = { readonly key: string } & (
	| { readonly kind: 'names'; readonly names: readonly string[]; readonly isList: boolean }
	| { readonly kind: 'units'; readonly units: readonly PlainUnit[] }
	| { readonly kind: 'groups'; readonly groups: readonly PlainGroup[] }
);

type PlainPartResult =
	| { readonly ok: true; readonly part: PlainPart }
	| { readonly ok: false; readonly faults: readonly Fault[] };

const Names = listOf(Name, maxUnits);
const Units = listOf(PlainUnit, maxUnits);
const Groups = listOf(PlainGroup, maxGroups);

const aUnit = '{ "unit": "…", "count": 2 }';
const aGroup = '{ "units": [{ "unit": "…" }] }';

type Issue = z.core.$ZodIssue;

/** Whether a key may be a word of a game system, and a value fits there. */
function isPart(key: string, value: unknown): boolean {
	const isWord = /^\p{L}[\p{L}\p{N} _-]{0,39}$/u.test(key);
	return isWord && (typeof value === 'string' || Array.isArray(value));
}

/** Checks what stands under a word; whether the system has that word is not asked here. */
function readPart(key: string, value: unknown): PlainPartResult {
	const items: readonly unknown[] = Array.isArray(value) ? value : [];
	if (items.some((item) => isObject(item) && Object.hasOwn(item, 'units'))) {
		const result = Groups.safeParse(value);
		if (result.success) return { ok: true, part: { key, kind: 'groups', groups: result.data } };
		return misfits(result.error.issues, value, key, ofGroups(key));
	}
	if (items.some(isObject)) {
		const result = Units.safeParse(value);
		if (result.success) return { ok: true, part: { key, kind: 'units', units: result.data } };
		return misfits(result.error.issues, value, key, ofLines(key, expected.objectSuchAs(aUnit)));
	}
	const isList = Array.isArray(value);
	const result = Names.safeParse(isList ? value : [value]);
	if (result.success) return { ok: true, part: { key, kind: 'names', names: result.data, isList } };
	const { issues } = result.error;
	return isList
		? misfits(issues, value, key, ofLines(key, expected.name))
		: misfits([{ ...issues[0], path: [] } as Issue], value, key, {
				expected: { [key]: expected.name }
			});
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function misfits(
	issues: readonly Issue[],
	value: unknown,
	key: string,
	description: Description
): PlainPartResult {
	const placed = issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
	return { ok: false, faults: malformed(placed, { [key]: value }, description) };
}

/** The places of a list of names or lines. */
function ofLines(key: string, item: string): Description {
	const whole = expected.namesOrUnits(maxUnits);
	return { expected: { [key]: whole, [`${key}.[]`]: item, ...placed(key, plainUnit()) } };
}

/** The places of a list of groups with lines in each. */
function ofGroups(key: string): Description {
	return {
		line: 'group',
		inner: 'units',
		expected: {
			[key]: expected.groups(maxGroups),
			[`${key}.[]`]: expected.objectSuchAs(aGroup),
			...placed(key, {
				name: expected.text(80),
				general: expected.boolean,
				units: expected.units(maxUnits),
				'units.[]': expected.objectSuchAs(aUnit)
			}),
			...placed(`${key}.[].units`, plainUnit())
		}
	};
}
