import { describe, expect, test } from 'vitest';
import { mayCarry, rosterContext, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Roster } from '#schema';
import type { SheetReference } from '../../src/content/index.ts';
import { nameKey } from '../../src/content/belongings.ts';
import { sheetReference } from '../../src/content/reference.ts';
import { bookOf } from '../sheets/books.ts';
import { mainArmiesOf } from '../sheets/rosters.ts';
import { inTurn } from '../slice.ts';

// Every name that a list of a game prints is explained on its reference, or marked there as a name only.

const games = [
	'warmaster',
	'warmaster-revolution',
	'warmaster-trial',
	'whfb4',
	'whfb6',
	't9a'
] as const;

/** Every unit of the army with everything it may be given, legal or not. */
function everything(index: ArmyIndex): Roster {
	const bare = {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: 'Everything',
		system: index.system.id,
		army: index.army.id,
		revision: '2026-01-01',
		size: 2000,
		units: index.units.map(({ entry }) => ({ id: entry.id, entry: entry.id }))
	} as const satisfies Roster;
	const { units } = rosterContext(bare, index);
	return {
		...bare,
		units: units.map((unit) => {
			const given = index.options.filter((option) => mayCarry(unit, option));
			return { ...unit.unit, options: given.map(({ entry }) => entry.id) };
		})
	};
}

interface Names {
	readonly explained: ReadonlySet<string>;
	readonly byName: ReadonlySet<string>;
}

/** What a reference explains, and what it marks, as keys of names. */
function namesIn(index: ArmyIndex, reference: SheetReference): Names {
	const { units, shared, armyRules, spells, stats } = reference;
	const rules = [...units.flatMap((unit) => unit.rules), ...shared, ...armyRules];
	const names = [
		...rules.map(({ name }) => name),
		...pointers(reference),
		...spells.flatMap(({ deck }) => deck ?? []),
		...stats.flatMap(({ rows }) => rows.map(({ name }) => name))
	];
	const explained = new Set(names.flatMap(writtenNames).map(nameKey));
	return {
		explained,
		byName: new Set(units.flatMap((unit) => unit.byName).map(nameKey))
	};
}

/** The names under units that stand for a rule of several, which must be there. */
function pointers({ units, shared }: SheetReference): readonly string[] {
	const there = new Set(shared.map(({ name }) => name));
	const names = units.flatMap((unit) => unit.shared);
	return names.filter((name) =>
		[name, name.replace(/ \([^()]*\)$/, '')].some((one) => there.has(one))
	);
}

