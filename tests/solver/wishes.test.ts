import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Completion, Entry, Roster, RosterUnit } from '#schema';
import { complete, type Request } from '../../src/solver/complete.ts';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { replacementsFor } from '../../src/solver/replace.ts';
import { aConstraint, anArmy, anEntry, aRoster, aSystem, type Draft } from '../builders.ts';

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

function armyOf(entries: readonly Entry[], rules: readonly Draft[] = []): ArmyIndex {
	const limit: Draft = { id: 'limit', kind: 'points-limit' };
	const constraints = [limit, ...rules].map(aConstraint);
	return indexArmy(aSystem({ entries: [], constraints }), anArmy({ entries }));
}

/** The entries of the best completion, in order. */
function completed(index: ArmyIndex, roster: Roster, changes: Partial<Request> = {}) {
	const [first] = complete({ index, roster, wishes: { seed: 1 }, many: 1, ...changes }, solve);
	return first?.report && first.roster.units.map(({ entry }) => entry).toSorted();
}

const spears = anEntry('spears', { cost: 10 });
const giant = anEntry('giant', { cost: 40 });

describe('what a player wishes', () => {
	test('many units or few of them', () => {
		const index = armyOf([spears, giant]);
		const roster = aRoster({ size: 40 });
		const wish = (units: 'more' | 'fewer') =>
			completed(index, roster, { wishes: { units, usual: false, seed: 1 } });
		expect(wish('more')).toEqual(['spears', 'spears', 'spears', 'spears']);
		expect(wish('fewer')).toEqual(['giant']);
	});

	test('units may go only where the player lets them', () => {
		const index = armyOf([spears, giant]);
		const roster = aRoster({ size: 45, units: [{ id: 'a', entry: 'spears' }] });
		const few = { units: 'fewer', usual: false, seed: 1 } as const;
		expect(completed(index, roster, { wishes: few })).toContain('spears');
		const rule: Draft = { kind: 'count', of: { any: ['giant'] }, min: 1 };
		const strict = armyOf([spears, giant], [rule]);
		expect(completed(strict, roster)).toBeUndefined();
		expect(completed(strict, roster, { loose: new Set(['a']) })).toEqual(['giant']);
	});
});

