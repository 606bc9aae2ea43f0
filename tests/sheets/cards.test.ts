import { describe, expect, test } from 'vitest';
import { indexArmy, wordingKey } from '#engine';
import type { SheetCard } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { bookOf, cardsOf } from './card-rosters.ts';
import { emberRoster, emberSheet } from './ember-host.ts';
import { aRoster, armiesOf, armyOf, sheetOf, unitsOf } from './rosters.ts';
import { aTinRoster, tin } from './tin-muster.ts';

function nameOf(card: SheetCard): string {
	return card.kind === 'spell' ? card.spells.map(({ name }) => name).join(', ') : card.name;
}

function namesOf(cards: readonly SheetCard[] | undefined): readonly string[] {
	return (cards ?? []).map((card) => `${card.kind}: ${nameOf(card)}`);
}

function cardNamed(cards: readonly SheetCard[] | undefined, name: string): SheetCard | undefined {
	return cards?.find((card) => nameOf(card) === name);
}

describe('the cards of an army', () => {
	const { cards } = sheetOf(tin, aTinRoster(), 'cards');

	test('are characters, units, items and spells, each in the order of the army list', () => {
		expect(namesOf(cards)).toEqual([
			'character: Tin Chief',
			'character: Tin Chief',
			'character: Tin Seer',
			'unit: Spears',
			'unit: Spears',
			'unit: Urchins',
			'unit: Tin Riders',
			'unit: Ballista',
			'unit: Ballista',
			'unit: Tin Ogre',
			'item: Blade of Tin',
			'item: The Mirror of a Thousand and One Tin Faces',
			'item: Tin Scroll',
			'item: Banner of Tin',
			'spell: Tin Bolt, Tin Magic, second spell'
		]);
	});

	test('stand in no other order if the roster does', () => {
		const turned = aTinRoster({ units: aTinRoster().units.toReversed() });
		expect(sheetOf(tin, turned, 'cards').cards).toEqual(cards);
	});

	test('say of a character what he is, has and rides, and leave his items to theirs', () => {
		expect(cards?.[0]).toEqual({
			kind: 'character',
			name: 'Tin Chief',
			ownName: 'Old Bristle',
			type: 'Chief',
			count: 1,
			pointsEach: 439.5,
			rolesAndNumbers: ['Leader of the host'],
			equipment: [],
			options: ['Mail', 'Blade of Tin', 'The Mirror of a Thousand and One Tin Faces'],
			stats: [
				{ name: 'Tin Chief', stats: ['4', '6', '6', '4', '4', '3', '6', '4', '9'] },
				{ name: 'Drake', stats: ['6', '5', '0', '6', '6', '7', '4', '5', '7'] }
			],
			rules: [{ name: 'Mail', text: 'What a Mail does.' }],
			commonRules: []
		});
	});

	test('say the armour save of who has armour: light armour 6+; full plate, shield and barding 1+', () => {
		const [index] = armiesOf('whfb6').filter(({ army }) => army.id === 'the-empire');
		if (!index) throw new Error('no Empire');
		const units = unitsOf('halberdiers', 'knightly-orders', 'battle-wizard');
		const { cards = [] } = sheetOf(index, aRoster(index, { units }), 'cards');
		const saves = cards.map((card) => [card.kind, 'save' in card ? card.save : undefined]);
		expect(saves.slice(0, 3)).toEqual([
			['character', undefined],
			['unit', '6+'],
			['unit', '1+']
		]);
	});

	test('say of a caster his level, and how often he has what he has twice', () => {
		expect(cardNamed(cards, 'Tin Seer')).toMatchObject({
			rolesAndNumbers: ['Level 2'],
			options: ['Tin Scroll × 2', 'Tin Magic × 2']
		});
	});

	test('say of a unit its models, its champion’s line, and rules with their charts', () => {
		expect(cards?.[4]).toMatchObject({
			models: 20,
			pointsEach: 286,
			equipment: ['Spear', 'Sword'],
			stats: [{ name: 'Spears' }, { name: 'Sergeant' }]
		});
		expect(cards?.[3]).toMatchObject({ note: 'Painted blue, on round bases.' });
		expect(cardNamed(cards, 'Urchins')).toMatchObject({
			rules: [{ name: 'Stupidity', chart: { roll: 'D6' } }, { name: 'Mail' }, { name: 'Horn bow' }]
		});
		expect(cardNamed(cards, 'Ballista')).toMatchObject({
			isCrewed: true,
			stats: [{ name: 'Ballista' }, { name: 'Crewman' }]
		});
	});

	test('say of the spells of a deck what they take, and who casts them', () => {
		const card = cards?.find(({ kind }) => kind === 'spell');
		expect(card).toEqual({
			kind: 'spell',
			lore: 'Tin Magic',
			spells: [
				{
					name: 'Tin Bolt',
					power: '1',
					range: '24"',
					deck: 'Tin Magic',
					text: 'One hit of Strength 4.'
				},
				expect.objectContaining({ name: 'Tin Magic, second spell', isUnnamed: true })
			],
			casters: ['Tin Seer']
		});
	});
});