/** The whole name, the one without what stands in brackets after it, and that. */
function writtenNames(name: string): readonly string[] {
	const [, bare = '', brackets = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(name) ?? [];
	return bare === '' ? [name] : [name, bare, ...brackets.split(', ')];
}

/** A stat line, a level, more models or rules of its own say what an option does. */
function isFigured({ entry, rules }: IndexedEntry): boolean {
	const { stats, adds, lines, sizeTimes, numbers = {} } = entry;
	const figures = [stats, adds, lines, sizeTimes].some((figure) => figure !== undefined);
	return figures || 'level' in numbers || rules.length > 0;
}

/** The option of this name, or of the name without what stands in brackets. */
function optionOf({ options }: ArmyIndex, name: string): IndexedEntry | undefined {
	const keys = writtenNames(name).slice(0, 2).map(nameKey);
	const found = keys.map((key) => options.find(({ entry }) => nameKey(entry.name) === key));
	return found.find((option) => option !== undefined);
}

function isExplained(name: string, { explained }: Names): boolean {
	const whole = writtenNames(name)
		.slice(0, 2)
		.some((one) => explained.has(nameKey(one)));
	const parts = name.split(/\s*(?:,|&|\band\b)\s*/);
	return whole || parts.every((part) => explained.has(nameKey(part)));
}

/** What the reference says of everything that an army has. */
function referenceOf(index: ArmyIndex): SheetReference {
	return sheetReference(index, rosterContext(everything(index), index).units);
}

/** The names of units' equipment and rules, and of options without figures. */
function namesOf(index: ArmyIndex): readonly string[] {
	return [
		...index.units.flatMap(({ entry, rules }) => [
			...(entry.equipment ?? []),
			...rules.map(({ name }) => name)
		]),
		...index.options.filter((option) => !isFigured(option)).map(({ entry }) => entry.name)
	];
}

describe.each(inTurn(games, 2))('%s', (game) => {
	test('prints no name that is neither explained nor marked', () => {
		const lost = mainArmiesOf(game).flatMap((index) => {
			const printed = namesIn(index, referenceOf(index));
			const offered = new Set(everything(index).units.flatMap(({ options = [] }) => options));
			const names = namesOf(index).filter((name) => {
				const option = optionOf(index, name);
				return !option || (offered.has(option.entry.id) && !isFigured(option));
			});
			return names
				.filter((name) => !isExplained(name, printed) && !printed.byName.has(nameKey(name)))
				.map((name) => `${index.army.id}: ${name}`);
		});
		expect([...new Set(lost)]).toEqual([]);
	});
});

test('how many names have a text, and how many are names only', () => {
	const counts = games.map((game) => {
		const names = { explained: new Set<string>(), byName: new Set<string>() };
		for (const index of mainArmiesOf(game)) {
			const { units, shared, armyRules, spells } = referenceOf(index);
			for (const { name } of [...units.flatMap(({ rules }) => rules), ...shared, ...armyRules]) {
				names.explained.add(nameKey(name));
			}
			for (const { name, text } of spells) {
				(text === 'name only' ? names.byName : names.explained).add(nameKey(name));
			}
			for (const name of units.flatMap(({ byName }) => byName)) names.byName.add(nameKey(name));
		}
		return [
			game,
			`${String(names.explained.size)} explained, ${String(names.byName.size)} by name`
		] as const;
	});
	expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
		{
		  "t9a": "557 explained, 462 by name",
		  "warmaster": "181 explained, 0 by name",
		  "warmaster-revolution": "305 explained, 0 by name",
		  "warmaster-trial": "41 explained, 193 by name",
		  "whfb4": "460 explained, 27 by name",
		  "whfb6": "814 explained, 427 by name",
		}
	`);
});

/** Abilities of single units, of which the sources have only the name. */
const ofOneUnit = new Set(['Blood-hungry']);

describe.each(['aos4', 'spearhead'])('%s', (game) => {
	const references = mainArmiesOf(game).map((index) => {
		const { units } = rosterContext(everything(index), index);
		return { index, reference: sheetReference(index, units, bookOf(game)) };
	});

	test('tells what every ability of a weapon does', () => {
		const lost = references.flatMap(({ index, reference: { warscrolls, shared } }) => {
			// "Anti-Hero (+1 Rend)" is told as "Anti-X (+1 Rend)".
			const keyOf = (name: string): string => nameKey(name.replace(/^(Anti)-.*?(?= \()/i, '$1-X'));
			const printed = new Set(shared.map(({ name }) => keyOf(name)));
			const weapons = warscrolls?.units.flatMap((unit) => unit.weapons) ?? [];
			const abilities = [...new Set(weapons.flatMap((weapon) => weapon.abilities))];
			return abilities
				.filter((name) => !printed.has(keyOf(name)) && !ofOneUnit.has(name))
				.map((name) => `${index.army.id}: ${name}`);
		});
		expect(lost).toEqual([]);
	});

	test('marks what is a name only, as there is something on every reference', () => {
		for (const { index, reference } of references) {
			const { units = [], lores = [] } = reference.warscrolls ?? {};
			const abilities = units.flatMap((unit) => unit.abilities.flatMap((one) => one.abilities));
			expect(abilities.length + lores.length, index.army.id).toBeGreaterThan(0);
			expect(
				units.every(({ stats }) => stats.length > 0),
				index.army.id
			).toBe(true);
		}
	});
});
