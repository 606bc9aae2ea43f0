import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import '../expect-legality.ts';
import { caseTitle } from './case.ts';
import type { MapSource } from './map.ts';
import { packIndex } from './pack.ts';

type Judged = Pick<MapSource, 'ruleCases' | 'tallyCases' | 'rosterOf' | 'usualSize' | 'pack'>;

/** Tests that the engine says of each case what was judged by hand. */
export function judgeCases({ ruleCases, tallyCases, rosterOf, usualSize, pack }: Judged): void {
	describe.each(ruleCases)('$title $lines, $army', ({ army, cases }) => {
		const titled = cases.map((one) => ({ title: caseTitle(one, usualSize), one }));

		test.each(titled)('$title', ({ one }) => {
			const index = packIndex(pack, army, one.answers);
			const roster = rosterOf(one);
			expect(roster).toBreak(index, ...(one.codes ?? []));
			const { advice, context } = checkRoster(roster, index);
			const said = advice.map(({ outcome }) => outcome);
			expect(said.toSorted()).toEqual([...(one.advice ?? [])].toSorted());
			if (one.points !== undefined) expect(context.points).toBe(one.points);
		});
	});

	describe.each(tallyCases)('$title $lines, $army', ({ army, tally, examples }) => {
		test.each(examples)('$list: $value', ({ list, value }) => {
			const { tallies } = checkRoster(rosterOf({ list, size: 1000 }), packIndex(pack, army));
			expect(tallies.find((result) => result.tally.id === tally)?.value).toBe(value);
		});
	});
}
