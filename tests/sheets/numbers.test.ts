import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet, sheetForms } from '../../src/content/index.ts';
import { isAll } from '../runs.ts';
import { bookOf } from './books.ts';
import { overlapsOf, partedNumbersOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { smallRosters } from './small-rosters.ts';

const counts = Array.from({ length: 99 }, (_, at) => at + 1);
/** Each digit alone, as some are narrow, and so often as the largest total has digits; whole and half. */
const totals = [1, 11, 111, 1111, 11111].flatMap((ones) =>
	[1, 3, 4, 5, 7, 9].flatMap((digit) => [ones * digit, ones * digit + 0.5])
);

/** The same with another number wherever it has one of these. */
function withNumber<T>(thing: T, keys: readonly string[], number: number): T {
	if (Array.isArray(thing))
		return thing.map((one) => withNumber(one as unknown, keys, number)) as T;
	if (typeof thing !== 'object' || thing === null) return thing;
	const changed = Object.entries(thing).map(([key, value]: [string, unknown]) => {
		const isMeant = keys.includes(key) && typeof value === 'number';
		return [key, isMeant ? number : withNumber(value, keys, number)];
	});
	return Object.fromEntries(changed) as T;
}

// Two ways in which lists are set, and lists alone on the other paper; all in a whole run.
const systems = Object.keys(smallRosters).filter(
	(system) => isAll || ['warmaster', 'aos4'].includes(system)
);
const papers = systems.flatMap((system) =>
	sheetForms.flatMap((form) =>
		(['a4', 'letter'] as const)
			.filter((paper) => isAll || paper === 'a4' || form === 'list')
			.map((paper) => ({ system, form, paper }))
	)
);

test.each(papers)(
	'no number of $system is parted or stands on another: $form on $paper',
	({ system, form, paper }) => {
		const small = smallRosters[system];
		if (!small) throw new Error(`no roster of ${system}`);
		const report = checkRoster(small.roster, small.index);
		const sheet = buildSheet(small.roster, report, form, { book: bookOf(system) });
		const faultsWith = (keys: readonly string[], number: number): readonly string[] => {
			const laid = laidOut(withNumber(sheet, keys, number), paper);
			return [...partedNumbersOf(laid), ...overlapsOf(laid)];
		};
		const isTaken = (_: number, at: number): boolean => isAll || at % 26 === 0;
		expect(overlapsOf(laidOut(sheet, paper))).toEqual([]);
		expect(
			counts.filter(isTaken).flatMap((count) => faultsWith(['count', 'models'], count))
		).toEqual([]);
		expect(
			totals
				.filter(isTaken)
				.flatMap((total) => faultsWith(['points', 'pointsEach', 'limit', 'full', 'half'], total))
		).toEqual([]);
	}
);
