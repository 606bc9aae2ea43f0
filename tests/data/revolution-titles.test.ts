import { describe, expect, test } from 'vitest';
import { armyIds, revolution, revolutionArmies, selectors } from '../revolution.ts';

// Every title of a rule on the pages, numbered or not: what has it is judged or printed.

/** Titles whose rule has another name here, as the book or the rulebook's own page has it. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	albion: { 'Giant Eagle': 'Flying' },
	araby: { Elephant: 'Elephant Mount' },
	beastmen: { 'Gor/Ungor': 'Gor and Ungor' },
	bretonnia: { 'Pegasus Knights': 'Flying' },
	'dark-elves': { 'Bolt Thrower': 'Elven Bolt Thrower' },
	dwarfs: { Cannons: 'Cannon', Hero: 'Oathstone' },
	goblins: { 'Spear Chukka': 'Bolt Thrower' },
	kislev: { 'Horse Archers, Cossacks': 'Horse Archers and Cossacks' },
	nippon: { 'Ashigaru Tepo': 'Ashigaru Teppo' },
	'ogre-kingdoms': { 'Scrap Launcher': 'Stone Thrower' },
	'tomb-kings': { 'Bone Giant': 'Bone Giants', 'Bone Thrower': 'Bolt Thrower' },
	'vampire-counts': { 'Ethereal Host': 'Ethereal Hosts' },
	'witch-hunters': { Cannons: 'Cannon' }
};

/** The rules that a list of this army prints, by name: the army's own and those of its rows. */
function printedRules(id: string): ReadonlyMap<string, string> {
	const army = revolutionArmies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	const own = army.entries.filter(({ type }) => !type.startsWith('renown-'));
	const used = new Set([...army.armyRules, ...own.flatMap(({ rules = [] }) => rules)]);
	const known = [...revolution.rules, ...army.rules].filter((rule) => used.has(rule.id));
	return new Map(known.map(({ name, text = '' }) => [name.toLowerCase(), text]));
}

const titlesOf = (id: string) => {
	const { rules = [], armyRules = [] } = selectors[id] ?? {};
	return [...armyRules, ...rules];
};

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
		'For hire': 'Regiment of Renown',
		'Led by the Hero': 'Regiment of Renown',
		'Independent and Exclusive': 'Regiment of Renown'
	};
	const name = (otherHired[title] ?? title).toLowerCase();
	expect(revolution.rules.find((rule) => rule.name.toLowerCase() === name)?.text).toMatch(/\.$/);
});
