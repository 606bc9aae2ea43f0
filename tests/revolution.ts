import { readFileSync } from 'node:fs';
import { indexArmy, type ArmyIndex } from '#engine';
import { Army, System } from '../src/schema/pack.ts';
import { rawPacks } from './packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'warmaster-revolution');

/** The shipped pack of Warmaster Revolution, through its schema. */
export const revolution = System.parse(raw?.system);
export const revolutionArmies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

/** A shipped army, indexed under these answers to its readings. */
export function revolutionIndex(
	id: string,
	readings: Readonly<Record<string, string>> = {}
): ArmyIndex {
	const army = revolutionArmies.find((candidate) => candidate.id === id);
	if (!army) throw new Error(`no army "${id}"`);
	return indexArmy(revolution, army, { readings });
}

/** What the edition's own pages print of an army: names and numbers, frozen. */
export interface Selector {
	/** "Halberdiers | Infantry | 3 | 3 | 6+ | - | 3 | 45 | 2/-" */
	readonly rows: readonly string[];
	/** Titles of the numbered special rules. */
	readonly rules: readonly string[];
	/** Titles of rules of the whole army, which have no number. */
	readonly armyRules?: readonly string[];
	/** "Teleport | 2+ | N/A" */
	readonly spells: readonly string[];
}

export const selectors = read('selectors') as Readonly<Record<string, Selector>>;

/** The targets of hired regiments: army, regiment, what it counts as. */
export const hire = read('hire') as Readonly<
	Record<string, Readonly<Record<string, readonly string[]>>>
>;

function read(name: string): unknown {
	const file = new URL(`./fixtures/warmaster-revolution/${name}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8'));
}

/** A printed row, cell by cell. */
export interface Row {
	readonly name: string;
	readonly type: string;
	readonly stats: Readonly<Record<string, string>>;
	readonly points: number;
	readonly range: string;
}

const columns = ['attack', 'hits', 'armour', 'command', 'size'];

export function readRow(text: string): Row {
	const cells = text.split(' | ');
	const [name = '', type = ''] = cells;
	const [points, range = ''] = cells.slice(-2);
	const stats = columns
		.map((column, at) => [column, cells[at + 2] ?? '-'] as const)
		.filter(([, value]) => value !== '-');
	return { name, type, stats: Object.fromEntries(stats), points: Number(points), range };
}

/** The armies of the selectors: all tables but that of the hired regiments. */
export const armyIds = Object.keys(selectors).filter((id) => id !== 'regiments-of-renown');
export const rowsOf = (army: string): readonly Row[] => (selectors[army]?.rows ?? []).map(readRow);
