import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Entry, Roster, System } from '#schema';
import {
	complete,
	contradiction,
	type Completing,
	type Request
} from '../../src/solver/complete.ts';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { modelOf, offeredIn } from '../../src/solver/model.ts';
import { search } from '../../src/solver/search.ts';
import { aConstraint, anArmy, anEntry, aRoster, aSystem, type Draft } from '../builders.ts';

// *Proved best* and *nothing legal exists* are said only where nothing was left out of the search: each way to narrow
// it, on both sides of where it begins.

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

const limit: Draft = { id: 'limit', kind: 'points-limit' };
const once: Draft = { id: 'once', kind: 'unique', of: { any: ['OPTION'] }, scope: 'unit' };

/** An army of these entries alone. */
function armyOf(
	entries: readonly Entry[],
	drafts: readonly Draft[] = [limit, once],
	changes: Partial<System> = {}
): ArmyIndex {
	const constraints = drafts.map(aConstraint);
	return indexArmy(aSystem({ entries: [], constraints, ...changes }), anArmy({ entries }));
}

function found(index: ArmyIndex, size: number, request: Partial<Request> = {}): Completing {
	const roster = aRoster({ size });
	const [first] = complete({ index, roster, wishes: { seed: 1 }, many: 1, ...request }, solve);
	return first ?? { state: 'none found', cuts: 0 };
}

/** What is claimed, with the points spent. */
function claimed(...of: Parameters<typeof found>): readonly unknown[] {
	const { state, report } = found(...of);
	return report ? [state, report.points] : [state];
}

const spears = anEntry('spears', { cost: 10 });
const torch = anEntry('torch', { type: 'relic', cost: 3 });

describe('sizes of units', () => {
	const sized = (max?: number): ArmyIndex =>
		armyOf([
			anEntry('spears', {
				cost: { perModel: 1 },
				size: { min: 10, ...(max !== undefined && { max }) }
			})
		]);

	test('that are all offered are proved best', () => {
		expect(claimed(sized(17), 97)).toEqual(['proved best', 97]);
	});

	test('of which the usual ones are offered are the best of these', () => {
		expect(claimed(sized(900), 97)).toEqual(['best of what was offered', 97]);
		expect(claimed(sized(), 97)).toEqual(['best of what was offered', 97]);
	});

	test('that leave nothing: proved where all are offered, otherwise nothing was found', () => {
		const needed: Draft = { kind: 'count', of: { any: ['spears'] }, min: 1 };
		const army = (max: number): ArmyIndex =>
			armyOf(
				[anEntry('spears', { cost: { perModel: 1 }, size: { min: 10, max } })],
				[limit, needed]
			);
		expect(claimed(army(17), 10)).toEqual(['proved best', 10]);
		expect(claimed(army(17), 9)).toEqual(['nothing legal exists']);
		expect(claimed(army(900), 9)).toEqual(['none found']);
	});
});

describe('units that may be as large as another allows', () => {
	const half: Draft = {
		kind: 'count',
		of: { any: ['slingers'] },
		scope: 'unit',
		counting: 'models',
		max: 0,
		more: { each: { any: ['lancers'] }, n: 1, per: 2, counting: 'largest' }
	};
	const needed: Draft = { kind: 'count', of: { any: ['slingers'] }, min: 1 };
	const army = (lancers: number): ArmyIndex => {
		const sized = (id: string, models: number): Entry =>
			anEntry(id, { cost: { perModel: 1 }, size: { min: models, max: models } });
		return armyOf([sized('slingers', 8), sized('lancers', lancers)], [limit, half, needed]);
	};

	test('wait for one that is large enough, not for several that are small', () => {
		expect(claimed(army(16), 24)).toEqual(['proved best', 24]);
		expect(claimed(army(15), 46)).toEqual(['nothing legal exists']);
	});
});

