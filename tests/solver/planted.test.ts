import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Constraint, Roster } from '#schema';
import { plainHabits } from '../../src/solver/habits.ts';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { modelOf } from '../../src/solver/model.ts';
import { aConstraint, anIndex, type Draft } from '../builders.ts';
import { amount } from '../runs.ts';
import { toyIndex, toyRegiments } from '../toy-regiments.ts';
import { randomRoster } from './random-rosters.ts';

// The nets under the rows hold: where the rows of a rule are made too strict they cut off a legal list, and where they
// are made too loose they let one through that is not. Rows of the rule itself do neither, on the same random lists.

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

interface Planted {
	readonly rule: Draft;
	readonly stricter: Partial<Constraint>;
	/** Undefined where the rows are no more than what is needed, as in groups. */
	readonly looser?: Partial<Constraint>;
}

const UNIT = { any: ['UNIT'] };
const planted: Readonly<Record<string, Planted>> = {
	'points limit': {
		rule: { kind: 'points-limit' },
		stricter: { kind: 'share', of: {}, max: 90, scope: 'army' },
		looser: { kind: 'share', of: {}, max: 120, scope: 'army' }
	},
	'agreed size': {
		rule: { kind: 'agreed-size', size: 300 },
		stricter: { size: 301 },
		looser: { kind: 'count', of: UNIT, max: 999 }
	},
	'count, at most': {
		rule: { kind: 'count', of: UNIT, max: 3 },
		stricter: { max: 2 },
		looser: { max: 4 }
	},
	'count, at least': {
		rule: { kind: 'count', of: UNIT, min: 3 },
		stricter: { min: 4 },
		looser: { min: 2 }
	},
	'count that grows': {
		rule: { kind: 'count', of: UNIT, max: 1, more: { each: { any: ['LEADER'] }, n: 1 } },
		stricter: { max: 0 },
		looser: { more: { each: { any: ['LEADER'] }, n: 2 } }
	},
	'share, at most': {
		rule: { kind: 'share', of: UNIT, max: 40, scope: 'army' },
		stricter: { max: 25 },
		looser: { max: 60 }
	},
	'share, at least': {
		rule: { kind: 'share', of: UNIT, min: 40, scope: 'army' },
		stricter: { min: 60 },
		looser: { min: 25 }
	},
	unique: {
		rule: { kind: 'unique', of: UNIT, scope: 'army', max: 2 },
		stricter: { max: 1 },
		looser: { max: 3 }
	},
	exclusive: {
		rule: { kind: 'exclusive', of: { any: ['OPTION'] }, max: 1 },
		stricter: { max: 0 },
		looser: { max: 2 }
	},
	budget: {
		rule: { kind: 'budget', of: { any: ['OPTION'] }, on: {}, max: 25 },
		stricter: { max: 10 },
		looser: { max: 90 }
	},
	carries: {
		rule: { kind: 'carries', option: 'horn', by: { any: ['LEADER'] } },
		stricter: { by: { any: ['nobody'] } },
		looser: { by: {} }
	},
	needs: {
		rule: { kind: 'requires', of: { any: ['LEADER'] }, needs: UNIT, min: 2, scope: 'army' },
		stricter: { min: 3 },
		looser: { min: 1 }
	},
	forbids: {
		rule: {
			kind: 'requires',
			of: { any: ['seer'] },
			forbids: { any: ['captain'] },
			scope: 'army'
		},
		stricter: { forbids: { any: ['captain', 'pikes'] } },
		looser: { forbids: { any: ['lancers'] } }
	},
	rank: {
		rule: {
			kind: 'rank',
			role: { any: ['SWORN'] },
			among: { any: ['UNIT', 'LEADER'] },
			by: { any: ['LEADER'] }
		},
		stricter: { role: { any: ['SWORN', 'FOOT'] } },
		looser: { among: { any: ['captain'] } }
	},
	'what something suspends': {
		rule: { kind: 'count', of: UNIT, max: 1, unless: { any: ['captain'] } },
		stricter: { unless: { any: ['nobody'] } },
		looser: { unless: { any: ['captain', 'seer'] } }
	},
	'what holds beside something': {
		rule: { kind: 'count', of: UNIT, max: 1, while: { any: ['seer'] } },
		stricter: { while: { any: ['captain', 'seer'] } },
		looser: { while: { any: ['nobody'] } }
	}
};

