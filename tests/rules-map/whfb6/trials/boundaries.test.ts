import { describe, expect, test } from 'vitest';
import { checkRoster, isAdvice, isProblem, rangeOf } from '#engine';
import type { ConstraintOf, Table } from '#schema';
import { aList } from '../../../builders.ts';
import { packIndex } from '../../pack.ts';
import { keyOf, type StatedConstraint } from '../../stated.ts';
import { isShownMet, verdictsOf, type Trials } from '../../trial-rosters.ts';
import { unmeetable } from '../impossible.ts';
import { whfb6Map } from '../map.ts';
import { pack } from '../shipped.ts';
import { pairsOf } from './index.ts';
import { sizesOf } from './counts.ts';

const all = whfb6Map.everyConstraint.map((stated) => ({
	stated,
	pairs: pairsOf(stated.index, stated.constraint)
}));

describe('every boundary of every constraint', () => {
	test.each(pack.armies)('$id', ({ id }) => {
		const own = all.filter(({ stated }) => stated.index.army.id === id);
		const faults = own.flatMap(({ stated, pairs }) =>
			pairs.flatMap((pair) => faultOf(stated, pair))
		);
		expect(faults).toEqual([]);
		expect(own.some(({ pairs }) => pairs.some(({ met, broken }) => met && broken))).toBe(true);
	});
});

describe('limits by the points limit', () => {
	const tabled = all.filter(({ stated: { constraint } }) => tablesOf(constraint).length > 0);

	test('are tried a point under each step and at it, and beyond the table', () => {
		const untried = tabled
			.filter(({ stated }) => !unmeetable.includes(keyOf(stated)))
			.filter(({ stated: { constraint }, pairs }) => {
				const tried = new Set(pairs.flatMap(({ met, broken }) => [met?.size, broken?.size]));
				const sizes = tablesOf(constraint).flatMap((table) => sizesOf(table));
				return sizes.some((size) => !tried.has(size));
			});
		expect(untried.map(({ stated }) => keyOf(stated))).toEqual([]);
		expect(tabled.length).toBeGreaterThan(5 * pack.armies.length);
	});

	test('of Lords step at 2000, 3000, 4000, 5000 and 6000', () => {
		const lords = tabled.find(({ stated }) => keyOf(stated) === 'system/lords');
		const numbers = lords?.pairs.map(({ broken }) => [broken?.size, broken?.units.length]);
		expect(numbers).toEqual([
			[2000, 2],
			[1999, 1],
			[2999, 2],
			[3000, 3],
			[3999, 3],
			[4000, 4],
			[4999, 4],
			[5000, 5],
			[5999, 5],
			[6000, 6]
		]);
	});
});

describe('allowances', () => {
	const budgets = all.flatMap(({ stated, pairs }) =>
		stated.constraint.kind === 'budget' ? pairs.map((pair) => ({ stated, ...pair })) : []
	);
	const spent = budgets.flatMap(({ stated, met, broken }) =>
		met && broken
			? [
					[met, broken].map(
						(trial) => verdictsOf(stated.index, stated.constraint, trial).map(rangeOf)[0]
					)
				]
			: []
	);

	test('are spent to the last point by most, and no less than the next thing costs is over', () => {
		const exact = spent.filter(([met]) => met?.measured === met?.max);
		expect(exact.length).toBeGreaterThan(spent.length / 2);
		expect(spent.filter(([, broken]) => (broken?.measured ?? 0) <= (broken?.max ?? 0))).toEqual([]);
	});

	test('are of 25 points, of 50 and of 100, and of more for Dwarfs', () => {
		const sums = spent.map(([met]) => met?.max);
		expect(sums).toEqual(expect.arrayContaining([25, 50, 75, 100, 125, 150]));
	});
});

describe('limits that something lifts, and limits that grow', () => {
	const counts = all.flatMap(({ stated, pairs }) =>
		stated.constraint.kind === 'count' ? [{ stated, constraint: stated.constraint, pairs }] : []
	);

	test('are lifted by it, where one more is broken without', () => {
		const lifted = counts.filter(({ constraint }) => constraint.unless);
		const faults = lifted.filter(({ stated, pairs }) => {
			if (unmeetable.includes(keyOf(stated))) return false;
			const { met, broken } = pairs.at(-1) ?? {};
			return !met || !broken || met.units.length !== broken.units.length + 1;
		});
		expect(faults.map(({ stated }) => keyOf(stated))).toEqual([]);
		expect(lifted.length).toBeGreaterThan(10);
	});

	test('grow by as much as they say', () => {
		const growing = counts.filter(({ constraint, pairs }) => constraint.more && pairs[0]?.met);
		const wrong = growing.filter(({ stated, constraint, pairs }) => {
			const met = pairs[0]?.met;
			const [range] = met ? verdictsOf(stated.index, constraint, met).map(rangeOf) : [];
			return range?.max !== grownMax(constraint) || range.measured !== range.max;
		});
		expect(wrong.map(({ stated }) => keyOf(stated))).toEqual([]);
		expect(growing.length).toBeGreaterThan(20);
	});
});

describe('two for one choice', () => {
	const paired = pack.armies.flatMap((army) =>
		army.entries
			.filter(({ perChoice }) => perChoice === 2)
			.map(({ id, type }) => {
				const others = army.entries.filter((other) => other.type === type && other.id !== id);
				return { army: army.id, id, heading: type, others: others.map((other) => other.id) };
			})
	);

	function choicesIn(army: string, heading: string, list: string): number {
		const { verdicts } = checkRoster(aList(2000, list), packIndex(pack, army));
		const [own] = verdicts.filter(({ constraint }) => constraint.id === heading).map(rangeOf);
		return own?.measured ?? 0;
	}

	test.each(paired)('$army: $id', ({ army, id, heading }) => {
		const chosen = (count: number) => choicesIn(army, heading, `${count} ${id}`);
		expect([1, 2, 3, 4, 5].map(chosen)).toEqual([1, 1, 2, 2, 3]);
	});

	test.each(paired)('$army: $id is one more, whatever else is there', (one) => {
		const { army, id, heading, others } = one;
		const chosen = (list: string) => choicesIn(army, heading, list);
		const wrong = others.filter((other) => {
			const more = chosen(other) + 1;
			return chosen(`${other}, ${id}`) !== more || chosen(`${id}, ${other}`) !== more;
		});
		expect(wrong).toEqual([]);
	});
});

type Count = ConstraintOf<'count'>;

function grownMax({ max, more }: Count): number {
	return (typeof max === 'number' ? max : 0) + (more?.n ?? 0);
}

function tablesOf(constraint: StatedConstraint['constraint']): readonly Table[] {
	if (constraint.kind !== 'count') return [];
	return [constraint.min, constraint.max].filter((amount) => typeof amount === 'object');
}

function faultOf(
	{ index, constraint }: StatedConstraint,
	{ met, broken }: Trials
): readonly string[] {
	const isUnmet = constraint.advice ? isAdvice : isProblem;
	const kept = met ? verdictsOf(index, constraint, met) : [];
	const unmet = broken ? verdictsOf(index, constraint, broken) : [];
	const isLifted =
		constraint.unless !== undefined && kept.every(({ outcome }) => outcome === 'met');
	return [
		...(kept.every(isShownMet) || isLifted ? [] : [`${constraint.id}: ${JSON.stringify(met)}`]),
		...(unmet.every(isUnmet) ? [] : [`${constraint.id}: ${JSON.stringify(broken)}`])
	];
}