describe('options of units', () => {
	test('of which there may be one are proved best', () => {
		expect(claimed(armyOf([spears, torch]), 16)).toEqual(['proved best', 13]);
	});

	test('that no rule keeps from being taken twice hide something', () => {
		expect(claimed(armyOf([spears, torch], [limit]), 16)[0]).toBe('best of what was offered');
	});

	test('of which there may be two are all offered', () => {
		const twice = { ...torch, repeat: 2 };
		expect(claimed(armyOf([spears, twice], [limit, once]), 17)).toEqual(['proved best', 16]);
		expect(claimed(armyOf([spears, torch], [limit, once]), 17)).toEqual(['proved best', 13]);
	});

	test('that a unit starts with may be left', () => {
		const started = { ...spears, starts: ['torch'] };
		expect(claimed(armyOf([started, torch]), 13)).toEqual(['proved best', 13]);
		expect(claimed(armyOf([started, torch]), 10)).toEqual(['proved best', 10]);
	});

	test('that make each other possible cannot be tried one by one', () => {
		const vow = (name: string, by: string): Entry =>
			anEntry(name, {
				type: 'vow',
				cost: 2,
				grants: [`HAS ${name.toUpperCase()}`],
				carriedBy: { by: { any: [by] } }
			});
		const after = [spears, vow('first', 'FOOT'), vow('second', 'HAS FIRST')];
		expect(claimed(armyOf(after), 14)).toEqual(['proved best', 14]);
		const circle = [spears, vow('first', 'HAS SECOND'), vow('second', 'HAS FIRST')];
		expect(claimed(armyOf(circle), 14)[0]).toBe('best of what was offered');
	});

	test('of which there are too many are the usual ones', () => {
		const many = (count: number): readonly Entry[] =>
			Array.from({ length: count }, (_, at) => anEntry(`torch-${at}`, { type: 'relic', cost: 3 }));
		expect(claimed(armyOf([spears, ...many(5)]), 25)).toEqual(['proved best', 25]);
		expect(claimed(armyOf([spears, ...many(7)]), 25)[0]).toBe('best of what was offered');
	});
});

describe('how many units there may be', () => {
	test('as many as can be paid', () => {
		const rats = anEntry('rats', { cost: 1 });
		const all = { wishes: { seed: 1, usual: false } };
		expect(claimed(armyOf([rats]), 250, all)).toEqual(['proved best', 250]);
		// More of one unit than lists usually have.
		const needed: Draft = { kind: 'count', of: { any: ['rats'] }, min: 40 };
		expect(claimed(armyOf([rats], [limit, needed]), 40)).toEqual(['proved best', 40]);
	});

	test('whatever they cost where there is no points limit', () => {
		const needed: Draft = { kind: 'count', of: { any: ['spears'] }, min: 3 };
		expect(claimed(armyOf([spears], [needed]), 10)).toEqual(['proved best', 30]);
		expect(claimed(armyOf([spears], [needed, limit]), 30)).toEqual(['proved best', 30]);
		expect(claimed(armyOf([spears], [needed, limit]), 29)).toEqual(['nothing legal exists']);
	});

	test('as many as a roster can hold where they are free', () => {
		const rats = anEntry('rats', { cost: 0 });
		const needed = (min: number): ArmyIndex =>
			armyOf([rats], [limit, { kind: 'count', of: { any: ['rats'] }, min }]);
		const report = found(needed(70), 100).report;
		expect(report?.context.units).toHaveLength(70);
		expect(claimed(needed(2000), 100)[0]).toBe('proved best');
		expect(claimed(needed(2001), 100)).toEqual(['nothing legal exists']);
	});

	test('with what they cost together', () => {
		const surcharges = [
			{ id: 'toll', name: 'Toll', of: { any: ['spears'] }, step: 0, first: 1, source: { line: 1 } }
		];
		const army = armyOf([anEntry('spears', { cost: 1 })], [limit], { surcharges });
		expect(claimed(army, 60)).toEqual(['proved best', 60]);
		expect(found(army, 60).report?.context.units).toHaveLength(30);
	});
});

describe('what is there', () => {
	const needsTorch: Draft = {
		kind: 'requires',
		of: { any: ['spears'] },
		needs: { any: ['torch'] },
		scope: 'unit'
	};
	const withUnits = (size: number, ...units: Roster['units']): Partial<Request> => ({
		roster: aRoster({ size, units })
	});

	test('stays as it is, and what is proved is about lists that have it', () => {
		const one = withUnits(23, { id: 'kept', entry: 'spears' });
		const { roster } = found(armyOf([spears, torch]), 23, one) as { roster: Roster };
		expect(roster.units).toContainEqual({ id: 'kept', entry: 'spears' });
		expect(claimed(armyOf([spears, torch]), 23, one)).toEqual(['proved best', 23]);
	});

	test('is given what it must have, of which there might have been another way', () => {
		const army = armyOf([spears, torch], [limit, once, needsTorch]);
		const has = { id: 'kept', entry: 'spears', options: ['torch'] };
		expect(claimed(army, 26, withUnits(26, has))).toEqual(['proved best', 26]);
		const lacks = { id: 'kept', entry: 'spears' };
		expect(claimed(army, 26, withUnits(26, lacks))).toEqual(['best of what was offered', 26]);
	});

	test('leaves nothing: proved for units as they are, not where they were changed', () => {
		const none: Draft = { kind: 'count', of: { any: ['spears'] }, max: 0 };
		const army = armyOf([spears, torch], [limit, once, needsTorch, none]);
		const has = { id: 'kept', entry: 'spears', options: ['torch'] };
		expect(claimed(army, 26, withUnits(26, has))).toEqual(['nothing legal exists']);
		const lacks = { id: 'kept', entry: 'spears' };
		expect(claimed(army, 26, withUnits(26, lacks))).toEqual(['none found']);
	});

	test('that costs too much becomes less in one way of several', () => {
		const two = withUnits(20, { id: 'one', entry: 'spears' }, { id: 'two', entry: 'spears' });
		expect(claimed(armyOf([spears, torch]), 20, two)).toEqual(['proved best', 20]);
		const less = withUnits(19, ...(two.roster?.units ?? []));
		expect(claimed(armyOf([spears, torch]), 19, less)).toEqual(['best of what was offered', 13]);
	});
});

