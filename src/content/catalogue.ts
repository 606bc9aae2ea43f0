import type { Livery } from '#schema';

/** What a list of armies shows before any army is loaded. */
export interface ArmyCard {
	readonly system: string;
	readonly id: string;
	readonly name: string;
	/** Other names that a written list may use. */
	readonly aliases: readonly string[];
	readonly livery: Livery;
}

export interface SystemCard {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	readonly revision: string;
	readonly owner: string;
	readonly sizes: readonly number[];
	readonly usualSize: number;
	readonly armies: readonly ArmyCard[];
}

// Single properties of the JSON files: the build keeps these and leaves the rest of each file out.
const armyIds = import.meta.glob<string>(['../../data/*/*.json', '!**/system.json'], {
	eager: true,
	import: 'id'
});
const armyNames = import.meta.glob<string>(['../../data/*/*.json', '!**/system.json'], {
	eager: true,
	import: 'name'
});
const aliases = import.meta.glob<readonly string[]>(['../../data/*/*.json', '!**/system.json'], {
	eager: true,
	import: 'aliases'
});
const liveries = import.meta.glob<Livery>(['../../data/*/*.json', '!**/system.json'], {
	eager: true,
	import: 'livery'
});
const systemIds = import.meta.glob<string>('../../data/*/system.json', {
	eager: true,
	import: 'id'
});
const systemNames = import.meta.glob<string>('../../data/*/system.json', {
	eager: true,
	import: 'name'
});
const editions = import.meta.glob<string>('../../data/*/system.json', {
	eager: true,
	import: 'edition'
});
const revisions = import.meta.glob<string>('../../data/*/system.json', {
	eager: true,
	import: 'revision'
});
const owners = import.meta.glob<string>('../../data/*/system.json', {
	eager: true,
	import: 'owner'
});
const sizes = import.meta.glob<readonly number[]>('../../data/*/system.json', {
	eager: true,
	import: 'sizes'
});
const usualSizes = import.meta.glob<number>('../../data/*/system.json', {
	eager: true,
	import: 'usualSize'
});

const noLivery: Livery = { colours: ['#777777', '#dddddd'], division: 'per-pale' };

/** Every system and army there is, by name. */
export const catalogue: readonly SystemCard[] = Object.entries(systemIds).map(([path, id]) => ({
	id,
	name: systemNames[path] ?? id,
	edition: editions[path] ?? '',
	revision: revisions[path] ?? '',
	owner: owners[path] ?? '',
	sizes: sizes[path] ?? [],
	usualSize: usualSizes[path] ?? 0,
	armies: armiesBeside(path, id)
}));

function armiesBeside(systemPath: string, system: string): readonly ArmyCard[] {
	const folder = systemPath.slice(0, systemPath.lastIndexOf('/') + 1);
	return Object.entries(armyIds)
		.filter(([path]) => path.startsWith(folder))
		.map(([path, id]) => ({
			system,
			id,
			name: armyNames[path] ?? id,
			aliases: aliases[path] ?? [],
			livery: liveries[path] ?? noLivery
		}))
		.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The card of an army, if there is such an army. */
export function armyCard(system: string, army: string): ArmyCard | undefined {
	return catalogue.find(({ id }) => id === system)?.armies.find(({ id }) => id === army);
}
