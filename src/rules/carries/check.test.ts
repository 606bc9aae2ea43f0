import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

describe('carries: a banner for foot and mounted, but not for the loose', () => {
	const by = { any: ['FOOT', 'MOUNTED'], none: ['LOOSE'] };
	const index = anIndex({ kind: 'carries', option: 'banner', by });

	test.each([
		{ bearer: 'pikes', legal: true },
		{ bearer: 'lancers', legal: true },
		{ bearer: 'slingers', legal: false },
		{ bearer: 'captain', legal: false },
		{ bearer: 'nobody', legal: false }
	])('$bearer: legal = $legal', ({ bearer, legal }) => {
		const list = aList(1000, `${bearer} + banner`);
		if (legal) expect(list).toBeLegalIn(index);
		else expect(list).toBreak(index, 'carries/not-allowed');
	});

	test('other options are not its concern', () => {
		expect(aList(1000, 'captain + horn')).toBeLegalIn(index);
	});

	test('every stranger is a problem of its own', () => {
		const list = aList(1000, 'pikes + banner, captain + banner, seer + horn + banner');
		expect(checkRoster(list, index).problems).toMatchObject([
			{ bearer: { unit: { entry: 'captain' } }, units: ['u2'] },
			{ bearer: { unit: { entry: 'seer' } }, units: ['u3'] }
		]);
	});

	test('a met verdict tells who carries it', () => {
		const list = aList(1000, 'pikes, pikes + banner, lancers + banner');
		expect(checkRoster(list, index).verdicts).toMatchObject([
			{ outcome: 'met', units: ['u2', 'u3'] }
		]);
	});
});

describe('carries: a horn for the sworn', () => {
	const index = anIndex({ kind: 'carries', option: 'horn', by: { any: ['SWORN'] } });

	test('a keyword that another option grants will do', () => {
		expect(aList(1000, 'captain + oath + horn')).toBeLegalIn(index);
		expect(aList(1000, 'captain + horn + oath')).toBeLegalIn(index);
	});

	test('the keyword is granted to that unit and no other', () => {
		const list = aList(1000, 'captain + horn, captain + oath');
		expect(list).toBreak(index, 'carries/not-allowed');
	});
});
