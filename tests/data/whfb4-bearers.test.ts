import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, sourceText, type ArmyIndex } from '#engine';
import { findArmy, resolveList } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { aList } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb4');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

function indexOf(id: string, readings: Readonly<Record<string, string>> = {}): ArmyIndex {
	const army = armies.find((one) => one.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return indexArmy(system, army, { readings });
}

type Readings = Readonly<Record<string, string>>;

/** The rules that a list breaks, and those that it does not follow as advised. */
function broken(army: string, list: string, readings: Readings = {}): readonly string[] {
	const roster = { ...aList(3000, list), readings };
	const { problems, advice } = checkRoster(roster, indexOf(army, readings));
	const ids = [...problems, ...advice].map(({ constraint }) => constraint.id);
	return [...new Set(ids)].filter((id) => !id.startsWith('share-')).toSorted();
}

describe('every source says its book', () => {
	/** Sources with a line and without a book, wherever they are. */
	function nameless(value: unknown): readonly unknown[] {
		if (Array.isArray(value)) return value.flatMap(nameless);
		if (typeof value !== 'object' || value === null) return [];
		const inner = Object.values(value).flatMap(nameless);
		return 'line' in value && !('book' in value) ? [value, ...inner] : inner;
	}

	test('of the system', () => {
		expect(nameless(system)).toEqual([]);
	});

	const lists = armies.filter(({ family }) => family === 'Army list');
	test.each(lists)('of $id', (army) => {
		expect(nameless(army)).toEqual([]);
	});

	test('a rule of the rulebook is told as such in an army list', () => {
		const index = indexOf('empire');
		const rule = index.constraints.find(({ id }) => id === 'general-leads');
		expect(rule && sourceText(index, rule.source)).toBe('Warhammer Rulebook, The General');
	});
});

const men = 'man-lord + general';
const high = 'high-elf-lord + general';
const warriors = 'chaos-warrior-lord + general';
const dead = 'necromancer-1 + general + deck-necromantic';
const king = { 'dwarf-king': 'nobody' };
const single = { familiars: 'one-of-each' };

describe('who may have what, and who not', () => {
	test.each([
		// Champions of the gods (5717, 5787) and their banners and daemons.
		['chaos-points', `${warriors} + mark-khorne + mount-juggernaut`, []],
		[
			'chaos-points',
			`${warriors}, chaos-warrior:10 + champion + mark-khorne + standard-bearer + banner-of-rage`,
			[]
		],
		['chaos-points', `${warriors}, chaos-warrior:10 + mark-khorne`, ['carries-mark-khorne']],
		[
			'chaos-points',
			`${warriors}, chaos-warrior:10 + standard-bearer + banner-of-rage`,
			['khorne-unit']
		],
		[
			'chaos-points',
			`${warriors}, chaos-sorcerer-1 + mark-slaanesh + deck-slaanesh + mount-juggernaut`,
			['carries-mount-juggernaut']
		],
		[
			'chaos',
			'chaos-lord + general + mark-khorne + steed-of-slaanesh',
			['carries-steed-of-slaanesh']
		],
		[
			'chaos',
			'chaos-lord + general + mark-khorne + axe-of-khorne + sword-of-might',
			['one-magic-weapon']
		],
		// Wizards by an item (5090, 5102).
		['high-elves-points', `${high} + talisman-of-hoeth + deck-bright + deck-gold`, []],
		[
			'high-elves-points',
			`${high} + talisman-of-hoeth + deck-high + deck-bright`,
			['offered-deck-high']
		],
		['high-elves-points', `${high}, high-elf-mage-2 + deck-high + deck-bright`, []],
		['men', `${men} + crown-of-sorcery + deck-necromantic + deck-bright + deck-bright`, []],
		[
			'men',
			`${men} + crown-of-sorcery + deck-gold + deck-bright + deck-bright`,
			['crown-colour', 'necromantic-deck']
		],
		[
			'high-elves-points',
			`${high} + crown-of-sorcery + deck-necromantic + deck-high + deck-high`,
			['offered-deck-high']
		],
		['men', `${men}, man-wizard-1 + crown-of-sorcery`, ['college', 'decks', 'necromantic-deck']],
		['skaven', 'skaven-lord + general, skaven-plague-monk:10 + champion + liber-bubonicus', []],
		// Peoples, Assassins, Kings (5084, 5116, 2521).
		['orcs-and-goblins', 'orc-lord + general + savage-orcs + magic-war-paint', []],
		['orcs-and-goblins', 'orc-lord + general + magic-war-paint', ['carries-magic-war-paint']],
		['skaven', 'skaven-lord + general, skaven-assassin + cloak-of-shadows', []],
		['skaven', 'skaven-lord + general + cloak-of-shadows', ['carries-cloak-of-shadows']],
		['dwarfs', 'dwarf-lord + general + great-book-of-grudges', []],
		['dwarfs', 'dwarf-hero + general + great-book-of-grudges', ['carries-great-book-of-grudges']],
		[
			'undead',
			`necromancer-lord + general, mummy-tomb-king + tomb-kings-crown`,
			['decks', 'necromantic-deck']
		],
		// One of each category for Dwarfs (5855).
		['dwarfs', 'dwarf-lord + general + healing-potion + black-amulet + sword-of-might', []],
		['dwarfs', 'dwarf-lord + general + healing-potion + bugmans-tankard', ['dwarf-miscellaneous']],
		['men', `${men} + healing-potion + crown-of-command`, []],
		// The leader of the Undead (6802), whatever the Leadership of a Wight.
		['undead-points', `${dead}, wight-battle-standard + hell-banner, skeleton-warrior:10`, []],
		['undead-points', 'wight-character + general', ['undead-leader']],
		// Items for several races go to champions on chariots too (5223).
		[
			'chaos',
			'chaos-lord + general + mark-khorne, chaos-chariot-with-beastmen + chaos-champion-beastmen + mark-khorne + cursed-book',
			[]
		],
		[
			'chaos-points',
			`${warriors}, chaos-warrior:10 + cursed-book`,
			['carries-cursed-book', 'items-of-champions']
		],
		// Barding for as many as there are beasts (6530).
		['men', `${men}, chariot-man:2 + beast-horse + beast-barding`, []],
		[
			'men',
			`${men}, chariot-man:2 + beast-horse + beast-barding + beast-barding`,
			['set-barding-of-beasts']
		],
		['men', `${men} + mount-great-eagle`, []],
		['skaven', 'skaven-lord + general + mount-unicorn', ['offered-mount-unicorn']],
		['chaos-points', `${warriors} + daemon-steed + barding`, ['carries-barding']],
		// Banners where a standard may be magic (4884).
		['orcs-and-goblins', 'orc-lord + general, orc:10 + standard-bearer + morks-war-banner', []],
		[
			'skaven',
			'skaven-lord + general, skaven-poison-wind-globadier:2 + sacred-standard-of-the-horned-rat',
			['carries-sacred-standard-of-the-horned-rat', 'standard-needs-bearer']
		]
	] as const)('%s: %s', (army, list, rules) => {
		expect(broken(army, list)).toEqual([...rules]);
	});

	const two =
		'man-wizard-1 + college-bright + warrior-familiar, man-wizard-1 + college-grey + warrior-familiar';
	const grudges = 'dwarf-lord + general + great-book-of-grudges';

	test.each([
		['familiars', 'men', `${men}, ${two}`, single, ['unique-familiars']],
		['familiars', 'men', `${men}, ${two}`, {}, []],
		['dwarf-king', 'dwarfs', grudges, king, ['carries-great-book-of-grudges']],
		['dwarf-king', 'dwarfs', grudges, {}, []]
	] as const)('reading %s: %s: %s', (_, army, list, readings, rules) => {
		expect(broken(army, list, readings)).toEqual([...rules]);
	});
});

describe('stat lines that the text prints or adds up', () => {
	// 6791; 1680-1683; 2160.
	test.each([
		['empire', 'reiksguard-knights', '4 4 3 4 4 1 4 1 7'],
		['chaos', 'sorcerer', '4 6 6 4 5 1 7 2 9'],
		['chaos-points', 'chaos-sorcerer-1', '4 6 6 4 5 1 7 2 9'],
		['undead', 'necromancer', '4 3 3 3 4 1 4 1 7'],
		['undead-points', 'necromancer-2', '4 3 3 4 4 2 4 1 7'],
		['undead', 'master-necromancer', '4 3 3 4 4 3 5 2 7'],
		['undead-points', 'necromancer-4', '4 3 3 4 4 4 6 3 8'],
		['undead', 'screaming-skull-catapult', '- - - - 7 3 - - -']
	])('%s: %s', (army, id, line) => {
		const stats = indexOf(army).entries.get(id)?.entry.stats ?? {};
		expect(system.statLine.map((column) => stats[column.id] ?? '-').join(' ')).toBe(line);
	});
});

describe('names as players write them', () => {
	/** What a line of a list means: the unit, and what it is given that it does not start with. */
	function meant(army: string, unit: string, given: readonly string[] = []): readonly string[] {
		const found = findArmy(army, armies);
		if (!found) throw new Error(`no army ${army}`);
		const index = indexOf(found.id);
		const plain = { system: 'whfb4', army, size: 2000, units: [{ unit, with: [...given] }] };
		const result = resolveList(plain, index, () => 'new', armies);
		if (!result.ok) return result.faults.map(({ message }) => message);
		const [only] = result.roster.units;
		if (!only) return [];
		const { entry, options = [] } = only;
		const starts = index.entries.get(entry)?.entry.starts ?? [];
		return [entry, ...options.filter((id) => id !== 'general' && !starts.includes(id))];
	}

	test.each([
		['Empire', 'General', 'general-of-the-empire'],
		['Empire', 'Battle Standard Bearer', 'battle-standard'],
		['Empire', 'White Wolves', 'knights-of-the-white-wolf'],
		['Empire', 'Cannon', 'great-cannon'],
		['High Elves', 'General', 'high-elf-general'],
		['High Elves', 'Archers', 'high-elf-archers'],
		['High Elves', 'Spearmen', 'high-elf-spearmen'],
		['High Elves', 'White Lions', 'white-lions-of-chrace'],
		['High Elves', 'Swordmasters of Hoeth', 'sword-masters-of-hoeth'],
		['High Elves', 'Chariot', 'tiranoc-charioteers'],
		['Wood Elves', 'Battle Standard', 'battle-standard-of-athel-loren'],
		['Wood Elves', 'Treeman', 'treemen'],
		['Dark Elves', 'Battle Standard Bearer', 'dark-elf-battle-standard'],
		['Dark Elves', 'Corsairs', 'black-ark-corsairs'],
		['Dark Elves', 'Sorceress', 'sorcerer'],
		['Chaos', 'General', 'chaos-lord'],
		['Chaos', 'Battle Standard', 'battle-standard-bearer-of-chaos'],
		['Chaos', 'Bloodletters', 'bloodletters-of-khorne'],
		['Chaos', 'Plague Bearers', 'plaguebearers-of-nurgle'],
		['Chaos', 'Horrors', 'pink-horrors-of-tzeentch'],
		['Chaos', 'Chaos Sorcerer Lord', 'sorcerer-lord'],
		['Chaos', 'Chaos Chariot', 'chaos-chariot-with-chaos-warriors'],
		['Chaos Dwarfs', 'Warriors', 'chaos-dwarf-warriors'],
		['Undead', 'Skeletons', 'skeleton-warriors'],
		['Undead', 'Tomb King', 'mummy-tomb-king'],
		['Undead', 'Battle Standard', 'undead-battle-standard-bearer'],
		['Bretonnia', 'General', 'general-of-bretonnia'],
		['Bretonnia', 'Archers', 'bowmen'],
		['Men', 'Battle Standard', 'man-battle-standard'],
		['Dwarfs', 'Warriors', 'dwarf'],
		['Dwarfs', 'Dwarf King', 'dwarf-lord'],
		['Orcs & Goblins', 'Orc Boyz', 'orc'],
		['Skaven', 'Clanrats', 'skaven'],
		['Skaven', 'Assassin', 'skaven-assassin']
	])('%s: a unit “%s”', (army, unit, id) => {
		expect(meant(army, unit)[0]).toBe(id);
	});

	test.each([
		['High Elves', 'Archers', ['Longbow'], ['long-bow-instead-of-bow']],
		['High Elves', 'Phoenix Guard', ['Heavy Armour'], ['heavy-armour-instead-of-light-armour']],
		['High Elves', 'Sea Guard', ['Halberds'], ['halberd-instead-of-spear']],
		['Undead', 'Wights', ['Heavy Armour'], ['heavy-armour-instead-of-light-armour']],
		['Undead', 'Skeletons', ['Wight Champion'], ['wight']],
		['Dark Elves', 'City Guard', ['Repeating Crossbow'], ['repeating-crossbow-instead-of-spear']],
		['Bretonnia', 'General', ['Warhorse', 'Barding'], ['bretonnian-warhorse', 'barding']],
		[
			'Chaos',
			'Chaos Knights',
			['Chaos Armour', 'Champion', 'Mark of Khorne'],
			['chaos-armour', 'chaos-champion', 'mark-khorne']
		],
		['Chaos', 'Chaos Lord', ['Nurgle', 'Chaos Armour'], ['mark-nurgle', 'suit-of-chaos-armour']],
		['Chaos', 'Beastmen', ['Champion'], ['beastman-champion']],
		['Chaos Dwarfs', 'Orcs', ['Champion'], ['boss-orcs']],
		[
			'Orcs & Goblins',
			'Orcs',
			['Boss', 'Banner', 'Hornblower'],
			['champion', 'standard-bearer', 'musician']
		],
		['Orcs & Goblins', 'Goblins', ['Wolves'], ['giant-wolf']],
		['Empire', 'Wizard', ['Celestial'], ['college-celestial']],
		['High Elves', 'Mage', ['Celestial'], ['deck-celestial']],
		['Men', 'Lord', ['Elf Steed', 'Plate Armour'], ['elven-steed', 'heavy-armour']]
	] as const)('%s: %s with %s', (army, unit, given, ids) => {
		expect(meant(army, unit, given).slice(1)).toEqual([...ids]);
	});
});
