import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet, type SheetForm } from '../../src/content/index.ts';
import { isInRun } from '../slice.ts';
import { bookOf } from './books.ts';
import { faultsOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { largestRoster, largestSizes } from './largest-rosters.ts';
import { armiesOf } from './rosters.ts';

const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'];
const armies = systems
	.flatMap((system) => armiesOf(system).map((index) => ({ system, army: index.army.id, index })))
	// Each on one paper, one after the other, as both have their say: one is narrower, one shorter.
	.map((each, at) => ({ ...each, paper: at % 2 === 0 ? ('a4' as const) : ('letter' as const) }));

/** Beyond the usual two thousand points, and with two notes as long as notes may be, it may take a third. */
function maxPages(size: number): number {
	return size > 2000 ? 3 : 2;
}

describe.each(armies.filter(({ system, army }) => isInRun(system, army)))(
	'the largest roster of $system $army on $paper',
	({ system, index, paper }) => {
		const size = largestSizes(index).at(-1) ?? 0;
		const roster = largestRoster(index, 7, size);
		const report = checkRoster(roster, index);
		const laid = (form: SheetForm) =>
			laidOut(buildSheet(roster, report, form, { book: bookOf(system) }), paper);

		test('is legal, and as large as the points allow', () => {
			expect(report.problems.map(({ constraint }) => constraint.id)).toEqual([]);
			expect(report.points).toBeGreaterThanOrEqual(size * 0.8);
		});

		test('has a list on which nothing overflows, is cut or stands alone', () => {
			const list = laid('list');
			expect(faultsOf(list)).toEqual([]);
			expect(list.pages).toBeLessThanOrEqual(maxPages(size));
		});

		// A themed form of an army is under the rules of the army, and a few more.
		const forms: readonly SheetForm[] =
			index.army.variantOf === undefined ? ['reference', 'legality'] : ['reference'];
		test.each(forms)('has a %s like that', (form) => {
			expect(faultsOf(laid(form))).toEqual([]);
		});
	}
);
