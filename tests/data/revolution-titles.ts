import { revolution, revolutionArmies, selectors } from '../revolution.ts';

/** Titles whose rule has another name here, as the book or the rulebook's own page has it. */
export const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
export function printedRules(id: string): ReadonlyMap<string, string> {
	const army = revolutionArmies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	const own = army.entries.filter(({ type }) => !type.startsWith('renown-'));
	const used = new Set([...army.armyRules, ...own.flatMap(({ rules = [] }) => rules)]);
	const known = [...revolution.rules, ...army.rules].filter((rule) => used.has(rule.id));
	return new Map(known.map(({ name, text = '' }) => [name.toLowerCase(), text]));
}

/** The titles of rules on an army's page. */
export const titlesOf = (id: string): readonly string[] => {
	const { rules = [], armyRules = [] } = selectors[id] ?? {};
	return [...armyRules, ...rules];
};