describe('a search', () => {
	const task = (index: ArmyIndex, size: number) => ({
		index,
		roster: aRoster({ size }),
		habits: { repeat: 3, spread: [], sizes: [1] },
		variants: [],
		areAll: true,
		offered: offeredIn(index, () => false)
	});
	const effort = { nodes: 400, iterations: 60_000, rounds: 3, seed: 1 };
	const army = armyOf([spears, torch]);

	/** First an answer that is too dear, as if a row were missing; then what the solver says. */
	const misled = (then: Solve): Solve => {
		let calls = 0;
		return (programme, bounds) => {
			calls += 1;
			if (calls > 1) return then(programme, bounds);
			return { ended: 'optimal', values: programme.columns.map(({ upper }) => upper) };
		};
	};

	test('that cut nothing off proves what it found', () => {
		expect(search(modelOf(task(army, 26)), solve, effort)).toMatchObject({
			state: 'proved best',
			cuts: 0
		});
	});

	test('that cut an answer off proves nothing, as more was cut off with it', () => {
		expect(search(modelOf(task(army, 26)), misled(solve), effort)).toMatchObject({
			state: 'best found',
			cuts: 1
		});
		const never = misled(() => ({ ended: 'infeasible' }));
		expect(search(modelOf(task(army, 26)), never, effort)).toMatchObject({
			state: 'none found',
			cuts: 1
		});
	});

	test('that was stopped proves nothing', () => {
		const stopped: Solve = (...of) => ({ ...solve(...of), ended: 'stopped' });
		expect(search(modelOf(task(army, 26)), stopped, effort).state).toBe('best found');
		expect(search(modelOf(task(army, 26)), () => ({ ended: 'stopped' }), effort).state).toBe(
			'none found'
		);
	});

	test('adds nothing to what it has proved best', () => {
		let times = 0;
		const finish = (roster: Roster): Roster => {
			times += 1;
			return roster;
		};
		search(modelOf(task(army, 26)), solve, effort, finish);
		expect(times).toBe(0);
		search(modelOf({ ...task(army, 26), areAll: false }), solve, effort, finish);
		expect(times).toBe(1);
	});
});

describe('where nothing is legal', () => {
	const reasons = (index: ArmyIndex, size: number): readonly string[] | undefined =>
		contradiction({ index, roster: aRoster({ size }), wishes: { seed: 1 } }, solve)?.rules.map(
			({ id }) => id
		);
	const needed: Draft = { id: 'needed', kind: 'count', of: { any: ['spears'] }, min: 2 };

	test('the rules are named that leave nothing, and no others', () => {
		const few: Draft = { id: 'few', kind: 'count', of: { any: ['FOOT'] }, max: 1 };
		const army = armyOf([spears, torch], [limit, once, few, needed]);
		expect(reasons(army, 100)).toEqual(['few', 'needed']);
		expect(reasons(armyOf([spears, torch], [limit, once, needed]), 19)).toEqual([
			'limit',
			'needed'
		]);
		expect(reasons(armyOf([spears, torch], [limit, once, needed]), 20)).toBeUndefined();
	});

	test('the points limit is among them where units are offered in the usual ways only', () => {
		const sized = anEntry('spears', { cost: { perModel: 1 }, size: { min: 10, max: 900 } });
		expect(reasons(armyOf([sized], [limit, needed]), 19)).toEqual(['limit', 'needed']);
		expect(reasons(armyOf([sized], [limit, needed]), 9)).toEqual(['limit', 'needed']);
		expect(reasons(armyOf([sized], [limit, needed]), 20)).toBeUndefined();
	});

	test('rules of single units are among them', () => {
		const lit: Draft = {
			id: 'lit',
			kind: 'requires',
			of: { any: ['spears'] },
			needs: { any: ['torch'] },
			scope: 'unit'
		};
		const dark: Draft = { id: 'dark', kind: 'exclusive', of: { any: ['torch'] }, max: 0 };
		const army = armyOf([spears, torch], [limit, once, lit, dark, needed]);
		expect(reasons(army, 100)).toEqual(['lit', 'dark', 'needed']);
	});
});
