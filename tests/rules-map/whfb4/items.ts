import type { Entry } from '#schema';
import { magicItems, runes } from '../../data/whfb4-items-transcription.ts';
import { whfb4 } from '../../whfb4.ts';
import type { Printed } from '../map.ts';

/** A row of the summary of magic items or runes, and the option it became. */
export interface ItemRow extends Printed {
	readonly line: number;
	readonly name: string;
	readonly points: number | undefined;
	/** For whom, in our own words; empty for whom its category allows. */
	readonly forWhom: string;
	readonly isMaster: boolean;
	/** The option, if there is a price. */
	readonly id: string | undefined;
}

function itemRow(text: string, isRune: boolean): ItemRow {
	const [lineText = '', name = '', points = '', whom = '', whomLine = ''] = text.split(' | ');
	const line = Number(lineText);
	const entry = whfb4.entries.find(
		({ source, type }) => source.line === line && type !== 'deck' && type !== 'command'
	);
	return {
		line,
		name,
		points: points === '' ? undefined : Number(points),
		forWhom: isRune ? '' : whom.trim(),
		isMaster: isRune && whom === '*',
		id: entry?.id,
		lines: [line, ...(isRune || !/\d/.test(whomLine) ? [] : [Number(whomLine)]), ...categoryLines],
		keys: entry ? keysOf(entry) : []
	};
}

/** What a set offers: standards to whom a list gives them, runes to who has their runic item. */
const offered = new Set(
	Object.values(whfb4.sets ?? {}).flatMap(({ of }) => ('length' in of ? of : []))
);

function keysOf({ id, type, carriedBy, repeat }: Entry): readonly string[] {
	const sort = whfb4.types.find((one) => one.id === type);
	const words = [
		'cost:',
		...(carriedBy || sort?.carriedBy ? ['carries-'] : offered.has(id) ? ['offered-'] : []),
		...(repeat === undefined ? [] : ['repeat-'])
	];
	return words.map((word) => `system/${word}${id}`);
}

/** Where it is said for whom the categories are. */
const categoryLines = [3580, 4884, 4966, 4976, 5509, 5855];

const parts: Readonly<Record<keyof typeof magicItems, string>> = {
	magicArmour: 'Magic armour',
	protection: 'Devices of protection',
	miscellaneous: 'Miscellaneous magic items',
	magicWeapons: 'Magic weapons',
	wizardsOnly: 'For wizards',
	spellItems: 'Items with a spell',
	banners: 'Magic standards'
};

export type ItemCategory = keyof typeof magicItems;

/** The summary of items, sort by sort. */
export const itemTables = (Object.keys(parts) as ItemCategory[]).map((category) => ({
	category,
	heading: parts[category],
	rows: magicItems[category].map((text) => itemRow(text, false))
}));

const runeParts: Readonly<Record<keyof typeof runes, string>> = {
	weapon: 'Weapon runes',
	armour: 'Armour runes',
	protection: 'Runes of protection',
	engineering: 'Engineering runes',
	talismanic: 'Talismanic runes'
};

export const runeTables = (Object.keys(runeParts) as (keyof typeof runes)[]).map((category) => ({
	category,
	heading: runeParts[category],
	rows: runes[category].map((text) => itemRow(text, true))
}));

export const itemRows = itemTables.flatMap(({ rows }) => rows);
export const runeRows = runeTables.flatMap(({ rows }) => rows);