describe('spells of which only the name is known', () => {
	const spells = (tin.system.spells ?? []).map((spell) => ({ ...spell, text: undefined }));
	const named = indexArmy({ ...tin.system, spells }, tin.army);
	const cardKinds = ['spell'] as const;

	test('have no card, and nothing to fill in', () => {
		expect(cardsOf(named, aTinRoster(), { cardKinds }).cards).toEqual([]);
	});

	test('have one with the player’s own wording', () => {
		const wordings = new Map([[wordingKey('spell', 'tin-bolt'), 'A bolt of my own.']]);
		const { cards } = cardsOf(named, aTinRoster(), { cardKinds, wordings });
		expect(namesOf(cards)).toEqual(['spell: Tin Bolt']);
	});
});

describe('boxes to cross off', () => {
	const tracksOf = (system: string, army: string, units: ReturnType<typeof unitsOf>) => {
		const index = armyOf(army);
		const { cards } = cardsOf(index, aRoster(index, { units }), { book: bookOf(system) });
		return cards?.map((card) => ('tracks' in card ? card.tracks : undefined));
	};

	test('are as many as the stands of a unit', () => {
		expect(tracksOf('warmaster', 'empire', unitsOf('halberdiers', 'halberdiers'))?.[0]).toEqual([
			expect.objectContaining({ pieces: 3, each: 1 })
		]);
	});

	test('are not on the card of one who is one', () => {
		expect(tracksOf('warmaster', 'empire', unitsOf('general'))?.[0]).toBeUndefined();
	});
});

describe('units that are alike', () => {
	test('share a card that says how many they are', () => {
		const units = unitsOf('ogre', 'ogre', 'ogre');
		expect(sheetOf(tin, aTinRoster({ units }), 'cards').cards).toMatchObject([
			{ name: 'Tin Ogre', count: 3, pointsEach: 150 }
		]);
	});

	test('have cards of their own when they differ in anything', () => {
		const units = unitsOf('spears', 'spears', 'spears', 'spears + mail', 'spears');
		const varied = units.map((unit, at) => ({
			...unit,
			models: at === 1 ? 11 : 10,
			...(at === 4 && { note: 'The old guard.' })
		}));
		const { cards } = sheetOf(tin, aTinRoster({ units: varied }), 'cards');
		expect(
			cards?.map((card) => (card.kind === 'unit' ? [card.count, card.models, card.options] : card))
		).toEqual([
			[2, 10, []],
			[1, 10, []],
			[1, 11, []],
			[1, 10, ['Mail']]
		]);
	});
});