/** A rule of the toy regiments, and what is stricter. */
const ofGroups: Readonly<Record<string, Planted>> = {
	groups: {
		rule: { kind: 'groups', group: 'warband', min: 1, max: 2 },
		stricter: { max: 1 }
	},
	group: {
		rule: { kind: 'group', group: 'warband', of: UNIT, max: 3 },
		stricter: { max: 1 }
	},
	outside: {
		rule: { kind: 'outside', group: 'warband', of: { any: ['FOOT'] } },
		stricter: { of: { any: ['nobody'] } }
	},
	'count in each group': {
		rule: { kind: 'count', of: { any: ['staves'] }, max: 1, scope: { group: 'warband' } },
		stricter: { max: 0 }
	},
	'needs in each group': {
		rule: {
			kind: 'requires',
			of: { any: ['CHIEF'] },
			needs: { any: ['FOOT'] },
			scope: { group: 'warband' }
		},
		stricter: { needs: { any: ['spears'] } }
	}
};

/** Whether the rows of these rules allow a list. */
function isPossible(index: ArmyIndex, roster: Roster): boolean {
	const { programme } = modelOf({
		index,
		roster,
		habits: plainHabits,
		variants: roster.units.map((unit) => [{ unit, changes: 0 }]),
		areAll: true,
		offered: [],
		most: 0
	});
	return solve(programme, { nodes: 1000, iterations: 100_000, seed: 1 }).ended === 'optimal';
}

const all = Array.from({ length: 1000 }, (_, seed) => seed);
const some = all.slice(0, amount({ all: 1000, part: 80 }));

type Mistake = 'lost' | 'through';

/** A legal list that these rows cut off, or an illegal one that they let through; undefined if they are right. */
function mistakeOn(seed: number, rows: ArmyIndex, judge: ArmyIndex): Mistake | undefined {
	const roster = randomRoster(anyRule(judge), seed % 2 === 0 ? 200 : 300, seed);
	const isLegal = checkRoster(roster, judge).problems.length === 0;
	if (isLegal === isPossible(rows, roster)) return undefined;
	return isLegal ? 'lost' : 'through';
}

/** Whether some list shows the mistake in these rows. */
function isCaught(mistake: Mistake, rows: ArmyIndex, judge: ArmyIndex): boolean {
	return all.some((seed) => mistakeOn(seed, rows, judge) === mistake);
}

/** The army without the rule, so that chance makes as many lists that break it; who leads a group is known. */
function anyRule({ system, army }: ArmyIndex): ArmyIndex {
	const constraints = system.constraints.filter(({ kind }) => kind === 'led');
	return indexArmy({ ...system, constraints }, army);
}

function changed(rule: Draft, changes: Partial<Constraint>): Draft {
	return { ...(changes.kind ? {} : rule), ...changes } as Draft;
}

describe('rows of single rules', () => {
	test.each(Object.entries(planted))('%s', (_, { rule, stricter, looser }) => {
		const index = anIndex(rule);
		expect(some.filter((seed) => mistakeOn(seed, index, index))).toEqual([]);
		expect(isCaught('lost', anIndex(changed(rule, stricter)), index)).toBe(true);
		if (looser) expect(isCaught('through', anIndex(changed(rule, looser)), index)).toBe(true);
	});
});

describe('rows of groups, which the engine judges afterwards', () => {
	const led = toyRegiments.constraints.filter(({ kind }) => kind === 'led');
	const withRule = (rule: Draft): ArmyIndex =>
		indexArmy({ ...toyRegiments, constraints: [...led, aConstraint(rule)] }, toyIndex.army);
	const lostBy = (index: ArmyIndex): readonly number[] =>
		some.filter((seed) => mistakeOn(seed, index, index) === 'lost');

	test.each(Object.entries(ofGroups))('%s', (_, { rule, stricter }) => {
		const index = withRule(rule);
		expect(lostBy(index)).toEqual([]);
		expect(isCaught('lost', withRule(changed(rule, stricter)), index)).toBe(true);
	});

	test('all of them together cut off nothing legal', () => {
		expect(lostBy(toyIndex)).toEqual([]);
	});
});
