import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit, type ArmyIndex } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { complete, type Completing } from '../../src/solver/complete.ts';
import { solvingWith, type Solve } from '../../src/solver/highs.ts';
import { isAll } from '../runs.ts';
import { toyIndex, toyRegiments } from '../toy-regiments.ts';
import { aConstraint, anIndex, aRoster, type Draft } from '../builders.ts';

// On toy armies the most that can be spent is counted out, list by list, and the solver finds as much and says that
// it is the best; where no list is legal, it says that.

let solve: Solve;

beforeAll(async () => {
	solve = solvingWith(await loadHighs());
});

const limit: Draft = { kind: 'points-limit' };
const standing: Draft = { kind: 'standing' };
const banner: Draft = { kind: 'carries', option: 'banner', by: { any: ['UNIT'] } };
const horn: Draft = { kind: 'carries', option: 'horn', by: { any: ['LEADER'] } };
const horse: Draft = { kind: 'carries', option: 'horse', by: { any: ['SWORN'] } };
const wyrm: Draft = { kind: 'carries', option: 'wyrm', by: { any: ['nobody'] } };
const oath: Draft = { kind: 'carries', option: 'oath', by: { any: ['seer'] } };
const once: Draft = {
	kind: 'unique',
	of: { any: ['banner', 'horn', 'horse', 'wyrm', 'oath'] },
	scope: 'unit'
};
const frame = [limit, standing, banner, horn, horse, wyrm, oath, once].map((rule, at) => ({
	...rule,
	id: `frame-${at}`
}));

