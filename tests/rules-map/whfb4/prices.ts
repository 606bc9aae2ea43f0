import type { Entry } from '#schema';
import { pointsValues } from '../../data/whfb4-transcription.ts';
import { whfb4, whfb4Armies } from '../../whfb4.ts';
import type { Printed } from '../map.ts';

/** A unit as a case writes it, and what it costs by the printed price. */
interface Example {
	readonly army: string;
	readonly unit: string;
	readonly points: number;
}

/** A row of the rulebook's points values, and what it became. */
export interface PriceRow extends Printed {
	readonly line: number;
	readonly name: string;
	/** As printed: one price, or one for each rank or level. */
	readonly price: string;
	readonly examples: readonly Example[];
}

type Sheet = keyof typeof pointsValues;

const points: Readonly<Record<string, readonly Sheet[]>> = {
	'Races, monsters, Undead, daemons': ['races', 'monsters', 'undead', 'daemons'],
	Steeds: ['steeds'],
	Machineries: ['machineries'],
	'Weapons and armour': ['handWeapons', 'missileWeapons', 'armour'],
	'Heroes: Champion, Hero, Lord': ['heroes'],
	'Wizards of four levels': ['wizards', 'skavenWizards']
};

const pointsArmies = whfb4Armies.filter(({ family }) => family === 'Points system');
const anyRace = pointsArmies.find(({ id }) => id === 'any-race');

function priceRow(sheet: Sheet, text: string): PriceRow {
	const [lineText = '', name = '', ...prices] = text.split(' | ');
	const line = Number(lineText);
	return {
		line,
		name,
		price: prices.join(' · '),
		lines: [line],
		keys: [
			...keysOn('system', whfb4.entries, line),
			...pointsArmies.flatMap(({ id, entries }) => keysOn(id, entries, line))
		],
		examples: examplesOf(sheet, line, prices.map(numberOf))
	};
}

/** What the entries on a line state of themselves; a mount says its price on the row of mounts. */
function keysOn(file: string, entries: readonly Entry[], line: number): readonly string[] {
	return entries
		.filter(({ source }) => source.line === line)
		.flatMap(({ id, type, size, carriedBy }) => [
			...(type === 'monstrous-mount' ? [] : [`${file}/cost:${id}`]),
			...(isOption.has(type) && !carriedBy ? [`${file}/offered-${id}`] : []),
			...(typeof size === 'object' ? [`${file}/size-${id}`] : [])
		]);
}

const isOption = new Set(whfb4.types.filter(({ role }) => role === 'option').map(({ id }) => id));

/** 2½, or what is added to a rider, or what comes to the value of a crew. */
function numberOf(price: string): number {
	const [, whole = '0', half] = /^(?:Double[a-z ]*\+? ?)?(\d*)(½)?/.exec(price) ?? [];
	return Number(whole) + (half === undefined ? 0 : 0.5);
}

const man = 5;

/** What the printed numbers make of units, worked out here and not asked of the engine. */
function examplesOf(sheet: Sheet, line: number, prices: readonly number[]): readonly Example[] {
	const [price = 0] = prices;
	const option = whfb4.entries.find(({ source, type }) => source.line === line && isBorne(type));
	switch (sheet) {
		case 'steeds':
			return [{ army: 'men', unit: `man:10 + ${option?.id}`, points: 10 * (2 * man + price) }];
		case 'handWeapons':
		case 'missileWeapons':
		case 'armour':
			return option ? [armed(option.id, price)] : [];
		case 'machineries':
			return entriesOn(line)
				.slice(0, 1)
				.map((id) => crewed(id, price));
		case 'heroes':
		case 'wizards':
		case 'skavenWizards':
			return ranked(line, prices);
		default:
			return option
				? [
						{
							army: 'chaos-points',
							unit: `chaos-warrior:5 + ${option.id}`,
							points: 5 * (42 + price)
						}
					]
				: entriesOn(line).map((id) => several(id, price));
	}
}

/** Arms and steeds: what a model has at a price for each. */
function isBorne(type: string): boolean {
	return ['steed', 'hand-weapon', 'missile-weapon', 'armour'].includes(type);
}

function armed(id: string, price: number): Example {
	return id === 'lance' || id === 'barding'
		? { army: 'men', unit: `man:10 + horse + ${id}`, points: 10 * 2 * (man + price) }
		: { army: 'men', unit: `man:10 + ${id}`, points: 10 * (man + price) };
}

/** The first of a machine is that of men; a few come whole. */
function crewed(id: string, price: number): Example {
	if (!id.endsWith('-man')) return several(id, price);
	return { army: 'any-race', unit: `${id}:3`, points: price + 3 * man };
}

function several(id: string, price: number): Example {
	const { size } = anyRace?.entries.find((entry) => entry.id === id) ?? {};
	return typeof size === 'object'
		? { army: 'any-race', unit: `${id}:4`, points: 4 * price }
		: { army: 'any-race', unit: id, points: price };
}

function ranked(line: number, prices: readonly number[]): readonly Example[] {
	const byPrice = entriesOn(line).toReversed();
	return prices.map((points, at) => {
		const unit = byPrice.find((id) => isOfRank(id, at, prices.length)) ?? 'nobody';
		return { army: 'any-race', unit, points };
	});
}

const heroRanks = ['-champion', '-hero', '-lord'];

/** Ranks have names, levels have numbers; the fourth of the Skaven is a Grey Seer. */
function isOfRank(id: string, at: number, ranks: number): boolean {
	if (ranks === 3) return id.endsWith(heroRanks[at] ?? '');
	return id.endsWith(`-${at + 1}`) || (at === 3 && id === 'grey-seer');
}

function entriesOn(line: number): readonly string[] {
	return (anyRace?.entries ?? []).filter(({ source }) => source.line === line).map(({ id }) => id);
}

/** The tables of the points values, heading by heading. */
export const priceTables: readonly {
	readonly heading: string;
	readonly rows: readonly PriceRow[];
}[] = Object.entries(points).map(([heading, sheets]) => ({
	heading,
	rows: sheets.flatMap((sheet) => pointsValues[sheet].map((text) => priceRow(sheet, text)))
}));
