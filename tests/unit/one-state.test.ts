import { describe, expect, test } from 'vitest';
import { checkRoster, compareRosters, isLacking, legalityOf, type Report } from '#engine';
import type { Roster } from '#schema';
import { sampleRosters } from '../sample-rosters.ts';
import { buildSheet } from '../../src/content/index.ts';
import { frame } from '../../src/i18n/en/frame.ts';
import { listVerdict } from '../../src/i18n/en/list-verdict.ts';
import { nextText } from '../../src/i18n/sentences/rules/next-text.ts';
import { readRow, summaryFields } from '../../src/persistence/db/stored-roster.ts';
import { summaryOf } from '../../src/persistence/data-version/summary-of.ts';
import { storedLegality } from '../../src/features/home/stored-legality.ts';

/** What home says of a list once it is stored. */
function onHome(roster: Roster, report: Report): string {
	const stored = readRow({
		id: roster.id,
		updatedAt: 1,
		roster,
		...summaryFields(summaryOf(report))
	});
	if (!stored.readable || !stored.summary) throw new Error('the row was not read');
	return frame.verdict(storedLegality(roster, stored.summary));
}

describe.each(sampleRosters)('a list of $system', ({ roster, index }) => {
	const first = (count: number): Roster => ({ ...roster, units: roster.units.slice(0, count) });
	const lists: readonly (readonly [name: string, list: Roster])[] = [
		['as it is', roster],
		...roster.units.map((_, count) => [`of its first ${count} units`, first(count)] as const),
		['without its first unit', { ...roster, units: roster.units.slice(1) }],
		['at a tenth of its points limit', { ...roster, size: roster.size / 10 }],
		['at twice its points limit', { ...roster, size: roster.size * 2 }]
	];
	const ofNothing = { ...roster, units: [] };

	test.each(lists)(
		'%s is in one state in the editor, on home and where it is compared',
		(_, list) => {
			const stateOf = (report: Report): string => frame.verdict(legalityOf(report));
			const report = checkRoster(list, index);
			const state = stateOf(report);
			expect(state).toMatch(/^(Legal|Legal so far|Unfinished|\d+ to fix)$/);
			if (state === 'Unfinished') expect(nextText(index, report.problems)).toMatch(/^Next: ./);
			expect(onHome(list, report)).toBe(state);
			expect(listVerdict.full(legalityOf(report)).split(' · ')[0]).toBe(state);
			const { before, after } = compareRosters(list, list, index);
			expect([stateOf(before), stateOf(after)]).toEqual([state, state]);
		}
	);

	test.each(lists)('%s is unfinished only if nothing chosen breaks a rule', (_, list) => {
		const report = checkRoster(list, index);
		const chosen = report.problems.filter((problem) => !isLacking(problem));
		const isOpen = list.size === 0 || report.points < list.size;
		const canBeFinished = report.problems.length > 0 && chosen.length === 0 && isOpen;
		const { isUnfinished } = legalityOf(report);
		expect(isUnfinished && !canBeFinished).toBe(false);
	});

	test.each(lists)('%s is on paper as a judge counts it', (_, list) => {
		const report = checkRoster(list, index);
		const { length } = report.problems;
		const said = length > 0 ? `Not legal: ${length} to fix` : frame.verdict(legalityOf(report));
		expect(buildSheet(list, report, 'list').verdict.summary).toContain(said);
	});

	test('of nothing is not scolded', () => {
		const { problems } = checkRoster(ofNothing, index);
		const state = frame.verdict(legalityOf(checkRoster(ofNothing, index)));
		expect(state).toBe(problems.length > 0 ? 'Unfinished' : 'Legal so far');
	});
});