const cases: Readonly<Record<string, readonly Draft[]>> = {
	'no rule of its own': [],
	'a maximum': [{ kind: 'count', of: { any: ['UNIT'] }, max: 2 }],
	'a minimum': [{ kind: 'count', of: { any: ['slingers'] }, min: 3 }],
	'a maximum that grows': [
		{ kind: 'count', of: { any: ['pikes'] }, max: 0, more: { each: { any: ['LEADER'] }, n: 2 } },
		{ kind: 'count', of: { any: ['slingers'] }, max: 1 }
	],
	'growth for full numbers, up to a bound': [
		{
			kind: 'count',
			of: { any: ['slingers'] },
			max: 1,
			more: { each: { any: ['pikes'] }, n: 1, per: 2, upTo: 2 }
		},
		{ kind: 'count', of: { any: ['LEADER'] }, max: 0 }
	],
	'a share': [{ kind: 'share', of: { any: ['UNIT'] }, max: 40, scope: 'army' }],
	'a least share': [{ kind: 'share', of: { any: ['LEADER'] }, min: 60, scope: 'army' }],
	'a share of a unit': [{ kind: 'share', of: {}, max: { points: 45 }, scope: 'unit' }],
	'each once': [{ kind: 'unique', of: { any: ['UNIT', 'LEADER'] }, scope: 'army' }],
	'options once': [{ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' }],
	'no set twice': [{ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army', by: 'set' }],
	'one option': [{ kind: 'exclusive', of: { any: ['OPTION'] }, max: 1 }],
	'an option each': [{ kind: 'exclusive', of: { any: ['RELIC'] }, on: { any: ['UNIT'] }, min: 1 }],
	'a budget': [{ kind: 'budget', of: { any: ['RELIC'] }, on: {}, max: 10 }],
	'a need': [{ kind: 'requires', of: { any: ['pikes'] }, needs: { any: ['seer'] }, scope: 'army' }],
	'a need of two': [
		{
			kind: 'requires',
			of: { any: ['LEADER'] },
			needs: { any: ['slingers'] },
			min: 2,
			scope: 'army'
		}
	],
	'a need on the unit': [
		{ kind: 'requires', of: { any: ['LEADER'] }, needs: { any: ['horn'] }, scope: 'unit' }
	],
	'two that do not go together': [
		{ kind: 'requires', of: { any: ['pikes'] }, forbids: { any: ['slingers'] }, scope: 'army' }
	],
	'one that forbids its like': [
		{ kind: 'requires', of: { any: ['slingers'] }, forbids: { any: ['slingers'] }, scope: 'army' },
		{ kind: 'requires', of: { any: ['pikes'] }, forbids: { any: ['pikes', 'seer'] }, scope: 'army' }
	],
	'allowed by a third': [
		{
			kind: 'requires',
			of: { any: ['pikes'] },
			forbids: { any: ['slingers'] },
			unlessWith: { any: ['oath'] },
			scope: 'army'
		}
	],
	'a rank': [
		{ kind: 'count', of: { any: ['SWORN'] }, min: 1 },
		{ kind: 'rank', role: { any: ['SWORN'] }, among: { any: ['LEADER'] }, by: { any: ['captain'] } }
	],
	'a rule that something suspends': [
		{ kind: 'count', of: { any: ['UNIT'] }, max: 1, unless: { any: ['seer'] } }
	],
	'a rule that holds beside something': [
		{ kind: 'count', of: { any: ['slingers'] }, max: 0, while: { any: ['pikes'] } }
	],
	'options that something allows': [
		{ kind: 'exclusive', of: { any: ['OPTION'] }, max: 1, unless: { any: ['seer'] } },
		{ kind: 'count', of: { any: ['slingers'] }, max: 1 }
	],
	'another points limit': [{ kind: 'agreed-size', size: 500 }],
	'what contradicts itself': [
		{ kind: 'count', of: { any: ['captain'] }, min: 1 },
		{ kind: 'share', of: { any: ['LEADER'] }, max: 20, scope: 'army' }
	],
	'a mixture': [
		{ kind: 'count', of: { any: ['LEADER'] }, min: 1, max: 1 },
		{ kind: 'share', of: { any: ['LEADER'] }, max: 50, scope: 'army' },
		{ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' },
		{ kind: 'requires', of: { any: ['RELIC'] }, needs: { any: ['pikes'] }, scope: 'army' }
	],
	'another mixture': [
		{ kind: 'count', of: { any: ['slingers'] }, max: 1, more: { each: { any: ['pikes'] }, n: 1 } },
		{ kind: 'requires', of: { any: ['seer'] }, forbids: { any: ['pikes'] }, scope: 'army' },
		{ kind: 'exclusive', of: { any: ['RELIC'] }, max: 1 },
		{ kind: 'budget', of: { any: ['OPTION'] }, on: { any: ['LEADER'] }, max: 20 }
	]
};

const framed = anIndex(...frame);

/** All sets of these, the empty one too. */
function setsOf(things: readonly string[]): readonly (readonly string[])[] {
	return things.reduce<readonly (readonly string[])[]>(
		(sets, thing) => [...sets, ...sets.map((set) => [...set, thing])],
		[[]]
	);
}

/** The most points that a legal list spends; undefined if there is none. Every list within the limit is tried. */
function mostOf(index: ArmyIndex, size: number): number | undefined {
	const kits = index.units.flatMap(({ entry }) =>
		setsOf(['banner', 'horn', 'horse', 'wyrm', 'oath']).map((options): RosterUnit => ({
			id: 'u',
			entry: entry.id,
			...(options.length > 0 && { options })
		}))
	);
	const priced = kits
		.filter((unit) => checkRoster(aRoster({ size, units: [unit] }), framed).problems.length === 0)
		.map((unit) => ({ unit, points: musterUnit(unit, index).points }));
	let best: number | undefined;
	const visit = (from: number, units: readonly RosterUnit[], spent: number): void => {
		if (best === undefined || spent > best) {
			const named = units.map((unit, at) => ({ ...unit, id: `u${at}` }));
			const { problems } = checkRoster(aRoster({ size, units: named }), index);
			if (problems.length === 0) best = spent;
		}
		for (const [at, { unit, points }] of priced.entries())
			if (at >= from && spent + points <= size) visit(at, [...units, unit], spent + points);
	};
	visit(0, [], 0);
	return best;
}

describe('the best list', () => {
	const all = Object.entries(cases).flatMap(([name, rules]) =>
		(isAll ? [95, 137] : [95]).map((size) => ({ name, rules, size }))
	);
	test.each(all)('$name, at $size', ({ rules, size }) => {
		const index = anIndex(...frame, ...rules.map((rule, at) => ({ ...rule, id: `own-${at}` })));
		const best = mostOf(index, size);
		const wishes = { seed: 1, usual: false };
		const request = { index, roster: aRoster({ size }), wishes, many: 1 };
		const [found]: readonly Completing[] = [...complete(request, solve)];
		expect(found?.state).toBe(best === undefined ? 'nothing legal exists' : 'proved best');
		expect(found?.report?.points).toBe(best);
	});
});

/** All ways to write down units of the toy regiments for so many points: each chief leads a warband of his own. */
function warbands(size: number): readonly (readonly [points: number, roster: Roster])[] {
	const kits = ['ada', 'bo', 'spears', 'staves', 'hired'].flatMap((entry) =>
		setsOf(['warlord', 'doubled', 'brave', 'sly']).map((options): RosterUnit => ({
			id: 'u',
			entry,
			...(options.length > 0 && { options })
		}))
	);
	const loose = indexArmy(
		{
			...toyRegiments,
			constraints: toyRegiments.constraints.filter(({ id }) => id === 'once-trait')
		},
		toyIndex.army
	);
	const priced = kits
		.filter((unit) => checkRoster(aRoster({ size, units: [unit] }), loose).problems.length === 0)
		.map((unit) => ({ unit, points: musterUnit(unit, toyIndex).points }));
	const found: [number, Roster][] = [];
	const visit = (from: number, units: readonly RosterUnit[], spent: number): void => {
		for (const roster of groupings(size, units)) found.push([spent, roster]);
		for (const [at, { unit, points }] of priced.entries())
			if (at >= from && spent + points <= size) visit(at, [...units, unit], spent + points);
	};
	visit(0, [], 0);
	return found.toSorted(([one], [other]) => other - one);
}

function groupings(size: number, units: readonly RosterUnit[]): readonly Roster[] {
	const named = units.map((unit, at) => ({ ...unit, id: `u${at}` }));
	const chiefs = named.filter(({ entry }) => entry === 'ada' || entry === 'bo');
	const groups = chiefs.map(({ id }) => ({ id: `g-${id}`, kind: 'warband' }));
	const placed = named.reduce<readonly (readonly RosterUnit[])[]>(
		(ways, unit) => {
			if (chiefs.includes(unit))
				return ways.map((way) => [...way, { ...unit, group: `g-${unit.id}` }]);
			const places = [unit, ...groups.map(({ id }) => ({ ...unit, group: id }))];
			return ways.flatMap((way) => places.map((place) => [...way, place]));
		},
		[[]]
	);
	return placed.map((way) => aRoster({ size, units: way, groups }));
}

describe('the best list of groups', () => {
	const more: Readonly<Record<string, readonly Draft[]>> = {
		'as they are': [],
		'two that are led': [{ kind: 'groups', group: 'warband', min: 2 }],
		'nobody outside': [{ kind: 'outside', group: 'warband', of: { any: ['hired'] } }],
		'two of foot in each': [
			{ kind: 'group', group: 'warband', of: { any: ['FOOT'] }, min: 2 },
			{ kind: 'outside', group: 'warband', of: { any: ['hired'] } }
		],
		'no two alike in one': [
			{ kind: 'count', of: { any: ['staves'] }, max: 1, scope: { group: 'warband' } },
			{ kind: 'outside', group: 'warband', of: { any: ['hired'] } }
		]
	};
	test.each(Object.entries(more))('%s', (_, rules) => {
		const constraints = rules.map((rule, at) => aConstraint({ ...rule, id: `own-${at}` }));
		const index = indexArmy(
			{ ...toyRegiments, constraints: [...toyRegiments.constraints, ...constraints] },
			toyIndex.army
		);
		const size = 195;
		const best = warbands(size).find(
			([, roster]) => checkRoster(roster, index).problems.length === 0
		);
		const wishes = { seed: 1, usual: false };
		const [found] = complete({ index, roster: aRoster({ size }), wishes, many: 1 }, solve);
		expect(found?.report?.points).toBe(best?.[0]);
		expect(found?.state).toBe(best ? 'best of what was offered' : 'none found');
	});
});