describe('kinds of cards', () => {
	test('are all, or those that the player wants', () => {
		const some = cardsOf(tin, aTinRoster(), { cardKinds: ['spell', 'character'] });
		expect(namesOf(some.cards)).toEqual([
			'character: Tin Chief',
			'character: Tin Chief',
			'character: Tin Seer',
			'spell: Tin Bolt, Tin Magic, second spell'
		]);
		expect(cardsOf(tin, aTinRoster(), { cardKinds: [] }).cards).toEqual([]);
	});

	test('are characters where the type of the unit says so, in every system', () => {
		for (const { folder, system } of rawPacks) {
			const { types } = system as {
				types: { id: string; role: string; character?: true; keywords: string[] }[];
			};
			const isLeader = (keyword: string) =>
				/^(CHARACTER|LORD|HERO|HIRED HERO|WIZARD)$/.test(keyword);
			const units = types.filter(({ role }) => role === 'unit');
			expect(units.filter(({ character }) => character).length, folder).toBeGreaterThan(0);
			for (const { id, character, keywords } of units) {
				expect(character ?? false, `${folder} ${id}`).toBe(keywords.some(isLeader));
			}
		}
	});

	test('have words of the army’s rules once, on one card', () => {
		const index = armyOf('bretonnian');
		const { cards } = sheetOf(index, aRoster(index, { units: unitsOf('knights') }), 'cards');
		expect(namesOf(cards)).toEqual(['unit: Knights', 'army: Army rules']);
		const ofArmy = cardNamed(cards, 'Army rules');
		expect(ofArmy).toMatchObject({ type: 'Bretonnian' });
		expect(ofArmy?.kind === 'army' && ofArmy.rules.map(({ name }) => name)).toHaveLength(
			index.army.armyRules.length
		);
	});
});

describe('items', () => {
	const items = cardsOf(tin, aTinRoster(), { cardKinds: ['item'] }).cards ?? [];

	test('have a card each, those alike one, with who has them', () => {
		expect(
			items.map((card) => card.kind === 'item' && `${card.name}, ${card.bearers.join()}`)
		).toEqual([
			'Blade of Tin, Tin Chief “Old Bristle”',
			'The Mirror of a Thousand and One Tin Faces, Tin Chief “Old Bristle”',
			'Tin Scroll, Tin Seer,Tin Seer',
			'Banner of Tin, Spears “The Third of Tinburg”'
		]);
	});

	test('say what they are, cost and do, and where that is printed', () => {
		expect(items[1]).toMatchObject({
			type: 'Magic item',
			points: 12.5,
			text: expect.stringContaining('back to whoever cast it') as string,
			source: 'Tin Rulebook'
		});
	});

	test('are not arms, command, mounts and decks', () => {
		const units = unitsOf(
			'spears + mail + ensign + sergeant',
			'seer + deck-tin',
			'chief + leads + drake + nonsense'
		);
		expect(cardsOf(tin, aTinRoster({ units }), { cardKinds: ['item'] }).cards).toEqual([]);
	});

	test('are text as well', () => {
		expect(sheetText(sheetOf(tin, aTinRoster(), 'cards'))).toMatch(/Blade of Tin[^\n]*75/);
	});
});

describe('the cards of units with profiles', () => {
	const { cards } = emberSheet(emberRoster(), 'cards');

	test('are of those inside sets as well, of what stands on the table, and of choices with a text', () => {
		expect(namesOf(cards)).toEqual([
			'character: Ember Lord',
			'character: Ash-Priest',
			'character: Frost Lord',
			'unit: Cinder Guard',
			'unit: Cinder Guard',
			'unit: Slag-throwers',
			'unit: Slag-throwers',
			"unit: The Rivals' Band",
			'unit: The Hearth',
			'unit: Icicles',
			'army: Lore of Flames',
			'item: Burning Brand'
		]);
	});

	test('have the stat line, weapons, abilities and keywords of the warscroll', () => {
		expect(cards?.[0]).toMatchObject({
			pointsEach: 220,
			rolesAndNumbers: ['Chief'],
			options: ['Grim', 'Burning Brand'],
			stats: [],
			profile: {
				base: '40mm',
				models: [1],
				weapons: [{ name: 'Glare' }, { name: 'Brand' }],
				keywords: ['HERO', 'MAGE (2)']
			}
		});
		expect(cardNamed(cards, 'Icicles')).toMatchObject({
			count: 2,
			models: 5,
			pointsEach: 0,
			rolesAndNumbers: ["The Rivals' Band"]
		});
	});

	test('tell the spells of a lore together', () => {
		expect(cardNamed(cards, 'Lore of Flames')).toMatchObject({
			type: 'Fire lore',
			spells: [{ name: 'Flare', cast: '6' }, { name: 'Blaze' }]
		});
	});
});
