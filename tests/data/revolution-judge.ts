import { hire, readRow, rowsOf, selectors, type Row } from '../revolution.ts';
import * as said from './revolution-clauses.ts';

/** A unit by its printed name, with the printed names of what it has. */
export interface PlainUnit {
	readonly unit: string;
	readonly with: readonly string[];
}

/** A list as it is written down, to be judged by the pages alone. */
export interface PlainArmy {
	readonly army: string;
	readonly size: number;
	readonly units: readonly PlainUnit[];
}

const hired = new Map(
	(selectors['regiments-of-renown']?.rows ?? []).map(readRow).map((row) => [row.name, row])
);
const oathstone: Row = { name: 'Oathstone', type: 'Special', stats: {}, points: 15, range: '0-1' };

/** What the pages forbid of a list, each in a few words; nothing if it is legal. */
export function judge(list: PlainArmy): readonly string[] {
	return [
		...pointFaults(list),
		...rowFaults(list),
		...clauseFaults(list),
		...bearerFaults(list),
		...itemFaults(list),
		...hireFaults(list)
	];
}

/** The rows of an army's table, with what only a rule prints. */
export function tableOf(army: string): readonly Row[] {
	return [...rowsOf(army), ...(army === 'dwarfs' ? [oathstone] : [])];
}

const isCharacter = ({ type }: Row) => ['General', 'Hero', 'Wizard'].includes(type);
const bands = (size: number) => Math.max(1, Math.floor(size / 1000));

function numberOf({ units }: PlainArmy, ...names: readonly string[]): number {
	const all = units.flatMap((each) => [each.unit, ...each.with]);
	return all.filter((name) => names.includes(name)).length;
}

/** The least and the most of a row in an army of this size. */
function rangeOf({ name, range }: Row, { army, size }: PlainArmy): readonly [number, number] {
	if (range === '1') return [1, 1];
	if (range === '0-1' || said.oncePerArmy[army]?.includes(name)) return [0, 1];
	const [min = '-', max = '-'] = range.split('/');
	return [
		min === '-' || size < 1000 ? 0 : Number(min) * bands(size),
		max === '-' ? Infinity : Number(max) * bands(size)
	];
}

function rowFaults(list: PlainArmy): readonly string[] {
	return rowsOf(list.army).flatMap((row) => {
		const [min, max] = rangeOf(row, list);
		const count = numberOf(list, row.name);
		return [
			...(count + unitsGivenTo(row.name, list) < min ? [`too few ${row.name}`] : []),
			...(count > max ? [`too many ${row.name}`] : [])
		];
	});
}

/** How many of another kind count for the minimum of these. */
function unitsGivenTo(name: string, list: PlainArmy): number {
	const [of, other, each] = said.replacements[list.army] ?? ['', '', 0];
	return of === name ? Math.min(numberOf(list, other), each * bands(list.size)) : 0;
}

function clauseFaults(list: PlainArmy): readonly string[] {
	const [names, max] = said.together[list.army] ?? [[], 0];
	const isCrowded = numberOf(list, ...names) > max * bands(list.size);
	const isLonely = numberOf(list, 'Cauldron of Blood') > 0 && numberOf(list, 'Witch Elves') === 0;
	return [
		...(isCrowded ? ['too many together'] : []),
		...(isLonely ? ['no Witch Elves'] : []),
		...(list.army === 'albion' && numberOf(list, 'Fenbeast') > numberOf(list, 'Druid')
			? ['more Fenbeasts than Druids']
			: [])
	];
}

function rowIn(army: string, name: string): Row | undefined {
	return tableOf(army).find((row) => row.name === name) ?? hired.get(name);
}

function bearerFaults({ army, units }: PlainArmy): readonly string[] {
	return units.flatMap(({ unit, with: given }) => {
		const rows = given.flatMap((name) => tableOf(army).find((row) => row.name === name) ?? []);
		const count = (test: (row: Row) => boolean) => rows.filter(test).length;
		const isStand = ({ type }: Row) => type === 'Infantry';
		return [
			...rows
				.filter(({ name }) => !mayHave(army, unit, name))
				.map(({ name }) => `${unit} with ${name}`),
			...(count(({ type }) => type.endsWith('Mount')) > 1 ? [`two mounts on ${unit}`] : []),
			...(count(isStand) > 1 ? [`two stands with ${unit}`] : []),
			...(new Set(given).size < given.length ? [`twice the same on ${unit}`] : [])
		];
	});
}

