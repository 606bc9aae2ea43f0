import { describe, expect, test } from 'vitest';
import { isProblem, rangeOf } from '#engine';
import { boundaryTrialsOf } from '../boundary-trials.ts';
import { keyOf } from '../stated.ts';
import { isShownMet, verdictsOf, type Trial } from '../trial-rosters.ts';
import { t9aMap } from './map.ts';

const bounded = t9aMap.everyConstraint
	.map((stated) => ({ stated, sides: boundaryTrialsOf(stated) }))
	.filter(({ sides }) => sides.length > 0);

const sidesSaying = (what: RegExp) =>
	bounded.flatMap(({ stated, sides }) =>
		sides.filter((side) => what.test(side.what)).map((side) => ({ stated, side }))
	);

describe('every boundary beside the usual trial', () => {
	test.each(t9aMap.pack.armies)('$id', ({ id: army }) => {
		const faults = bounded
			.filter(({ stated }) => stated.index.army.id === army)
			.flatMap(({ stated, sides }) => {
				const verdicts = (trial: Trial) => verdictsOf(stated.index, stated.constraint, trial);
				return sides.flatMap(({ what, trials: { met, broken }, lifted }) => {
					const isMet = !met || verdicts(met).every(isShownMet);
					const isBroken = !broken || verdicts(broken).every(isProblem);
					const isLifted = !lifted || !verdicts(lifted).some(isProblem);
					return isMet && isBroken && isLifted ? [] : [`${keyOf(stated)} ${what}`];
				});
			});
		expect(faults).toEqual([]);
	});

	test('sizes are tried on both sides: 1499 and 1500, 3999 and 4000, one further by the other readings', () => {
		const sizes = new Set(sidesSaying(/^at \d/).map(({ side }) => side.what));
		const expected = [1499, 1500, 1501, 3999, 4000, 4001].map((size) => `at ${size}`);
		expect(expected.filter((size) => !sizes.has(size))).toEqual([]);
	});

	test('each size has a roster on both sides, wherever the army has the entry', () => {
		const tried = sidesSaying(/^at \d/);
		const without = tried.filter(({ side: { trials } }) => !trials.met !== !trials.broken);
		expect(without.map(({ stated, side }) => `${keyOf(stated)} ${side.what}`)).toEqual([]);
		expect(tried.length).toBeGreaterThan(400);
	});

	test('what is lifted beside somebody is tried so', () => {
		const lifted = t9aMap.everyConstraint.filter(({ constraint }) => constraint.unless);
		const keys = new Set(sidesSaying(/^beside /).map(({ stated }) => keyOf(stated)));
		expect(lifted.map(keyOf).filter((key) => !keys.has(key))).toEqual([]);
		expect(keys.size).toBeGreaterThan(10);
	});

	test('budgets are tried at the very sum, or at the next that prices make', () => {
		const budgets = t9aMap.everyConstraint.filter(({ constraint }) => constraint.kind === 'budget');
		const measured = budgets.flatMap((stated) => {
			const tried = t9aMap.everyTrial.get(keyOf(stated)) ?? [];
			return tried.flatMap(({ stated: { index, constraint }, trials: { met, broken } }) => {
				if (!met || !broken) return [];
				const [under, over] = [met, broken].map(
					(trial) => verdictsOf(index, constraint, trial).map(rangeOf)[0]
				);
				return [{ under: under?.measured, over: over?.measured, max: under?.max ?? 0 }];
			});
		});
		expect(measured.length).toBeGreaterThan(30);
		expect(measured.filter(({ under, max }) => under !== max)).toEqual([]);
		expect(measured.filter(({ over = 0, max }) => over <= max || over > max + 5)).toEqual([]);
	});
});
