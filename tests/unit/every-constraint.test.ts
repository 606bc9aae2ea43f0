import { describe, expect, test } from 'vitest';
import { indexArmy, isAdvice, isProblem } from '#engine';
import { bearerless, boundless, idle } from '../rules-map/impossible.ts';
import { everyAnswerIn, ownConstraints, sharedConstraints } from '../rules-map/stated.ts';
import { verdictsOf } from '../rules-map/trial-rosters.ts';
import { trialsOf } from '../rules-map/trials.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';

describe.each(warmasterArmies)('$id', (army) => {
	const tried = new Set<string>();
	const isListed = (list: typeof idle, id: string) => list[army.id]?.includes(id) ?? false;

	describe.each(everyAnswerIn(army))('%o', (readings) => {
		const index = indexArmy(warmaster, army, { readings });

		test.each(index.constraints)('$id can be met and broken', (constraint) => {
			const { id, kind, advice } = constraint;
			const { met, broken } = trialsOf(index, constraint);
			tried.add(id);
			const isIdle = isListed(idle, id);
			expect(broken === undefined).toBe(isIdle || isListed(boundless, id));
			expect(met === undefined).toBe(isIdle || isListed(bearerless, id));
			if (met) {
				const verdicts = verdictsOf(index, constraint, met);
				expect(verdicts).toMatchObject([{ outcome: 'met' }]);
				expect(verdicts[0]?.measured).toBeGreaterThan(0);
			}
			if (broken) {
				const verdicts = verdictsOf(index, constraint, broken);
				expect(verdicts.filter(advice ? isAdvice : isProblem)).toEqual(verdicts);
				const outcomes = new Set(verdicts.map(({ outcome }) => outcome));
				expect([...outcomes]).toEqual([expect.stringMatching(new RegExp(`^${kind}/`))]);
			}
		});
	});

	test('every constraint of the data was tried', () => {
		const stated = new Set([...sharedConstraints, ...ownConstraints(army)]);
		expect([...tried].toSorted()).toEqual([...stated].toSorted());
	});
});
