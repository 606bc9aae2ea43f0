import type { Constraint, Tally } from '#schema';
import { bannerAlone } from './banner-alone.ts';
import { charactersRule, lordsRule, slotRules } from './slots.ts';
import { lists, text } from './system-sources.ts';

export const constraints: readonly Constraint[] = [
	{
		id: 'points-limit',
		kind: 'points-limit',
		source: { book: 'slots', section: 'Choosing an army' }
	},
	{
		id: 'standing',
		kind: 'standing',
		label: 'Units and what they are given',
		source: { book: 'slots', section: 'Choosing an army' }
	},
	lordsRule,
	charactersRule(),
	slotRules.core,
	slotRules.special,
	slotRules.rare,
	{
		id: 'one-general',
		kind: 'count',
		of: { any: ['general'] },
		min: 1,
		max: 1,
		source: { book: 'slots', section: 'Choosing an army' }
	},
	{
		id: 'one-battle-standard',
		kind: 'count',
		of: { any: ['battle-standard-bearer'] },
		max: 1,
		source: lists
	},
	one('one-mount', 'mounts', 'MOUNT OPTION'),
	one('one-magic-weapon', 'magic weapons', 'MAGIC WEAPON'),
	{
		...one('one-magic-armour', 'magic armour', 'MAGIC ARMOUR'),
		of: { all: ['MAGIC ARMOUR'], none: ['MAGIC SHIELD'] }
	},
	one('one-magic-shield', 'magic shields', 'MAGIC SHIELD'),
	{ ...one('one-talisman', 'talismans', 'TALISMAN'), of: { all: ['TALISMAN'], none: ['SCROLL'] } },
	one('one-enchanted-item', 'enchanted items', 'ENCHANTED ITEM'),
	{
		...one('one-arcane-item', 'arcane items', 'ARCANE ITEM'),
		of: { all: ['ARCANE ITEM'], none: ['SCROLL'] },
		distinct: true
	},
	one('one-magic-banner', 'magic banners', 'MAGIC BANNER'),
	{ ...one('one-lore', 'lores', 'LORE') },
	{
		id: 'a-lore',
		kind: 'exclusive',
		label: 'a lore',
		of: { all: ['LORE'] },
		on: { all: ['CHOOSES A LORE', 'SPELLCASTER'] },
		min: 1,
		advice: true,
		source: text('Spells', 39)
	},
	{
		id: 'each-item-once',
		kind: 'unique',
		label: 'Each magic item',
		of: { all: ['MAGIC ITEM'], none: ['NOT UNIQUE'] },
		scope: 'army',
		source: lists
	},
	{
		id: 'each-special-character-once',
		kind: 'unique',
		label: 'Each special character',
		of: { all: ['SPECIAL CHARACTER'] },
		scope: 'army',
		source: lists
	},
	{
		id: 'no-option-twice',
		kind: 'unique',
		label: 'Each option of a unit',
		of: {
			any: ['EQUIPMENT', 'COMMAND', 'UPGRADE', 'LEVEL', 'ROLE', 'MARK', 'GIFT', 'RUNE'],
			none: ['OWN LIMIT']
		},
		scope: 'unit',
		source: lists
	},
	{
		id: 'items-allowance',
		kind: 'budget',
		label: 'items, gifts and runes',
		of: { any: ['MAGIC ITEM', 'GIFT', 'RUNE'], none: ['MAGIC BANNER', 'RUNIC STANDARD'] },
		on: { all: ['ALLOWANCE'] },
		max: { number: 'items' },
		source: lists
	},
	barred('banner-alone', 'magic items besides a magic banner', 'MAGIC ITEM', bannerAlone.items),
	barred('banner-without-gifts', 'gifts besides a magic banner', 'GIFT', bannerAlone.gifts),
	{
		id: 'banner-allowance',
		kind: 'budget',
		label: 'a magic banner',
		of: { any: ['MAGIC BANNER', 'RUNIC STANDARD'] },
		on: { all: ['BANNER ALLOWANCE'] },
		max: { number: 'banner' },
		source: lists
	}
];

function one(
	id: string,
	label: string,
	keyword: string
): Extract<Constraint, { kind: 'exclusive' }> {
	return { id, kind: 'exclusive', label, of: { all: [keyword] }, max: 1, source: lists };
}

/** Whoever has a magic banner has none of these. */
function barred(
	id: string,
	label: string,
	keyword: string,
	bearer: string
): Extract<Constraint, { kind: 'exclusive' }> {
	return {
		id,
		kind: 'exclusive',
		label,
		of: { all: [keyword], none: ['MAGIC BANNER'] },
		on: { all: [bearer, 'MAGIC BANNER'] },
		max: 0,
		source: lists
	};
}

export const tallies: readonly Tally[] = [
	{
		id: 'powerDice',
		name: 'Power dice',
		kind: 'sum',
		of: {},
		number: 'power',
		base: 2,
		text: 'Two dice and one for each level of every wizard. Wizards who flee or are dead give none; what items add is not counted.',
		source: text('Power Dice', 102)
	},
	{
		id: 'dispelDice',
		name: 'Dispel dice',
		kind: 'sum',
		of: {},
		number: 'dispel',
		base: 2,
		text: 'Two dice, one more for each wizard of level 1 or 2, and two for each of level 3 or 4. Wizards who flee or are dead give none; what items add is not counted.',
		source: text('Dispel Dice', 106)
	},
	{
		id: 'dicePerSpell',
		name: 'Dice on one spell',
		kind: 'each',
		of: { all: ['SPELLCASTER'] },
		number: 'level',
		base: 1,
		text: 'The most power dice a wizard may roll for a single spell: his level and one more.',
		source: text('Spell Casting Chart', 57)
	},
	{
		id: 'spells',
		name: 'Spells',
		kind: 'each',
		of: { all: ['SPELLCASTER'] },
		number: 'level',
		text: 'A wizard begins with one spell for each of his levels; each is cast once in a phase at most.',
		source: text('Magic Items', 55)
	}
];
