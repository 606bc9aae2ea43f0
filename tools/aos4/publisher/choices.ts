// What either side says of enhancements, formations, lores, terrain and Regiments of Renown.
import type { Army, Entry } from '#schema';
import { nameKey, type PublishedChoice, type PublishedRegiment } from './profiles.ts';
import type { Fields } from './units.ts';

/** What the profiles call a kind of choice, as a type of the data; other kinds are enhancements. */
const types: Readonly<Record<string, string>> = {
	'Battle Formation': 'formation',
	'Heroic Trait': 'heroic-trait',
	'Artefact of Power': 'artefact',
	'Spell Lore': 'spell-lore',
	'Prayer Lore': 'prayer-lore',
	'Manifestation Lore': 'manifestation-lore',
	'Faction Terrain': 'terrain'
};

export function publishedChoice({ points, optionType, context }: PublishedChoice): Fields {
	return { price: [String(points)], kind: [types[optionType] ?? 'enhancement'], season: [context] };
}

export function ownChoice({ cost, type, season }: Entry): Fields {
	const isSeasonal = season !== undefined;
	return {
		price: [JSON.stringify(cost)],
		kind: [type],
		season: [isSeasonal ? 'seasonal' : 'standard']
	};
}

/** The data's entry of a choice: of this season or of none, not of one that is over. */
export function choiceIn(entries: readonly Entry[], { name }: PublishedChoice): Entry | undefined {
	const key = nameKey(name);
	const found = entries.filter(
		({ name: own, aliases = [], size, type, season }) =>
			(size === undefined || type === 'terrain') &&
			season !== '2025-26' &&
			[own.replace(/ \(\d{4}-\d\d\)$/, ''), ...aliases].some((each) => nameKey(each) === key)
	);
	return found.find(({ season }) => season !== undefined) ?? found[0];
}

const joinable = /This Regiment of Renown can be included in the following factions: ([^.]+)\.?$/;

export function publishedRegiment({ points, unitSummary, notes = [] }: PublishedRegiment): {
	readonly fields: Fields;
	readonly unread: readonly string[];
} {
	const factions = notes.flatMap((note) => joinable.exec(note)?.[1]?.split(', ') ?? []);
	const held = unitSummary
		.join(' ')
		.split('•')
		.map((part) => part.trim())
		.filter(Boolean);
	return {
		unread: notes.filter((note) => !joinable.test(note)),
		fields: {
			'regiment price': [String(points)],
			'regiment units': held.map((part) => {
				const [, models = '1', name = ''] = /^(?:(\d+) )?(.+)$/.exec(part) ?? [];
				return `${models} ${heldKey(name)}`;
			}),
			'regiment factions': factions.map(nameKey)
		}
	};
}

/** Units of one printed name come whole, those of several models with their number. */
export function ownRegiment(entry: Entry, armies: readonly Army[]): Fields {
	const factions = armies.filter(
		({ variantOf, entries }) =>
			variantOf === undefined &&
			entries.some(({ id, type }) => id === entry.id && type === 'renown')
	);
	return {
		'regiment price': [JSON.stringify(entry.cost)],
		'regiment units': (entry.holds ?? []).flatMap(({ name, count, size }) =>
			Array.from({ length: count }, () => `${size} ${heldKey(name)}`)
		),
		'regiment factions': factions.map(({ name }) => nameKey(name))
	};
}

/** Names in the singular, as either side has one or the other, and without titles. */
function heldKey(name: string): string {
	return nameKey(name.split(/,| \(/)[0] ?? '').replace(/s$/, '');
}
