import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const index = anIndex({ kind: 'points-limit' });

// 2 pikes 80, captain 80, horse 15, horn 10: 185
const list = '2 pikes, captain + horse + horn';

test.each([
	{ size: 186, legal: true },
	{ size: 185, legal: true },
	{ size: 184, legal: false }
])('185 points spent of $size: legal = $legal', ({ size, legal }) => {
	if (legal) expect(aList(size, list)).toBeLegalIn(index);
	else expect(aList(size, list)).toBreak(index, 'points-limit/over');
});

test('the verdict tells the points spent and the points limit', () => {
	const [verdict] = checkRoster(aList(150, list), index).verdicts;
	expect(verdict).toMatchObject({ measured: 185, max: 150, units: [] });
});
