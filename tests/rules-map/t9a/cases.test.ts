import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { packIndex } from '../pack.ts';
import { bases } from './cases/bases.ts';
import { rosterOf, ruleCases } from './cases/index.ts';
import { messages } from './cases/messages.ts';
import { t9a, t9aArmies } from './data.ts';
import { textsOf } from '../../said.ts';

const pack = { system: t9a, armies: t9aArmies };

describe('what is said of a problem: its arithmetic', () => {
	test.each(messages)('$army: $list at $size', ({ army, list, size, answers, numbers }) => {
		const index = packIndex(pack, army, answers);
		const { problems } = checkRoster(rosterOf({ list, size }), index);
		expect(textsOf(index, problems).map(numbersIn)).toEqual(numbers);
	});
});

describe('cases of every army', () => {
	test.each(Object.keys(bases))('%s: at least five lists, allowed and forbidden', (army) => {
		const cases = ruleCases.filter((rule) => rule.army === army).flatMap((rule) => rule.cases);
		const legal = cases.filter(({ codes = [] }) => codes.length === 0);
		expect(cases.length).toBeGreaterThanOrEqual(5);
		expect(legal.length).toBeGreaterThan(1);
		expect(cases.length - legal.length).toBeGreaterThan(1);
	});

	test('of all the armies', () => {
		expect(Object.keys(bases).toSorted()).toEqual(t9aArmies.map(({ id }) => id).toSorted());
	});
});

const quarters: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** The numbers of a sentence in their order, before what it advises. */
function numbersIn(text: string): readonly number[] {
	return [...text.matchAll(/(\d+)([¼½¾])?/g)].map(
		([, whole = '0', part = '']) => Number(whole) + (quarters[part] ?? 0)
	);
}
