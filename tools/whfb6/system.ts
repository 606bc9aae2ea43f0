import type { Entry, System } from '#schema';
import { withAliases } from './aliases.ts';
import { bannerAlone } from './banner-alone.ts';
import type { Facts } from './facts.ts';
import { sharedEntries, spellsOf } from './system-entries.ts';
import { readings, secrets } from './system-readings.ts';
import { record } from './system-record.ts';
import { constraints, tallies } from './system-rules.ts';
import { types } from './system-types.ts';
import { mayHave } from './wording.ts';

/** An option that one unit may have several times, or that is one of a set, has a limit of its own. */
export function withOwnLimit(entry: Entry): Entry {
	const isOfSet = entry.keywords?.some((keyword) => keyword.endsWith(' CHOICE')) === true;
	if (entry.repeat === undefined && !isOfSet) return entry;
	return { ...entry, keywords: [...(entry.keywords ?? []), 'OWN LIMIT'] };
}

/** What all armies of the edition share. */
export function systemOf(facts: Facts): System {
	const entries = sharedEntries(facts);
	const may = entries.map(({ name }) => mayHave(name));
	return {
		formatVersion: 1,
		id: 'whfb6',
		name: 'Warhammer 6th edition',
		aliases: ['Warhammer Fantasy Battle 6th edition', 'WHFB 6th edition', 'WHFB 6'],
		edition: 'magic of the rulebook, army lists of public data',
		editor: 'ranks',
		revision: '2026-11-21',
		owner: 'Games Workshop Limited',
		books: {
			magic: 'Warhammer, Magic',
			slots: 'Choosing an army, as read from public data',
			lists: 'Army lists, as read from public data',
			lores: 'Lores of magic, as read from public data'
		},
		source: { book: 'slots', section: 'Choosing an army' },
		sizes: [1000, 1500, 2000, 2500, 3000],
		usualSize: 2000,
		statLine: [
			{ id: 'm', name: 'Movement', short: 'M' },
			{ id: 'ws', name: 'Weapon Skill', short: 'WS' },
			{ id: 'bs', name: 'Ballistic Skill', short: 'BS' },
			{ id: 's', name: 'Strength', short: 'S' },
			{ id: 't', name: 'Toughness', short: 'T' },
			{ id: 'w', name: 'Wounds', short: 'W' },
			{ id: 'i', name: 'Initiative', short: 'I' },
			{ id: 'a', name: 'Attacks', short: 'A' },
			{ id: 'ld', name: 'Leadership', short: 'Ld' }
		],
		types,
		keywords: [
			...may,
			'ALLOWANCE',
			'BANNER ALLOWANCE',
			'CHOOSES A LORE',
			'SPELLCASTER',
			'WIZARD',
			'RUNIC STANDARD',
			'MAGIC SHIELD',
			'SCROLL',
			'NOT UNIQUE',
			'HIGH ELVES',
			'WOOD ELVES',
			'OWN LIMIT',
			'SPECIAL CHARACTER',
			...Object.values(bannerAlone)
		],
		unprinted: [
			...Object.values(bannerAlone),
			...may,
			'ALLOWANCE',
			'BANNER ALLOWANCE',
			'CHOOSES A LORE',
			'SPELLCASTER',
			'NOT UNIQUE',
			'UNIT',
			'MOUNT OPTION',
			'EQUIPMENT',
			'COMMAND',
			'LORE',
			'GIFT',
			'ROLE',
			'LEVEL',
			'MARK',
			'UPGRADE',
			'OWN LIMIT'
		],
		words: {
			LORD: 'Lords',
			HERO: 'Heroes',
			CHARACTER: 'characters',
			WIZARD: 'wizards',
			UNIT: 'units',
			GENERAL: 'the general',
			'MAGIC ITEM': 'magic items',
			'MAGIC WEAPON': 'a magic weapon',
			'MAGIC ARMOUR': 'magic armour',
			'MAGIC SHIELD': 'a magic shield',
			'MAGIC BANNER': 'a magic banner',
			'BATTLE STANDARD BEARER': 'the battle standard bearer'
		},
		entries: entries.map(withAliases).map(withOwnLimit),
		rules: [],
		spells: spellsOf(facts),
		casters: { all: ['WIZARD'] },
		readings,
		secrets,
		constraints,
		record,
		tallies
	};
}
