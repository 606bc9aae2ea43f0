import { describe, expect, test } from 'vitest';
import { armyIds, revolution, selectors } from '../revolution.ts';
import { otherNames, printedRules, titlesOf } from './revolution-titles.ts';

// Every title of a rule on the pages, numbered or not: what has it is judged or printed.

test('the pages have 227 titles', () => {
	expect(Object.keys(selectors).flatMap(titlesOf)).toHaveLength(227);
});

describe.each(armyIds)('%s', (id) => {
	const printed = printedRules(id);

	test.each(titlesOf(id))('%s', (title) => {
		const name = otherNames[id]?.[title] ?? title;
		expect(printed.get(name.toLowerCase()), name).toMatch(/\.$/);
	});

	test('no other name is kept for a title that has its own', () => {
		const needless = Object.keys(otherNames[id] ?? {}).filter((title) =>
			printed.has(title.toLowerCase())
		);
		expect(needless).toEqual([]);
	});
});

test.each(titlesOf('regiments-of-renown'))('hired regiments: %s', (title) => {
	const otherHired: Readonly<Record<string, string>> = {
		Dragons: 'Dragon',
		Ogres: 'Hired Ogres',
		'For hire': 'Regiment of Renown',
		'Led by the Hero': 'Regiment of Renown',
		'Independent and Exclusive': 'Regiment of Renown'
	};
	const name = (otherHired[title] ?? title).toLowerCase();
	expect(revolution.rules.find((rule) => rule.name.toLowerCase() === name)?.text).toMatch(/\.$/);
});