describe('what lists usually look like', () => {
	const habits: Completion = { repeat: 1, spread: [], sizes: [1, 2] };
	/** An army of a game of which that is usual. */
	function armyWith(completion: Completion, ...entries: readonly Entry[]): ArmyIndex {
		const constraints = [aConstraint({ id: 'limit', kind: 'points-limit' })];
		return indexArmy(aSystem({ entries: [], constraints, completion }), anArmy({ entries }));
	}
	/** The first completion. */
	function first(index: ArmyIndex, size: number, usual = true): readonly RosterUnit[] {
		const wishes = { seed: 1, usual };
		const [found] = complete({ index, roster: aRoster({ size }), wishes, many: 1 }, solve);
		return found?.report ? found.roster.units : [];
	}

	test('an option that is unusual for a unit is not bought, but where nothing need be usual', () => {
		const unusual = [{ of: { any: ['STEED'] }, by: { any: ['FOOT'] } }];
		const giant = anEntry('giant', { cost: 1000 });
		const horse = anEntry('horse', { type: 'steed', cost: 5 });
		const of = (more: Partial<Completion>, usual?: boolean) =>
			first(armyWith({ ...habits, ...more }, giant, horse), 1005, usual).map(({ options = [] }) =>
				options.join()
			);
		expect(of({})).toEqual(['horse']);
		expect(of({ unusual })).toEqual(['']);
		expect(of({ unusual }, false)).toEqual(['horse']);
		expect(of({ unusual: [{ of: { any: ['STEED'] }, by: { any: ['MOUNTED'] } }] })).toEqual([
			'horse'
		]);
	});

	test('an army has wishes of its own, beside those of its game', () => {
		const horse = anEntry('horse', { type: 'steed', cost: 5 });
		const mule = anEntry('mule', { type: 'steed', cost: 5 });
		const knight = anEntry('knight', { cost: 1000 });
		const of = (completion: Army['completion']) => {
			const { system, army } = armyWith(
				{ ...habits, unusual: [{ of: { any: ['horse'] } }] },
				knight,
				horse,
				mule
			);
			const [unit] = first(indexArmy(system, { ...army, completion }), 1005);
			return unit?.options ?? [];
		};
		expect(of(undefined)).toEqual(['mule']);
		expect(of({ unusual: [{ of: { any: ['mule'] } }] })).toEqual([]);
	});

	test('what lists of one army seldom have is in none where something else fits', () => {
		const one = anEntry('dragon', { cost: 1000 });
		const other = anEntry('griffon', { cost: 990 });
		const of = (completion: Army['completion']) => {
			const { system, army } = armyWith(habits, one, other);
			return first(indexArmy(system, { ...army, completion }), 1000).map(({ entry }) => entry);
		};
		expect(of(undefined)).toEqual(['dragon']);
		expect(of({ seldom: { any: ['dragon'] } })).toEqual(['griffon']);
	});

	test('a list has a lore where it has a wizard, and else none', () => {
		const spears = anEntry('spears', { cost: 100 });
		const wizard = anEntry('wizard', { cost: 100, keywords: ['WIZARD'] });
		const lore = anEntry('lore', { cost: 0, keywords: ['LORE'] });
		const usual = { ...habits, has: [{ of: { any: ['LORE'] }, where: { any: ['WIZARD'] } }] };
		const of = (...entries: readonly Entry[]) =>
			first(armyWith(usual, ...entries, lore), 100).map(({ entry }) => entry);
		expect(of(spears)).toEqual(['spears']);
		expect(of(wizard)).toEqual(['wizard', 'lore']);
	});

	test('of some things together there are few, where points are not left for that', () => {
		const wizards = anEntry('wizards', { cost: 250 });
		const of = (more: Partial<Completion>, cost: number) =>
			first(armyWith({ ...habits, repeat: 4, ...more }, wizards, anEntry('spears', { cost })), 1000)
				.map(({ entry }) => entry)
				.toSorted();
		const few = [{ of: { any: ['wizards'] }, per: 400 }];
		expect(of({}, 249)).toEqual(['wizards', 'wizards', 'wizards', 'wizards']);
		expect(of({ few }, 249)).toEqual(['spears', 'wizards', 'wizards', 'wizards']);
		expect(of({ few }, 240)).toEqual(['wizards', 'wizards', 'wizards', 'wizards']);
	});

	test('one of those in which completions vary is in one of them alone', () => {
		const entries = [
			anEntry('ada', { cost: 500 }),
			anEntry('bea', { cost: 490 }),
			anEntry('spears', { cost: 100 }),
			anEntry('knights', { cost: 100 })
		];
		const led: Draft = { kind: 'count', of: { any: ['ada', 'bea'] }, min: 1, max: 1 };
		const constraints = [{ id: 'limit', kind: 'points-limit' } as const, led].map(aConstraint);
		const leaders = (more: Partial<Completion>) => {
			const completion = { ...habits, repeat: 5, ...more };
			const index = indexArmy(
				aSystem({ entries: [], constraints, completion }),
				anArmy({ entries })
			);
			const request = { index, roster: aRoster({ size: 1000 }), wishes: { seed: 1 }, many: 2 };
			return [...complete(request, solve)].flatMap(({ report }) =>
				(report?.context.units ?? [])
					.map(({ unit }) => unit.entry)
					.filter((entry) => entry === 'ada' || entry === 'bea')
			);
		};
		expect(leaders({})).toEqual(['ada', 'ada']);
		expect(leaders({ varies: { any: ['ada', 'bea'] } })).toEqual(['ada', 'bea']);
	});

	test('units are no larger than usual, even where every size is offered', () => {
		const knights = anEntry('knights', { cost: { perModel: 10 }, size: { min: 5, max: 20 } });
		const of = (sizes: readonly number[]) =>
			first(armyWith({ ...habits, sizes }, knights), 200).map(({ models }) => models);
		expect(of([1, 4])).toEqual([20]);
		expect(of([1, 2])).toEqual([10, 10]);
	});

	test('units that are small when they are new have sizes of their own', () => {
		const smallUnits = { upTo: 5, sizes: [1] };
		const of = (more: Partial<Completion>, min: number) =>
			first(
				armyWith(
					{ ...habits, ...more },
					anEntry('knights', { cost: { perModel: 2 }, size: { min, usual: min } })
				),
				min * 4
			).map(({ models }) => models);
		expect(of({}, 5)).toEqual([10]);
		expect(of({ smallUnits }, 5)).toEqual([5, 5]);
		expect(of({ smallUnits }, 6)).toEqual([12]);
	});
});

describe('what could take the place of a unit', () => {
	const knights = anEntry('knights', { cost: 12 });
	const index = armyOf([spears, giant, knights]);
	const fitting = (size: number, rules: readonly Draft[] = []) => {
		const roster = aRoster({
			size,
			units: [
				{ id: 'a', entry: 'spears', group: 'g' },
				{ id: 'b', entry: 'spears' }
			],
			groups: [{ id: 'g', kind: 'host' }]
		});
		const army = rules.length === 0 ? index : armyOf([spears, giant, knights], rules);
		return replacementsFor(army, roster, 'a');
	};

	test('is paid with its points and what is left, the nearest first, and stands where it stood', () => {
		expect(fitting(20)).toEqual([]);
		expect(fitting(22)).toEqual([{ id: 'a', entry: 'knights', group: 'g' }]);
		expect(fitting(50).map(({ entry }) => entry)).toEqual(['knights', 'giant']);
	});

	test('makes no rule worse, but mends none that is broken already', () => {
		const two: Draft = { kind: 'count', of: { any: ['spears'] }, min: 2 };
		expect(fitting(50, [two])).toEqual([]);
		const none: Draft = { kind: 'count', of: { any: ['giant'] }, min: 3 };
		expect(fitting(50, [none]).map(({ entry }) => entry)).toEqual(['knights', 'giant']);
	});

	test('is nothing for a unit that is gone', () => {
		expect(replacementsFor(index, aRoster({ size: 50 }), 'a')).toEqual([]);
	});
});
