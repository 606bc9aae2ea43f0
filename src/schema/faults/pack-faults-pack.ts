import type { Entry } from '../entry.ts';
import { placeText, sharedFaults } from './pack-faults-references.ts';
import { referencesIn } from '../references.ts';
import { Army, System } from '../pack.ts';
import type { Profiles } from '../profiles.ts';

type Held = NonNullable<Entry['holds']>[number];

/**
 * What one army's file cannot show: armies of one name, forms of an army that is not there, and units
 * inside a set that their own army has otherwise.
 */
export function packFaults(system: System, armies: readonly Army[]): readonly string[] {
	const names = armies.flatMap(({ name, aliases }) => [name, ...aliases].map(lower));
	const byId = new Map(armies.map((army) => [army.id, army]));
	return [
		...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `army "${name}" twice`),
		...armies.flatMap(({ id, variantOf }) =>
			variantOf === undefined || byId.has(variantOf) ? [] : [`${id}: no army "${variantOf}"`]
		),
		...armies.flatMap((army) => heldFaults(system, army, byId)),
		...unknownArmies(system, armies),
		...priceFaults(system, armies),
		...editorFaults(system, armies),
		...sharedFaults(system, armies)
	];
}

/** Rules for unknown armies. */
function unknownArmies(system: System, armies: readonly Army[]): readonly string[] {
	const ids = new Set(armies.map(({ id }) => id));
	const files = [
		{ file: system, references: referencesIn(System, system) },
		...armies.map((army) => ({ file: army, references: referencesIn(Army, army) }))
	];
	return files.flatMap(({ file, references }) =>
		references
			.filter(({ to, name }) => to === 'army' && !ids.has(name))
			.map(({ name, path }) => `${file.id}: ${placeText(file, path)}: no army "${name}"`)
	);
}

function lower(text: string): string {
	return text.toLowerCase();
}

function heldFaults(
	system: System,
	army: Army,
	byId: ReadonlyMap<string, Army>
): readonly string[] {
	return army.entries.flatMap(({ id, holds = [] }) =>
		holds.flatMap((held) => {
			if (held.army === undefined) return [];
			const where = `${army.id}: entry ${id} holds ${held.entry}`;
			const home = byId.get(held.army);
			const own = home?.entries.find((entry) => entry.id === held.entry);
			if (!home) return [`${where}: no army "${held.army}"`];
			if (!own) return [`${where}: not in ${held.army}`];
			return differences(system, held, own).map((what) => `${where}: other ${what} there`);
		})
	);
}

/** How a unit of a set differs from its own entry: more keywords, another size. */
function differences(system: System, held: Held, own: Entry): readonly string[] {
	const type = system.types.find(({ id }) => id === own.type);
	const known = new Set([...(type?.keywords ?? []), ...(own.keywords ?? [])]);
	return [
		...(held.name === own.name ? [] : ['name']),
		...(held.size % (typeof own.size === 'number' ? own.size : 1) === 0 ? [] : ['size']),
		...(held.keywords?.every((keyword) => known.has(keyword)) ? [] : ['keywords']),
		...(same(held.numbers, own.numbers) ? [] : ['numbers'])
	];
}

function same(a: unknown, b: unknown): boolean {
	return JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
}

/** Words that the game's editor does not support. */
function editorFaults(
	{ editor, types, groups = [] }: System,
	armies: readonly Army[]
): readonly string[] {
	const chosen = types.some(({ role }) => role === 'army') || groups.some(({ sketch }) => !sketch);
	const sized = armies.flatMap(({ entries }) =>
		entries.filter(({ size }) => typeof size === 'object')
	);
	return [
		...(chosen && editor === 'counters' ? ['choices or groups that "counters" cannot show'] : []),
		...(editor === 'ranks'
			? []
			: sized.map(({ id }) => `${id} has a size that "${editor}" cannot show`))
	];
}

/** Prices that change with time have a date, and a game without points has none. */
function priceFaults(system: System, armies: readonly Army[]): readonly string[] {
	const entries = [...system.entries, ...armies.flatMap((army) => army.entries)];
	if (system.usualSize === 0) {
		return [
			...entries
				.filter(({ cost }) => cost !== 0)
				.map(({ id }) => `${id} costs points in a game without`),
			...(system.pointsDate === undefined ? [] : ['a game without points has a day of its points'])
		];
	}
	return system.sizes.includes(system.usualSize) ? [] : ['the usual size is none of the sizes'];
}

/** Profiles of entries that the army does not have, or filed under another army. */
export function profileFaults(army: Army, profiles: Profiles): readonly string[] {
	const ids = new Set(army.entries.map(({ id }) => id));
	return [
		...(profiles.army === army.id ? [] : [`profiles of "${profiles.army}"`]),
		...(profiles.system === army.system ? [] : [`profiles of the system "${profiles.system}"`]),
		...Object.keys(profiles.profiles)
			.filter((id) => !ids.has(id))
			.map((id) => `a profile of "${id}", which is not there`)
	];
}
