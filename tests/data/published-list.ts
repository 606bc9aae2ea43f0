import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkRoster, indexArmy, musterUnit } from '#engine';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

/** A list that was published, written as a plain list, and what its publisher says of it. */
export interface PublishedList {
	readonly source: {
		readonly title: string;
		readonly address: string;
		readonly date?: string;
		readonly edition: string;
		/** What is printed there: with prices or without, whole or in part. */
		readonly prints: string;
	};
	/** Whether the whole army is at hand. */
	readonly whole: boolean;
	/** What the army is said to come to, where it is whole. */
	readonly total?: number;
	/** By how much Muster comes to less. */
	readonly short?: { readonly points: number; readonly why: string };
	/** The price of one unit of each line, where prices are printed. */
	readonly prices?: readonly number[];
	/** Lines that Muster prices otherwise, counted from one: by so many points more. */
	readonly differences?: readonly {
		readonly line: number;
		readonly points: number;
		readonly why: string;
	}[];
	/** Rules that the list breaks, by id, and why it does. */
	readonly problems: readonly { readonly rule: string; readonly why: string }[];
	readonly list: {
		readonly system: string;
		readonly units: readonly { readonly unit: string; readonly count?: number }[];
	};
}

const folder = fileURLToPath(new URL('../fixtures/published', import.meta.url));

/** Every list of the folder, by the name of its file. */
export const publishedLists = readdirSync(folder).map((file) => ({
	name: basename(file, '.json'),
	published: JSON.parse(readFileSync(join(folder, file), 'utf8')) as PublishedList
}));

/** What Muster makes of a published list: the price of one unit of each line, the total, the rules broken. */
export function judge({ list }: PublishedList) {
	const file = recognise(JSON.stringify(list));
	if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
	const index = indexOf(file.list.system, file.list.army);
	const result = resolveList(file.list, index, () => '00000000-0000-4000-8000-000000000000');
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	const { points, problems } = checkRoster(result.roster, index);
	const prices = result.roster.units.map((unit) => musterUnit(unit, index).points);
	return {
		points,
		prices: list.units.map((_, line) => prices[firstUnit(list, line)]),
		broken: [...new Set(problems.map(({ constraint }) => constraint.id))]
	};
}

/** The place, among all units, of the first one of a line. */
function firstUnit({ units }: PublishedList['list'], line: number): number {
	return units.slice(0, line).reduce((sum, { count = 1 }) => sum + count, 0);
}

function indexOf(system: string, name: string) {
	const raw = rawPacks.find(({ folder: id }) => id === system);
	const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
	const army = findArmy(name, armies);
	if (!army) throw new Error(`no army ${name}`);
	return indexArmy(System.parse(raw?.system), army);
}
