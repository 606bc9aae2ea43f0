import { carries, exclusive, missing, over, repeated, type RuleCases } from '../../case.ts';
import { aForce } from './bases.ts';
import { judged } from './named.ts';

const army = 'kingdom-of-equitaine';
const overBudget = 'budget/over';
const lord = (items: string) => `Lord + General${items}, Kingdom Knights:11`;
const damsel = (items = '') =>
	aForce(army, `Damsel + Level 1 Wizard + Lore of Life${items === '' ? '' : ` + ${items}`}`);
const knights = (given: string) => `Paladin + General, Kingdom Knights:11 + ${given}`;

/** How many points of items, and of banners. */
const allowances: readonly RuleCases[] = [
	judged({ title: 'points of items on each character', rows: ['item-allowance'], army }, [
		{ list: aForce(army, '', 'Giant Sword'), points: 313 + 50 },
		{ list: aForce(army, '', 'Giant Sword + Lucky Charm'), codes: [overBudget] },
		{ list: aForce(army, 'Castellan + Sword of Haste'), points: 313 + 65 },
		{ list: aForce(army, 'Castellan + Mithril Mail'), codes: [overBudget] },
		// 60 + 30 + 5 + 5 = 100 for a Lord.
		{
			list: lord(' + Giant Sword + Dusk Stone + Speed Potion + Lucky Shield'),
			points: 353 + 100
		},
		{
			list: lord(' + Giant Sword + Dusk Stone + Speed Potion + Dragonscale Helm'),
			codes: [overBudget]
		}
	]),
	judged({ title: 'two prices for one item', rows: ['two-prices'], army }, [
		{ list: lord(' + Giant Sword'), size: 457, points: 413, codes: ['share/too-much'] },
		{ list: lord(' + Giant Sword'), size: 458, points: 413 },
		{ list: aForce(army, '', 'Giant Sword'), size: 363, points: 363 },
		{ list: aForce(army, '', 'Giant Sword'), size: 362, points: 363, codes: [over] }
	]),
	judged({ title: 'items of the army books', lines: [440], rows: ['common-items'], army }, [
		{ list: aForce(army, '', 'Gem of Fortune'), points: 313 + 25 },
		{
			list: aForce(army, '', 'Gem of Fortune'),
			answers: { 'common-items': 'text' },
			codes: ['count/too-many']
		}
	]),
	judged({ title: 'points of a banner of a unit', rows: ['banner-allowance'], army }, [
		{ list: knights('Standard Bearer + Banner of Discipline'), points: 313 + 10 + 25 },
		{ list: knights('Standard Bearer + Banner of Razors'), codes: [overBudget] },
		{ list: aForce(army, 'Knights of the Quest:5 + Standard Bearer + Banner of Razors') }
	]),
	judged(
		{ title: 'the banner of his battle standard is beside it', rows: ['battle-banner'], army },
		[
			{
				list: aForce(army, 'Paladin + Battle Standard Bearer + Banner of Razors'),
				points: 313 + 60 + 25 + 45
			},
			{ list: aForce(army, 'Paladin + Banner of Razors'), codes: [carries, missing] }
		]
	),
	judged({ title: 'or among it', rows: ['banner-in-allowance'], army: 'dwarven-holds' }, [
		// 45 + 30 = 75.
		{
			list: 'Engineer + General, Dwarf Warriors:36, Guild Master + Battle Standard Bearer + Banner of Razors + Rune of Steel'
		},
		{
			list: 'Engineer + General, Dwarf Warriors:36, Guild Master + Battle Standard Bearer + Banner of Razors + Rune of Steel + Rune of Flint',
			codes: [overBudget]
		}
	])
];

