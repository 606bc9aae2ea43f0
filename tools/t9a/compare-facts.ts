import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf, type Catalogue, type Row } from '../compare/catalogue.ts';

// The other side of the comparison: the facts read again by plain rules, without the converter's code.

/** A unit as the facts print it: its price, its size, and the name and price of all it may be given. */
export interface Printed {
	readonly name: string;
	readonly category: string;
	readonly fixed: number;
	readonly perModel: number | undefined;
	readonly min: number | undefined;
	readonly max: number | undefined;
	/** How many of it an army has between 1500 and 4000 points. */
	readonly number: number | undefined;
	/** Points of items that stand directly at the unit. */
	readonly allowance: number | undefined;
	readonly items: readonly string[];
	readonly options: readonly { readonly name: string; readonly prices: readonly number[] }[];
}

const itemRef = /^(arcane-items|enchanted-items|magic-|talismans|honoured)/;

export function readBook(
	folder: string,
	army: string,
	spelling: readonly (readonly [string, string])[]
): readonly Printed[] {
	let text = readFileSync(join(folder, `${army}.json`), 'utf8');
	for (const [wrong, right] of spelling) text = text.replaceAll(wrong, right);
	const book = JSON.parse(text) as Catalogue;
	return book.units.map((unit) => printed(book, unit));
}

function printed(book: Catalogue, unit: Row): Printed {
	const troops = (unit.options ?? []).filter(
		(row) =>
			row.group !== true &&
			row.points !== undefined &&
			(row.model || (row.min ?? 0) > 0) &&
			(row.min ?? 0) !== (row.max ?? -1) &&
			(row.min !== undefined || row.max === undefined)
	);
	const [first] = troops;
	const options = new Map<string, Set<number>>();
	const items = new Set<string>();
	const names = new Set(namesIn(unit));
	for (const row of unit.options ?? []) gather(book, row, first, { options, items, names });
	return {
		name: unit.name,
		category: unit.category ?? '',
		fixed: unit.points ?? 0,
		perModel: first?.points,
		min: first?.min,
		max: first?.max,
		number: unit.max_army,
		allowance: allowanceOf(unit),
		items: [...items].toSorted(),
		options: [...options].map(([name, prices]) => ({ name, prices: [...prices] }))
	};
}

function allowanceOf({ options = [] }: Row): number | undefined {
	const rows = options.flatMap((row) => [row, ...(row.group ? [] : (row.options ?? []))]);
	return rows.find(({ name, max_points: most }) => /Items/.test(name) && most !== undefined)
		?.max_points;
}

interface Found {
	/** All that stands at the unit itself: what a hidden row may wait for. */
	readonly names: ReadonlySet<string>;
	readonly options: Map<string, Set<number>>;
	readonly items: Set<string>;
}

function gather(book: Catalogue, row: Row, troops: Row | undefined, found: Found): void {
	if (row.group_ref !== undefined && itemRef.test(row.group_ref)) {
		found.items.add(row.group_ref);
		return;
	}
	if (waitsForNothing(row, found.names)) return;
	const isFixed = (row.min ?? 0) > 0 && row.min === row.max;
	if (row.group !== true && row.group_ref === undefined && row !== troops && !isFixed) {
		// That a lance is for riders is a condition, and no part of its name.
		const name = row.name.replace(/ \(mounted only\)$/, '');
		const prices = found.options.get(name) ?? new Set<number>();
		for (const price of pricesOf(row)) prices.add(price);
		found.options.set(name, prices);
	}
	for (const below of optionsOf(row, book.shared_groups)) gather(book, below, troops, found);
}

function namesIn({ name, options = [] }: Row): readonly string[] {
	return [name, ...options.flatMap(namesIn)];
}

/** Whether a hidden row is shown beside Marks only, of which the unit has none. */
function waitsForNothing({ hidden, modifiers = [] }: Row, names: ReadonlySet<string>): boolean {
	const asked = modifiers.flatMap(({ show, when }) =>
		show === undefined ? [] : (when ?? []).map(({ of }) => of)
	);
	const isOfMarks = asked.length > 0 && asked.every((name) => name.startsWith('Mark of'));
	return hidden === true && isOfMarks && !asked.some((name) => names.has(name));
}

/** Every price that a row may come to: its own, and what its changes set, add or take away. */
function pricesOf({ points = 0, modifiers = [] }: Row): readonly number[] {
	const prices = new Set([points]);
	for (const modifier of modifiers) {
		const value = Number(modifier['value']);
		if (modifier['set'] === 'points') prices.add(value);
		if (modifier['increment'] === 'points') prices.add(modifier['repeat'] ? value : points + value);
		if (modifier['decrement'] === 'points') prices.add(points - value);
	}
	return [...prices];
}