function mayHave(army: string, unit: string, option: string): boolean {
	if (hired.has(unit)) return false;
	const who = said.bearers[army]?.[option];
	const row = rowIn(army, unit);
	if (who === undefined || !row) return false;
	if (who === 'any') return isCharacter(row);
	if (who === 'infantry') return row.type === 'Infantry' && !said.noStands[army]?.includes(unit);
	return who.includes(unit);
}

const isItem = (name: string) => name in said.items;

function itemFaults({ army, units }: PlainArmy): readonly string[] {
	const all = units.flatMap((each) => each.with.filter(isItem));
	return [
		...(new Set(all).size < all.length ? ['an item twice'] : []),
		...units.flatMap((each) => {
			const own = each.with.filter(isItem);
			const wrong = own.filter((item) => itemPoints(army, each, item) === undefined);
			return [
				...(own.length > 1 ? [`two items on ${each.unit}`] : []),
				...wrong.map((item) => `${each.unit} with ${item}`)
			];
		})
	];
}

/** What an item costs its bearer; undefined if it may not carry it. */
function itemPoints(army: string, bearer: PlainUnit, name: string): number | undefined {
	const item = said.items[name];
	const row = rowIn(army, bearer.unit);
	if (!item || !row || hired.has(bearer.unit) || said.noItems.includes(bearer.unit))
		return undefined;
	if (!isFor(item, row, bearer)) return undefined;
	if (typeof item.points === 'number') return item.points;
	if ('hits' in item.points) return item.points.hits[row.stats['hits'] ?? '4'];
	return item.points.armour[row.stats['armour'] ?? '0'];
}

function isFor(item: said.Item, row: Row, bearer: PlainUnit): boolean {
	const isTroop = ['Infantry', 'Cavalry', 'Chariot'].includes(row.type);
	if (item.for === 'units') return isTroop;
	if (item.for === 'all') return isTroop || isCharacter(row);
	if (item.for === 'General') return row.type === 'General';
	return (
		row.type === 'Wizard' ||
		said.alsoWizards.includes(row.name) ||
		bearer.with.some((name) => said.makesWizards.includes(name)) ||
		(item.also ?? []).includes(row.name)
	);
}

/** The points of a list; what an item costs nobody is nothing. */
export function listPoints({ army, units }: PlainArmy): number {
	return units.reduce((sum, each) => {
		const parts = [each.unit, ...each.with].map((name) =>
			isItem(name) ? (itemPoints(army, each, name) ?? 0) : (rowIn(army, name)?.points ?? 0)
		);
		return parts.reduce((one, other) => one + other, sum);
	}, 0);
}

function pointFaults(list: PlainArmy): readonly string[] {
	return listPoints(list) > list.size ? ['too dear'] : [];
}

function hireFaults(list: PlainArmy): readonly string[] {
	const { army, size, units } = list;
	const taken = units.map(({ unit }) => unit).filter((unit) => hired.has(unit));
	const has = (name: string) => taken.includes(name);
	const [own, others] = said.foesInArmy[army] ?? ['', []];
	return [
		...(taken.length > bands(size) ? ['too many hired'] : []),
		...(new Set(taken).size < taken.length ? ['one hired twice'] : []),
		...said.foes
			.filter(([one, other]) => has(one) && has(other))
			.map((pair) => pair.join(' with ')),
		...(numberOf(list, own) > 0 && others.some(has) ? [`foes of ${own}`] : []),
		...(canBePlaced(list, taken) ? [] : ['no room for those hired'])
	];
}

/** Whether each hired regiment finds a place under the maximum of what it counts as, tried one by one. */
function canBePlaced(list: PlainArmy, taken: readonly string[]): boolean {
	const places = taken.flatMap((name) => hire[list.army]?.[name] ?? []);
	const room = new Map(
		tableOf(list.army).map((row) => {
			const [, max] = rangeOf(row, list);
			return [row.name, max - numberOf(list, row.name)];
		})
	);
	const place = (at: number): boolean => {
		const names = places[at];
		if (names === undefined) return true;
		return names.split(' or ').some((name) => {
			const left = room.get(name) ?? 0;
			if (left < 1) return false;
			room.set(name, left - 1);
			const isPlaced = place(at + 1);
			room.set(name, left);
			return isPlaced;
		});
	};
	return place(0);
}
