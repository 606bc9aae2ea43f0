import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Army, EventPack, Roster, RosterUnit, System } from '#schema';
import { resolveEvent, recognise, shareLink, writeEventPack } from '../../../src/exchange/index.ts';
import { buildSheet, textFormats } from '../../../src/content/index.ts';
import { sheetAs } from '../../../src/paper/index.ts';
import { rawPacks } from '../../packs.ts';
import { aRoster, dice } from '../../sheets/rosters.ts';

/** A game system with some of its armies: all would take their time a million times over. */
export interface Shelf {
	readonly system: System;
	readonly armies: readonly Army[];
	readonly indexes: readonly ArmyIndex[];
}

const someArmies = 3;

export const shelves: readonly Shelf[] = rawPacks.map((pack) => {
	const system = pack.system as System;
	const all = pack.armies.map(({ army }) => army as Army);
	const armies = all.filter((_, at) => at % Math.ceil(all.length / someArmies) === 0);
	return { system, armies, indexes: armies.map((army) => indexArmy(system, army)) };
});

export function indexOf(system: string, army: string): ArmyIndex | undefined {
	return shelves
		.flatMap(({ indexes }) => indexes)
		.find((index) => index.system.id === system && index.army.id === army);
}

/** Units and options as they come, with names and groups: most are illegal. */
function anyRoster(index: ArmyIndex, seed: number): Roster {
	const roll = dice(seed);
	const pick = <T>(things: readonly T[]): T | undefined =>
		things[Math.floor(roll() * things.length)];
	const [kind] = index.system.groups ?? [];
	const units = Array.from({ length: 5 }, (_, at): RosterUnit | undefined => {
		const entry = pick([...index.units, ...index.choices])?.entry.id;
		const options = [pick(index.options), pick(index.options)].flatMap(
			(one) => one?.entry.id ?? []
		);
		return entry === undefined
			? undefined
			: {
					id: `u${at + 1}`,
					entry,
					...(at % 2 === 0 && options.length > 0 && { options }),
					...(at === 1 && { models: 12, name: 'The Old Guard', note: 'Holds the left.\nAlways.' }),
					...(kind && at > 2 && { group: 'g1' })
				};
	}).filter((unit) => unit !== undefined);
	const [reading] = index.system.readings;
	return aRoster(index, {
		id: `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`,
		units,
		size: index.system.usualSize,
		note: 'For the open.',
		...(kind && { groups: [{ id: 'g1', kind: kind.id, name: 'Vanguard' }] }),
		...(reading && { readings: { [reading.id]: reading.answers.at(-1)?.id ?? '' } })
	});
}

const here = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string): string => readFileSync(here(path), 'utf8');
const filesIn = (folder: string): readonly string[] =>
	readdirSync(here(folder)).map((file) => textOf(join(folder, file)));

/** House rules of each kind there is, for a system. */
function anEventFor({ system, armies }: Shelf): object {
	const [army] = armies;
	const [unit, other] = (army?.entries ?? []).map(({ name }) => name);
	const keyword = system.types.flatMap(({ keywords }) => keywords)[0] ?? unit;
	const [group] = system.groups ?? [];
	const option = army?.entries.find(({ type }) =>
		system.types.some(({ id, role }) => id === type && role === 'option')
	);
	const [reading] = system.readings;
	return {
		eventPack: 1,
		name: 'Open',
		system: system.name,
		date: '2026-12-05',
		size: 2000,
		...(reading && { readings: { [reading.id]: reading.default } }),
		constraints: [
			{
				kind: 'count',
				of: { any: [keyword, unit] },
				max: 3,
				more: { each: { any: [other] }, n: 1 }
			},
			{
				kind: 'count',
				of: { any: [unit] },
				min: 1,
				armies: [army?.name],
				label: 'some',
				advice: true
			},
			{ kind: 'share', of: { all: [keyword], none: [other] }, max: 50 },
			{ kind: 'unique', of: { any: [other] }, except: { any: [unit] } },
			{ kind: 'exclusive', of: { any: [keyword] }, on: { any: [unit] }, max: 1, distinct: true },
			{ kind: 'requires', of: { any: [unit] }, forbids: { any: [other] } },
			...(option ? [{ kind: 'carries', option: option.name, by: { any: [unit] } }] : []),
			...(group ? [{ kind: 'groups', group: group.name, max: 3 }] : [])
		],
		note: 'Bring two copies.'
	};
}

function storedEvent(shelf: Shelf): EventPack | undefined {
	const file = recognise(JSON.stringify(anEventFor(shelf)));
	if (file.kind !== 'event-pack')
		throw new Error(`the event of ${shelf.system.id} is ${file.kind}`);
	const result = resolveEvent(file.event, shelf.system, shelf.armies);
	return result.ok ? result.pack : undefined;
}

const rosters = shelves.flatMap((shelf) =>
	shelf.indexes.map((index, at) => {
		const roster = anyRoster(index, at + 1);
		const event = at === 0 ? storedEvent(shelf) : undefined;
		return event ? { ...roster, event } : roster;
	})
);

/** What people write by hand: names for ids. */
function plainOf(roster: Roster): object {
	const index = indexOf(roster.system, roster.army);
	const nameOf = (id: string): string => index?.entries.get(id)?.entry.name ?? id;
	return {
		system: index?.system.name,
		army: index?.army.name,
		size: roster.size,
		name: roster.name,
		units: roster.units.map(({ entry, options = [], name, note }) => ({
			unit: nameOf(entry),
			...(name === undefined ? {} : { count: 2, name }),
			with: options.map(nameOf),
			...(note !== undefined && { note })
		})),
		...(roster.event && { event: JSON.parse(writeEventPack(roster.event)) as unknown })
	};
}

/** Valid documents of every kind that are JSON. */
export const jsonDocuments: readonly unknown[] = [
	{ muster: 1, exported: '2026-11-20', rosters: rosters.slice(0, 3) },
	{ muster: 1, rosters: rosters.slice(3, 5) },
	...rosters,
	...rosters.map(plainOf),
	...filesIn('tests/fixtures/published').map(
		(text) => (JSON.parse(text) as { list: unknown }).list
	),
	...shelves.map(anEventFor),
	JSON.parse(textOf('docs/northern-open.event.json'))
];

/** Valid documents of every kind that are text. */
export const textDocuments: readonly string[] = [
	...filesIn('tests/cli/published'),
	...rosters.flatMap((roster) => {
		const index = indexOf(roster.system, roster.army);
		if (!index) return [];
		const sheet = buildSheet(roster, checkRoster(roster, index), 'list');
		return textFormats.map((format) => sheetAs(sheet, format));
	})
];

/** Links to lists, as they are shared. */
export const links: readonly string[] = rosters.flatMap((roster) => {
	const index = indexOf(roster.system, roster.army);
	if (!index) return [];
	return shareLink(roster, indexArmy(index.system, index.army, roster), 'https://muster.example/');
});

/** Rosters as they are stored. */
export const storedRosters: readonly Roster[] = rosters;
