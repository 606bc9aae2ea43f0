import { describe, expect, test } from 'vitest';
import { checkRoster, compareRosters, legalityOf, type Report } from '#engine';
import type { Roster } from '#schema';
import { sampleRosters } from '../sample-rosters.ts';
import { buildSheet } from '../../src/content/index.ts';
import { frame } from '../../src/i18n/en/frame.ts';
import { summaryOf } from '../../src/persistence/saving/summary-of.ts';
import { storedLegality } from '../../src/features/home/stored-legality.ts';

describe.each(sampleRosters)('a list of $system', ({ roster, index }) => {
	const half = roster.units.slice(0, Math.ceil(roster.units.length / 2));
	const lists: readonly (readonly [name: string, list: Roster])[] = [
		['as it is', roster],
		['of half of its units', { ...roster, units: half }],
		['of nothing', { ...roster, units: [] }],
		['at a tenth of its points limit', { ...roster, size: roster.size / 10 }],
		['at twice its points limit', { ...roster, size: roster.size * 2 }]
	];

	test.each(lists)(
		'%s is in one state in the editor, on home, on paper and where it is compared',
		(_, list) => {
			const stateOf = (report: Report): string => frame.verdict(legalityOf(report));
			const report = checkRoster(list, index);
			const inEditor = stateOf(report);
			expect(inEditor).toMatch(/^(Legal|Legal so far|\d+ to fix)$/);
			expect(frame.verdict(storedLegality(list, summaryOf(report)))).toBe(inEditor);
			expect(buildSheet(list, report, 'list').verdict.summary).toContain(inEditor);
			const { before, after } = compareRosters(list, list, index);
			expect([stateOf(before), stateOf(after)]).toEqual([inEditor, inEditor]);
		}
	);
});
