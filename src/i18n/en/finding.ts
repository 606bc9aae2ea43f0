import { words } from '../base/words.ts';

/** One search over the things of all games, and the page of each. */
export const finding = words('finding', {
	find: 'Find an army, unit, item, spell or rule',
	/** In the field, where the narrowest phone has little room. */
	findShort: 'Army, unit, item, spell, rule',
	things: 'Units, items, spells and rules',
	armies: 'Armies',
	kinds: {
		unit: 'Unit',
		option: 'Option',
		item: 'Item',
		choice: 'Choice of the army',
		rule: 'Rule',
		spell: 'Spell',
		ability: 'Ability',
		weapon: 'Weapon',
		play: 'Play sheet'
	},
	found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
	foundFirst: (shown: number, count: number): string =>
		`${count} found; the best ${shown} are shown. Type more to narrow it down.`,
	noneFound: (text: string): string => `No unit, item, spell or rule matches “${text}”.`,
	notLoaded: 'The search could not be loaded. After the first visit it is stored on this device.',
	/** The armies that have a thing, where there is room for one name. */
	andMore: (army: string, more: number): string => `${army} and ${more} more`,
	allArmies: 'all armies',
	opening: 'Loading …',
	whoMay: 'Who can take it',
	anyArmy: (army: string): string => `Any ${army.replace(/^The /, '')} army.`,
	nobody: (army: string): string => `No ${army.replace(/^The /, '')} unit.`,
	alsoIn: 'Also in',
	/** After what all armies share, of one of them. */
	inOthers: 'In other armies',
	/** Of what all armies share, before one is chosen. */
	inWhich: 'Choose an army to see who can take it',
	bookOf: (army: string): string => `All of ${army}`,
	noThing: 'Not found',
	noThingSaid: (name: string): string => `Nothing is called “${name}” in this game.`
});

/** Finding an army for a new roster, and what else it is made for. */
export const armyFinder = words('armyFinder', {
	recent: 'Recent armies',
	points: (size: number): string => (size === 1 ? '1 point' : `${size} points`),
	event: 'Event',
	noEvent: 'No event',
	noneFound: (text: string): string => `No army matches “${text}”.`,
	/** @param sizes the points limits that choosing one of them begins with; none where there are none */
	foundArmies: (count: number, sizes: readonly number[]): string =>
		(count === 1 ? '1 army' : `${count} armies`) +
		(sizes.length === 0 ? '' : `. New lists start at ${sizes.join(' or ')} points.`)
});