/** Which items, for whom, and how many of them. */
const kinds: readonly RuleCases[] = [
	judged({ title: 'one item of each kind', lines: [440], rows: ['one-of-a-kind'], army }, [
		{ list: lord(' + Sword of Strength + Dragonscale Helm + Obsidian Pebble + Speed Potion') },
		{ list: lord(' + Sword of Strength + Razor Blade'), codes: [exclusive] },
		{ list: lord(' + Dragonscale Helm + Lucky Shield'), codes: [exclusive] },
		{ list: lord(' + Lucky Charm + Obsidian Pebble'), codes: [exclusive] },
		{ list: lord(' + Speed Potion + Divine Icon'), codes: [exclusive] },
		{ list: damsel('Dispel Scroll') },
		{ list: damsel('Shielding Scroll + Channelling Staff'), codes: [exclusive] },
		{
			list: knights('Standard Bearer + Gleaming Icon + Banner of Courage'),
			codes: [exclusive]
		}
	]),
	judged({ title: 'for whom the kinds are', lines: [440], rows: ['kinds-for-whom'], army }, [
		{ list: damsel('Lucky Charm') },
		{ list: damsel('Lucky Shield'), codes: [carries] },
		{ list: aForce(army, '', 'Dispel Scroll'), codes: [carries] },
		{ list: knights('Sword of Strength'), codes: [carries] },
		{
			list: aForce(army, 'Yeomen Cavalry:5 + Throwing Weapons + Lucky Charm'),
			codes: [carries]
		}
	]),
	judged({ title: 'a banner needs its bearer', lines: [440], rows: ['banner-bearer'], army }, [
		{ list: knights('Standard Bearer + War Standard') },
		{ list: knights('War Standard'), codes: [missing] },
		{ list: knights('Champion + War Standard'), codes: [missing] }
	]),
	judged({ title: 'each item once', rows: ['items-once'], army }, [
		{ list: aForce(army, 'Paladin + Lucky Charm, Castellan + Obsidian Pebble') },
		{ list: aForce(army, 'Paladin + Lucky Charm, Castellan + Lucky Charm'), codes: [repeated] },
		{
			list: aForce(army, '2 Damsel + Level 1 Wizard + Lore of Life + Dispel Scroll'),
			codes: [repeated]
		},
		{
			list: 'Paladin + General, 2 Kingdom Knights:6 + Standard Bearer + War Standard',
			codes: [repeated]
		}
	]),
	judged({ title: 'one virtue, beside the allowance', lines: [520], army }, [
		// 50 of items and 60 of a virtue.
		{ list: aForce(army, '', 'Giant Sword + Virtue of Purity'), points: 313 + 110 },
		{ list: aForce(army, '', 'Giant Sword + Lucky Charm'), codes: [overBudget] },
		{ list: aForce(army, '', 'Virtue of Purity + Virtue of Audacity'), codes: [exclusive] },
		{ list: aForce(army, 'Castellan + Virtue of Purity'), codes: [carries] }
	]),
	judged({ title: 'one Big Name, beside the allowance', lines: [535], army: 'ogre-khans' }, [
		{ list: aForce('ogre-khans', '', 'Giant Sword + Rottenjaw'), points: 375 + 50 + 30 },
		{ list: aForce('ogre-khans', '', 'Giant Sword + Lucky Charm'), codes: [overBudget] },
		{ list: aForce('ogre-khans', '', 'Rottenjaw + Fleshglutton'), codes: [exclusive] },
		{ list: 'Brawler + General, Tribesmen:9 + Rottenjaw', codes: [carries] }
	]),
	judged({ title: 'no banner beside an item', rows: ['paladin-standard'], army }, [
		{ list: aForce(army, 'Paladin + Battle Standard Bearer + War Standard') },
		{ list: aForce(army, 'Paladin + Battle Standard Bearer + Lucky Charm') },
		{
			list: aForce(army, 'Paladin + Battle Standard Bearer + War Standard + Lucky Charm'),
			codes: [exclusive]
		}
	])
];

/** Magic items and banners. */
export const itemCases: readonly RuleCases[] = [...allowances, ...kinds];
