import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { caseTitle } from '../rules-map/case.ts';
import { packIndex } from '../rules-map/pack.ts';
import { rosterOf, ruleCases, usualSize } from '../rules-map/whfb6/cases/index.ts';
import type { SaidCase } from '../rules-map/whfb6/cases/said.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';
import { textsOf } from '../said.ts';

const said = ruleCases.flatMap(({ army, cases }) =>
	cases
		.filter((one: SaidCase) => one.said !== undefined)
		.map((one: SaidCase) => ({ title: caseTitle(one, usualSize), army, one }))
);

describe('what is said, with its sums', () => {
	test.each(said)('$army: $title', ({ army, one }) => {
		const index = packIndex(pack, army, one.answers);
		const texts = textsOf(index, checkRoster(rosterOf(one), index).problems).join('\n');
		for (const part of one.said ?? []) expect(texts).toContain(part);
	});
});

test('each army has at least five lists judged, and there are 150 on either side', () => {
	const lists = (id: string) =>
		ruleCases.filter(({ army }) => army === id).flatMap(({ cases }) => cases);
	expect(pack.armies.filter(({ id }) => lists(id).length < 5)).toEqual([]);
	const all = ruleCases.flatMap(({ cases }) => cases);
	const broken = all.filter(({ codes = [] }) => codes.length > 0);
	expect(broken.length).toBeGreaterThan(150);
	expect(all.length - broken.length).toBeGreaterThan(150);
});
