import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Entry, Roster } from '#schema';
import { complete, type Completion, type Request } from '../../src/solver/complete.ts';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { aConstraint, anArmy, anEntry, aRoster, aSystem, type Draft } from '../builders.ts';

// Three completions are wanted, and shown only where so many really differ.

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

const limit: Draft = { id: 'limit', kind: 'points-limit' };
const once: Draft = { id: 'once', kind: 'unique', of: { any: ['OPTION'] }, scope: 'unit' };
const spears = anEntry('spears', { cost: 10 });
const knights = anEntry('knights', { cost: 10 });
const giant = anEntry('giant', { cost: 40 });

function armyOf(entries: readonly Entry[], rules: readonly Draft[] = []): ArmyIndex {
	const constraints = [limit, once, ...rules].map(aConstraint);
	return indexArmy(aSystem({ entries: [], constraints }), anArmy({ entries }));
}

function completions(
	index: ArmyIndex,
	roster: Roster,
	changes: Partial<Request> = {}
): readonly Completion[] {
	const found = [...complete({ index, roster, wishes: { seed: 1 }, ...changes }, solve)];
	return found.filter((each) => each.report !== undefined);
}

/** The entries of each completion, in order. */
function entriesOf(...of: Parameters<typeof completions>): readonly string[] {
	return completions(...of).map(({ roster }) =>
		roster.units
			.map(({ entry }) => entry)
			.toSorted()
			.join(' ')
	);
}

const nearlyFull = aRoster({
	size: 30,
	units: [
		{ id: 'a', entry: 'spears' },
		{ id: 'b', entry: 'spears' }
	]
});

describe('a list that is nearly full', () => {
	test('is completed in as many ways as there are', () => {
		const rats = anEntry('rats', { cost: 10 });
		const three = entriesOf(armyOf([spears, knights, rats, giant]), nearlyFull);
		expect(new Set(three).size).toBe(3);
		const two = entriesOf(armyOf([spears, knights, giant]), nearlyFull);
		expect(two.toSorted()).toEqual(['knights spears spears', 'spears spears spears']);
		expect(entriesOf(armyOf([spears, giant]), nearlyFull)).toEqual(['spears spears spears']);
	});

	test('is not completed once more by what only has less', () => {
		const cheap = anEntry('knights', { cost: 4 });
		const lance = anEntry('lance', { type: 'relic', cost: 6 });
		expect(entriesOf(armyOf([giant, cheap, lance]), aRoster({ size: 10 }))).toEqual(['knights']);
	});

	test('stays as it is where nothing else fits, and only there', () => {
		for (const size of [20, 29]) {
			const full = { ...nearlyFull, size };
			const [only, ...others] = completions(armyOf([spears, giant]), full);
			expect(only?.roster.units).toEqual(full.units);
			expect(only?.isOther).toBe(false);
			expect(others).toEqual([]);
		}
	});

	test('is completed though it would be better as it is', () => {
		const rats = anEntry('rats', { cost: 1 });
		const wishes = { units: 'fewer', usual: false, seed: 1 } as const;
		const one: Draft = { kind: 'count', of: { any: ['rats'] }, max: 1 };
		const found = completions(armyOf([rats], [one]), aRoster({ size: 1000 }), { wishes });
		expect(found.map(({ roster, isOther }) => [roster.units.length, isOther])).toEqual([[1, true]]);
	});
});

test('things that cost nothing differ too', () => {
	const [rats, mice] = [anEntry('rats', { cost: 0 }), anEntry('mice', { cost: 0 })];
	const one: Draft = { kind: 'count', of: { any: ['rats', 'mice'] }, max: 1 };
	const wishes = { units: 'more', usual: false, seed: 1 } as const;
	const found = entriesOf(armyOf([rats, mice], [one]), aRoster({ size: 10 }), { wishes });
	expect(found.toSorted()).toEqual(['mice', 'rats']);
});

test('a list that costs too much becomes less in ways that differ', () => {
	const units = [
		{ id: 'a', entry: 'spears' },
		{ id: 'b', entry: 'knights' }
	];
	const found = entriesOf(armyOf([spears, knights]), aRoster({ size: 10, units }));
	expect(found.toSorted()).toEqual(['knights', 'spears']);
});
