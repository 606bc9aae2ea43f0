import { describe, expect, test } from 'vitest';
import { words as german } from './de/index.ts';
import * as english from './en/index.ts';
import type { Language } from './language.ts';
import { pastedPattern, pastedQuotes } from './pasted.ts';

const languages: readonly (readonly [string, Language])[] = [
	['English', english],
	['German', german]
];

describe.each(languages)(
	'what Muster writes on a list in %s is known when it is pasted',
	(_, words) => {
		const { paper } = words;

		test.each([
			['^{note}$', paper.note],
			['^{readings}$', paper.readings],
			['^{gaps}$', paper.gaps],
			['^{noUnits}$', paper.noUnits],
			['^{legalWithout}$', paper.verdict({ problems: 0, lacksEvent: true })],
			[String.raw`^{notLegal}: 1 {problems}$`, paper.verdict({ problems: 1, lacksEvent: false })],
			[String.raw`^{notLegal}: 2 {problems}$`, paper.verdict({ problems: 2, lacksEvent: false })],
			[String.raw`^{crewOf} 4$`, paper.crew(4)],
			['^{dataOf} 2026-01-01$', paper.data('2026-01-01')],
			['^{pointsDated} 2026-01-01$', paper.pointsDated('2026-01-01')],
			['^{event}: Cup$', paper.event('Cup')],
			[String.raw`^90 {of} 2000 {points}$`, paper.spent(90, 2000)],
			[String.raw`^2000 {points}$`, paper.limit(2000)],
			[String.raw`^Wings \({plan}\)$`, paper.plan('Wings')],
			[String.raw`^(?:{eachBefore} 5|5 {eachAfter})$`, paper.ofEach('5')],
			[String.raw`^{createdWith} Muster`, paper.madeWith(undefined, '2026-01-01')]
		])('%s: “%s”', (pattern, written) => {
			expect(written).toMatch(pastedPattern(pattern, pattern.includes('created') ? 'i' : '')());
		});

		test('a player’s own words, in their marks', () => {
			const marks = pastedQuotes().map(([open, close]) => `${open}Left${close}`);
			expect(marks).toContain(paper.quoted('Left'));
		});
	}
);
