import { describe, expect, test } from 'vitest';
import type { SheetLine, SheetReference, SheetWarscroll } from '../../content/index.ts';
import { deedsOf, scrollsWithoutUnit } from './unit-deeds.ts';

function aScroll(name: string): SheetWarscroll {
	return { name, stats: [], models: [], weapons: [], abilities: [], keywords: [] };
}

function aLine(name: string, options: readonly string[] = [], holds: readonly string[] = []) {
	return {
		name,
		options: options.map((option) => ({ name: option })),
		holds: holds.map((held) => ({ name: held, count: 1, models: 1 }))
	} as unknown as SheetLine;
}

const horn = { kind: 'Relic', name: 'Horn', bearer: 'Captain', text: 'Blows.' };
const reference: SheetReference = {
	...{ stats: [], units: [], shared: [], armyRules: [], spells: [], spellsMissing: [] },
	warscrolls: {
		units: ['Captain', 'Pikes', 'Squire', 'Tower'].map(aScroll),
		lores: [],
		names: [
			{ kind: 'Formation', name: 'Wedge', text: 'Breaks through.' },
			{ kind: 'Set', name: 'Old Guard', text: 'Never leaves.' },
			...[horn, { ...horn, name: 'Spear × 2', text: 'Stabs.' }, { ...horn, name: 'Flag' }]
		]
	}
};

function textsOf(line: SheetLine): readonly string[] {
	return deedsOf(line, reference).texts.map(({ name, text }) => `${name}: ${text}`);
}

describe('what a unit of a shared list does', () => {
	test('is its warscroll and what it was given, not what another of its name was', () => {
		const { scrolls } = deedsOf(aLine('Captain', ['Horn']), reference);
		expect(scrolls.map(({ name }) => name)).toEqual(['Captain']);
		expect(textsOf(aLine('Captain', ['Horn', 'Spear']))).toEqual([
			'Horn: Blows.',
			'Spear × 2: Stabs.'
		]);
		expect(textsOf(aLine('Captain'))).toEqual([]);
		expect(textsOf(aLine('Pikes', ['Horn']))).toEqual([]);
	});

	test('is of a set what it brings, and the warscrolls of the units inside it', () => {
		const set = aLine('Old Guard', [], ['Squire', 'Pikes']);
		expect(textsOf(set)).toEqual(['Old Guard: Never leaves.']);
		expect(deedsOf(set, reference).scrolls.map(({ name }) => name)).toEqual(['Pikes', 'Squire']);
	});

	test('is not what stands beside the units, as terrain and what is summoned', () => {
		const lines = [aLine('Captain'), aLine('Old Guard', [], ['Squire', 'Pikes'])];
		expect(scrollsWithoutUnit(lines, reference).map(({ name }) => name)).toEqual(['Tower']);
	});
});
