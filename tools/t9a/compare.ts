// Compares data/t9a with the facts: `npx tsx tools/t9a/compare.ts <folder of the facts>`. What differs on purpose is in compare-expected.json.
import type { Army, System } from '#schema';
import { builtPacks } from '../compare/built-packs.ts';
import { factsFolder, readJson } from '../compare/lines.ts';
import { packed, type Packed } from './compare-data.ts';
import { readBook, type Printed } from './compare-facts.ts';

const folder = factsFolder();

interface Expected {
	/** "army/unit: what" to why. */
	readonly differences: Readonly<Record<string, string>>;
	/** Names of rows that are no options in the pack, whatever the unit. */
	readonly notOptions: Readonly<Record<string, string>>;
}

const system = builtPacks.system('t9a') as System;
const expected = readJson(new URL('compare-expected.json', import.meta.url)) as Expected;
const spelling = readJson(new URL('compare-spelling.json', import.meta.url)) as [string, string][];
/** What stands in an order of its own: levels and lores. */
const isOrdered = /Level|Lore|Path/;
let equal = 0;
const different: string[] = [];
const used = new Set<string>();

function same(where: string, what: string, a: unknown, b: unknown): void {
	if (a === b) {
		equal += 1;
		return;
	}
	const key = `${where}: ${what}`;
	if (expected.differences[key] !== undefined) used.add(key);
	else different.push(`${key}: ${String(a)} in the facts, ${String(b)} in the pack`);
}

for (const id of builtPacks.armies('t9a')) {
	const army = builtPacks.army('t9a', id) as Army;
	const units = packed(system, army);
	const seen = new Set<string>();
	for (const unit of readBook(folder, id, spelling)) {
		const name = seen.has(unit.name) ? `${unit.name} (${unit.category})` : unit.name;
		seen.add(unit.name);
		compareUnit(`${id}/${name}`, unit, units.get(name));
	}
}

function compareUnit(where: string, facts: Printed, data: Packed | undefined): void {
	if (!data) {
		same(where, 'unit', true, false);
		return;
	}
	same(where, 'price', facts.fixed, data.fixed);
	same(where, 'price a model', facts.perModel, data.perModel);
	same(
		where,
		'least models',
		facts.perModel === undefined ? undefined : (facts.min ?? 1),
		data.min
	);
	same(where, 'most models', facts.perModel === undefined ? undefined : facts.max, data.max);
	if (data.number !== undefined && facts.number !== undefined)
		same(where, 'number', facts.number, data.number);
	same(where, 'points of items', facts.allowance, data.allowance);
	const bySort = new Map<string, number[]>();
	const printed = new Set(facts.options.map(({ name }) => name));
	for (const { names, prices } of data.options) {
		const name = names.find((each) => printed.has(each)) ?? names[0] ?? '';
		bySort.set(name, [...(bySort.get(name) ?? []), ...prices]);
	}
	for (const { name, prices } of facts.options) {
		if (Object.keys(expected.notOptions).some((pattern) => new RegExp(pattern).test(name)))
			continue;
		const own = bySort.get(name);
		if (!own) {
			same(where, name, prices.join(' or '), undefined);
			continue;
		}
		const strange = own.filter((price) => !prices.includes(price));
		same(
			where,
			`${name}, price`,
			'',
			strange.length > 0 ? `${strange.join(', ')} against ${prices.join(' or ')}` : ''
		);
		bySort.delete(name);
	}
	for (const name of bySort.keys()) {
		if (!facts.options.some((option) => option.name === name))
			same(where, name, undefined, 'an option');
	}
	for (const ref of facts.items) same(where, `group ${ref}`, true, data.sets.has(setOf(ref)));
	compareOrder(where, facts, data);
}

/** Options of a sort that both have in the unit's own row stand in one order. */
function compareOrder(where: string, facts: Printed, data: Packed): void {
	const printed = facts.options.map(({ name }) => name).filter((name) => !isOrdered.test(name));
	const own = data.options.filter(({ isOwn }) => isOwn);
	for (const sort of new Set(own.map(({ type }) => type))) {
		const names = own
			.filter(({ type }) => type === sort)
			.flatMap((option) => option.names.find((each) => printed.includes(each)) ?? []);
		const inPack = [...new Set(names)];
		const inFacts = printed.filter((name) => inPack.includes(name));
		same(where, `order of ${sort}`, inFacts.join(', '), inPack.join(', '));
	}
}

/** The set that a group of items is in the pack. */
function setOf(ref: string): string {
	if (ref.startsWith('magic-weapons')) return 'magic-weapons';
	if (ref.startsWith('magic-armour')) return 'magic-armour';
	if (ref.startsWith('talismans')) return 'talismans';
	if (ref.startsWith('enchanted')) return 'enchanted-items';
	return ref.startsWith('arcane') ? 'arcane-items' : 'magic-banners';
}

const unused = Object.keys(expected.differences).filter((key) => !used.has(key));
console.log(`${equal} equal, ${different.length} different, ${used.size} expected`);
for (const line of different) console.log(line);
for (const key of unused) console.log(`no longer different: ${key}`);
if (different.length + unused.length > 0) process.exitCode = 1;
