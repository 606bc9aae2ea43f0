import { describe, expect, test } from 'vitest';
import { checkRoster, mayCarry, musterUnit, numberOf } from '#engine';
import { aList, aUnit } from '../builders.ts';
import { withOptions } from '../rules-map/trial-rosters.ts';
import { withoutBearer } from '../rules-map/whfb4/impossible.ts';
import {
	itemRows,
	itemTables,
	runeRows,
	runeTables,
	type ItemCategory
} from '../rules-map/whfb4/items.ts';
import { whfb4 } from '../whfb4.ts';
import {
	armies,
	bearers,
	codesWith,
	giving,
	indexOf,
	problemsWith,
	unitOf,
	type Bearer
} from './whfb4-holders.ts';

type Has = (...tags: readonly string[]) => boolean;

/** For whom an item is, by the words of the transcription: read from the text, not from the pack. */
const isFor: Readonly<Record<string, (has: Has) => boolean>> = {
	'': () => true,
	Skaven: (has) => has('SKAVEN'),
	Chaos: (has) => has('CHAOS'),
	Undead: (has) => has('UNDEAD'),
	Dwarfs: (has) => has('DWARF'),
	'Chaos Dwarfs': (has) => has('CHAOS DWARF'),
	'High Elves': (has) => has('HIGH ELF'),
	'Wood Elves': (has) => has('WOOD ELF'),
	'Dark Elves': (has) => has('DARK ELF'),
	'the Empire': (has) => has('EMPIRE'),
	Bretonnia: (has) => has('BRETONNIAN'),
	'Orcs, Goblins': isGreenskin,
	Orcs: (has) => has('ORC', 'SAVAGE ORC', 'BLACK ORC'),
	'Orcs but Black Orcs': (has) => has('ORC', 'SAVAGE ORC') && !has('BLACK ORC'),
	'no Orcs, no Goblins': (has) => !isGreenskin(has),
	'Night Goblins': (has) => has('NIGHT GOBLIN'),
	'Forest Goblins': (has) => has('FOREST GOBLIN'),
	'Chaos, Undead': (has) => has('CHAOS', 'UNDEAD'),
	'Chaos, Dark Elves': (has) => has('CHAOS', 'DARK ELF'),
	'Skaven, Chaos': (has) => has('SKAVEN', 'CHAOS'),
	'High Elves, Wood Elves': (has) => has('HIGH ELF', 'WOOD ELF'),
	'Skaven, Wood Elves, Savage Orcs, Forest Goblins': (has) =>
		has('SKAVEN', 'WOOD ELF', 'SAVAGE ORC', 'FOREST GOBLIN'),
	'Plague Monks': (has) => has('PLAGUE MONK'),
	'Skaven Assassins': (has) => has('SKAVEN') && has('ASSASSIN'),
	Slayers: (has) => has('SLAYER'),
	Vampires: (has) => has('VAMPIRE'),
	Necromancers: (has) => has('NECROMANCER'),
	'Undead wizards': (has) => has('NECROMANCER', 'VAMPIRE', 'LICHE'),
	'Skaven wizards': (has) => has('SKAVEN') && has('WIZARD'),
	'Warlock Engineers': (has) => has('WARLOCK ENGINEER'),
	'High Elf mages': (has) => has('HIGH ELF') && has('WIZARD'),
	wizards: (has) => has('WIZARD'),
	'wizards, Settra': (has) => has('WIZARD', 'SETTRA'),
	'wizards of Dark or Necromantic magic': (has) =>
		has('DARK MAGIC', 'NECROMANTIC', 'NECROMANCER', 'VAMPIRE', 'LICHE'),
	'Orc and Goblin shamans': (has) => isGreenskin(has) && has('WIZARD'),
	'Chaos Sorcerers': (has) => has('CHAOS SORCERER'),
	'Chaos Sorcerers, Beastman shamans': (has) =>
		has('CHAOS SORCERER') || (has('BEASTMAN') && has('WIZARD')),
	'Sorcerers of Nurgle': (has) => has('CHAOS SORCERER') && has('NURGLE'),
	'Sorcerers of Tzeentch': (has) => has('CHAOS SORCERER') && has('TZEENTCH'),
	Slaanesh: (has) => has('SLAANESH'),
	'Dwarf King': (has) => has('DWARF KING'),
	Runesmith: (has) => has('RUNESMITH'),
	'Tomb King': (has) => has('TOMB KING'),
	Nagash: (has) => has('NAGASH'),
	Tyrion: (has) => has('TYRION'),
	Teclis: (has) => has('TECLIS'),
	Eltharion: (has) => has('ELTHARION'),
	'Grand Theogonist': (has) => has('GRAND THEOGONIST'),
	'Elector Count': (has) => has('ELECTOR COUNT'),
	'Supreme Patriarch': (has) => has('SUPREME PATRIARCH'),
	Tzarina: (has) => has('TZARINA')
};

function isGreenskin(has: Has): boolean {
	return has('ORC', 'SAVAGE ORC', 'BLACK ORC', 'GOBLIN', 'NIGHT GOBLIN', 'FOREST GOBLIN');
}

const otherGods =
	(...gods: readonly string[]) =>
	(has: Has) =>
		has('CHAOS') && !has(...gods);

/** Standards of the gods: any regiment of Chaos that is not another god's, as the leader is another unit. */
const ofGods: Readonly<Record<string, (has: Has) => boolean>> = {
	Khorne: otherGods('NURGLE', 'SLAANESH', 'TZEENTCH'),
	Tzeentch: otherGods('KHORNE', 'NURGLE', 'SLAANESH'),
	Slaanesh: otherGods('KHORNE', 'NURGLE', 'TZEENTCH'),
	'Skaven, Nurgle': (has) => has('SKAVEN', 'CHAOS') && !has('KHORNE', 'SLAANESH', 'TZEENTCH')
};

/** For whom each sort is: characters and champions, wizards, or bearers of standards. */
const isForSort: Readonly<Record<ItemCategory, (has: Has) => boolean>> = {
	magicArmour: isSomebody,
	protection: isSomebody,
	miscellaneous: isSomebody,
	magicWeapons: isSomebody,
	wizardsOnly: (has) => has('CHARACTER') && has('WIZARD'),
	spellItems: isSomebody,
	banners: (has) => has('BATTLE STANDARD', 'MAGIC STANDARD ALLOWED')
};

function isSomebody(has: Has): boolean {
	return has('CHARACTER', 'CHAMPION');
}

interface Item {
	readonly id: string;
	readonly name: string;
	readonly isOf: (bearer: Bearer) => boolean;
	readonly isBanner: boolean;
	readonly isRune: boolean;
}

const runesFor: Readonly<Record<string, string>> = {
	'master-rune-of-kingship': 'Dwarf King',
	'rune-of-spellbreaking': 'Runesmith'
};

const items: readonly Item[] = [
	...itemTables.flatMap(({ category, rows }) =>
		rows.map(({ id = '', name, forWhom }) => {
			const isBanner = category === 'banners';
			const isMeant = (isBanner && ofGods[forWhom]) || isFor[forWhom];
			if (!isMeant) throw new Error(`for whom is "${forWhom}"?`);
			const isOf = (has: Has) => isForSort[category](has) && isMeant(has);
			return { id, name, isOf: asking(isOf), isBanner, isRune: false };
		})
	),
	...runeRows.flatMap(({ id, name }) => {
		if (id === undefined) return [];
		const isMeant = isFor[runesFor[id] ?? 'Dwarfs'] ?? (() => false);
		const isOf = (has: Has) => isSomebody(has) && has('DWARF') && isMeant(has);
		return [{ id, name, isOf: asking(isOf), isBanner: false, isRune: true }];
	})
];

function asking(isOf: (has: Has) => boolean): (bearer: Bearer) => boolean {
	return ({ tags }) => isOf((...some) => some.some((tag) => tags.has(tag)));
}

/** One of everybody who is somebody else in the eyes of an item. */
const kinds: readonly Bearer[] = [
	...new Map(bearers.map((bearer) => [[...bearer.tags].toSorted().join(), bearer])).values()
];

/** The first who may have it, and stands in his army as he is. */
const holders = new Map(items.map((item) => [item.id, bearers.filter(item.isOf).find(stands)]));

function stands({ army, unit, tags }: Bearer): boolean {
	const isHost = tags.has('CHARACTER') ? itemsOf(army, unit.entry, unit.options) > 0 : true;
	return isHost && problemsWith(army, unit).length === 0;
}

function isLegalWith(id: string, bearer: Bearer): boolean {
	return codesWith(bearer.army, giving(id, bearer)).length === 0;
}

function itemsOf(army: string, entry: string, options: readonly string[] = []): number {
	return numberOf(musterUnit({ id: 'u', entry, options }, indexOf(army)), 'items');
}

const borne = items.filter(({ id }) => !withoutBearer.includes(id));

describe('the lists that bearers stand in', () => {
	test.each(armies)('%s', (army) => {
		expect(codesWith(army)).toEqual([]);
	});
});

describe('the summary of the text', () => {
	test('every item and every rune with a price is in the pack, and none besides', () => {
		const sorts = new Set([...itemTables, ...runeTables].flatMap(({ rows }) => rows));
		const named = [...sorts].filter(({ points }) => points !== undefined).map(({ id }) => id);
		const types = /^(magic-|protection|misc|arcane|spell-item|banner|.*-rune$)/;
		const inPack = whfb4.entries.filter(({ type, id, keywords }) => {
			return types.test(type) || (type === 'companion' && id !== 'acolytes' && keywords);
		});
		expect(named.toSorted()).toEqual(inPack.map(({ id }) => id).toSorted());
	});

	test.each([...itemRows, ...runeRows].filter(({ id }) => id !== undefined))(
		'$line $name',
		({ id, name, points, isMaster }) => {
			const entry = whfb4.entries.find((candidate) => candidate.id === id);
			expect([entry?.name, ...(entry?.aliases ?? [])].map(plain)).toContainEqual(plain(name));
			expect(entry?.cost).toBe(points);
			expect(entry?.keywords?.includes('MASTER RUNE') ?? false).toBe(isMaster);
		}
	);

	test.each(itemTables)('$heading: by falling price, then by name', ({ rows }) => {
		const order = rows.map(({ points = 0, name }) => ({ points, name: plain(name) }));
		const sorted = order.toSorted(
			(one, other) => other.points - one.points || one.name.localeCompare(other.name)
		);
		const uncertain = (row: (typeof order)[number]) => row.name !== 'plague banner';
		expect(order.filter(uncertain)).toEqual(sorted.filter(uncertain));
	});
});

function plain(text = ''): string {
	return text.toLowerCase().replace(/^the /, '').replace(/[’']/g, '');
}

describe('for whom it is, of everybody in the pack', () => {
	test.each(items)('$name', ({ id, isOf, isBanner, isRune }) => {
		const mayHave = (bearer: Bearer) => {
			const { entries } = indexOf(bearer.army);
			const option = entries.get(id);
			if (!option || !isHeld(bearer, isBanner)) return false;
			// A rune stands on a runic item, which whoever has the rune has to have.
			const runic = isRune ? entries.get(runicItemOf(id)) : undefined;
			if (!runic) return mayCarry(bearer, option);
			const tags = new Set([...bearer.tags, `+${runic.entry.id}`]);
			return mayCarry(bearer, runic) && mayCarry({ tags }, option);
		};
		const wrong = kinds.filter((bearer) => mayHave(bearer) !== isOf(bearer));
		expect(wrong.map(({ army, unit }) => `${army}: ${textOf(unit)}`)).toEqual([]);
	});

	/** Where an item names races only, the number of items keeps it from common troops. */
	function isHeld({ tags }: Bearer, isBanner: boolean): boolean {
		if (isBanner) return tags.has('BATTLE STANDARD') || tags.has('MAGIC STANDARD ALLOWED');
		return tags.has('CHARACTER') || tags.has('CHAMPION');
	}
});

function textOf({ entry, options = [] }: Bearer['unit']): string {
	return [entry, ...options].join(' + ');
}

describe('a legal case and an illegal one', () => {
	test('those that nobody may have are listed', () => {
		const without = items.filter(({ id }) => !holders.get(id)).map(({ id }) => id);
		expect(without.toSorted()).toEqual(withoutBearer.toSorted());
	});

	test.each(borne)('$name: legal', (item) => {
		const holder = holders.get(item.id);
		if (!holder) throw new Error('nobody');
		const codes = codesWith(holder.army, giving(item.id, holder));
		expect(codes.toSorted(), textOf(holder.unit)).toEqual(company[item.id] ?? []);
	});

	test.each(items)('$name: illegal', (item) => {
		const stranger = strangerTo(item);
		const codes = codesWith(stranger.army, giving(item.id, stranger));
		expect(codes.toSorted(), textOf(stranger.unit)).toEqual(wrongs(item, stranger).toSorted());
	});
});

/** A character who may not have it; a machine, if every character may; a regiment, for standards. */
function strangerTo({ isOf, isBanner }: Item): Bearer {
	const isMachine = ({ tags }: Bearer) => tags.has('WAR MACHINE') && !tags.has('CHARIOT');
	const isHero = ({ tags }: Bearer) => tags.has('CHARACTER') && !tags.has('BATTLE STANDARD');
	const isRegiment = ({ tags }: Bearer) => tags.has('REGIMENT') && tags.has('STANDARD BEARER');
	const sorts = isBanner ? [isRegiment] : [isHero, isMachine];
	const found = sorts
		.flatMap((isOfSort) => bearers.filter((bearer) => isOfSort(bearer) && !isOf(bearer)))
		.find(stands);
	if (!found) throw new Error('everybody may have it');
	return found;
}

/** What is wrong with a stranger: that he has it, and what follows from that alone. */
function wrongs({ id, isBanner, isRune }: Item, { tags }: Bearer): readonly string[] {
	const carries = `carries-${id}`;
	if (isRune) return tags.has('DWARF') ? [carries] : [carries, ...runicWrongs(id)];
	const leader = leaders[id] ?? company[id] ?? [];
	const isAllowed = tags.has('MAGIC STANDARD ALLOWED') || tags.has('BATTLE STANDARD');
	if (!isBanner || isAllowed) return [carries, ...leader];
	const isAsked = whfb4.entries.some((entry) => entry.id === id && entry.carriedBy);
	return [isAsked ? carries : `offered-${id}`, ...leader];
}

/** Standards of the gods also want a leader of theirs, whom an army of strangers has not. */
const leaders: Readonly<Record<string, readonly string[]>> = {
	'banner-of-rage': ['khorne-unit'],
	'blasted-standard': ['tzeentch-unit'],
	'rapturous-standard': ['slaanesh-unit'],
	'plague-banner': ['nurgle-unit']
};

/** What an item asks of the rest of the army, which no unit brings by itself; tried with it below. */
const company: Readonly<Record<string, readonly string[]>> = {
	'mad-cap-mushroom': ['mushroom-for-fanatics', 'mushroom-needs-fanatics']
};

function runicWrongs(id: string): readonly string[] {
	return [`carries-${runicItemOf(id)}`];
}

/** What a rune stands on. */
function runicItemOf(id: string): string {
	const { type } = whfb4.entries.find((entry) => entry.id === id) ?? {};
	return `runic-${type?.replace('-rune', '').replace('talismanic', 'talisman')}`;
}

describe('each once, but for scrolls and, by a reading, familiars', () => {
	const magic = borne.filter(({ isRune }) => !isRune);
	const familiars = ['spell-familiar', 'power-familiar', 'warrior-familiar'];
	const free = (id: string) => familiars.includes(id) || scrolls.some((scroll) => scroll.id === id);
	const scrolls = whfb4.entries.filter(({ keywords }) => keywords?.includes('SCROLL'));

	test('five are scrolls', () => {
		expect(scrolls.map(({ id }) => id).toSorted()).toEqual([
			'destroy-magic-scroll',
			'dispel-magic-scroll',
			'power-scroll',
			'skaven-warp-scroll',
			'warpstorm-scroll'
		]);
	});

	test.each(magic)('$name', (item) => {
		const holder = holders.get(item.id);
		if (!holder) throw new Error('nobody');
		const twice = [giving(item.id, holder), giving(item.id, holder)];
		const codes = codesWith(holder.army, ...twice).filter((id) => id === 'unique-items');
		expect(codes).toEqual(free(item.id) ? [] : ['unique-items']);
	});
});

describe('how many, by rank and level', () => {
	/** Ranks that a name does not tell, by the lists and the later book on the Undead. */
	const others: Readonly<Record<string, number>> = {
		'battle-standard-bearer-of-chaos': 2,
		'dark-elf-assassin': 1,
		'skaven-assassin': 1,
		'mummy-tomb-king': 2,
		'wight-lord': 2,
		'wight-character': 1,
		liche: 4,
		vampire: 2,
		'undead/vampire-lord': 4,
		'undead/vampire-count': 2
	};
	const characters = armies.flatMap((army) =>
		indexOf(army)
			.units.filter(({ tags }) => tags.has('CHARACTER'))
			.map(({ entry }) => ({ army, entry, items: expected(army, entry) }))
	);

	function expected(army: string, { id, type, numbers }: (typeof whfb4)['entries'][number]) {
		const other = others[`${army}/${id}`] ?? others[id];
		if (other !== undefined) return other;
		if (type === 'wizard') return numbers?.['level'];
		if (/standard|champion/.test(id)) return 1;
		return /hero/.test(id) ? 2 : 3;
	}

	test('every character of the pack', () => {
		const wrong = characters.filter(({ entry, items: n }) => entry.numbers?.['items'] !== n);
		expect(wrong.map(({ army, entry, items: n }) => `${army}/${entry.id}: ${n}`)).toEqual([]);
		expect(characters.length).toBeGreaterThan(200);
	});

	test.each([
		{ answer: 'arcane-magic', liche: [4, 3, 4], lord: [3, 2, 4], count: [2, 1, 2] },
		{ answer: 'battle-magic', liche: [3, 3, 3], lord: [2, 2, 2], count: [2, 2, 2] }
	])(
		'Liches and Vampires by $answer, in the list and by points',
		({ answer, liche, lord, count }) => {
			const numbersOf = (army: string, entry: string) => {
				const under = indexOf(army, { 'liches-and-vampires': answer });
				const { level, spells, items: most } = under.entries.get(entry)?.entry.numbers ?? {};
				return [level, spells, most];
			};
			expect(numbersOf('undead', 'liche')).toEqual(liche);
			expect(numbersOf('undead-points', 'liche')).toEqual(liche);
			expect(numbersOf('undead', 'vampire-lord')).toEqual(lord);
			expect(numbersOf('undead', 'vampire-count')).toEqual(count);
			expect(numbersOf('undead-points', 'vampire')).toEqual(count);
			expect(numbersOf('undead', 'necromancer-champion')).toEqual([2, 2, 2]);
		}
	);

	const many = [
		'ruby-chalice',
		'healing-potion',
		'black-gem-of-gnar',
		'heart-of-woe',
		'orb-of-thunder'
	];

	test.each(characters)('$army: $entry.id has $items', ({ army, entry, items: n = 0 }) => {
		const having = (count: number) =>
			codesWith(army, withOptions(aUnit(entry.id), ...many.slice(0, count)));
		const broken = (count: number) => having(count).filter((id) => id === 'items-of-characters');
		expect([broken(n), broken(n + 1)]).toEqual([[], ['items-of-characters']]);
	});

	test.each([
		['men', 'man:10 + champion'],
		['dwarfs', 'dwarf:10 + champion'],
		['empire', 'halberdiers:10 + champion'],
		['chaos', 'beastmen:10 + beastman-champion'],
		['undead', 'skeleton-warriors:10 + wight']
	])('%s: a champion in the ranks has one: %s', (army, text) => {
		const having = (count: number) =>
			codesWith(army, withOptions(unitOf(text), ...many.slice(0, count)));
		expect(having(1)).toEqual([]);
		expect(having(2)).toContain('items-of-champions');
	});
});

describe('one of a kind on a character', () => {
	const withKeyword = (...some: readonly string[]) =>
		whfb4.entries.filter(({ type, keywords = [] }) => {
			const own = whfb4.types.find(({ id }) => id === type)?.keywords ?? [];
			return [...own, ...keywords].some((keyword) => some.includes(keyword));
		});
	const brokenBy = (constraint: string, ...options: readonly string[]) =>
		codesWith('any-race', withOptions(unitOf('man-wizard-4 + college-light'), ...options)).includes(
			constraint
		);

	test.each([
		{ constraint: 'one-magic-weapon', of: withKeyword('MAGIC WEAPON', 'RUNIC WEAPON'), than: 80 },
		{ constraint: 'one-magic-armour', of: withKeyword('MAGIC ARMOUR'), than: 9 },
		{ constraint: 'one-magic-shield', of: withKeyword('MAGIC SHIELD'), than: 5 },
		{ constraint: 'one-standard', of: withKeyword('MAGIC STANDARD'), than: 20 },
		{ constraint: 'one-familiar', of: withKeyword('FAMILIAR'), than: 2 }
	])('$constraint', ({ constraint, of, than }) => {
		expect(of.length).toBeGreaterThan(than);
		for (const [at, { id }] of of.entries()) {
			const other = of[(at + 1) % of.length]?.id ?? '';
			expect(brokenBy(constraint, id), id).toBe(false);
			expect(brokenBy(constraint, id, other), `${id}, ${other}`).toBe(true);
		}
	});

	test('the text’s counts of armour and shields', () => {
		const sorts = ['MAGIC ARMOUR', 'MAGIC SHIELD', 'HELM'].map((word) => withKeyword(word).length);
		expect(sorts).toEqual([12, 6, 2]);
	});
});

describe('standards want a bearer', () => {
	const banners = borne.filter(({ isBanner }) => isBanner);

	test.each(banners)('$name', (item) => {
		const holder = bearers
			.filter(item.isOf)
			.filter(({ tags }) => !tags.has('BATTLE STANDARD') && tags.has('STANDARD BEARER'))
			.filter(({ unit }) => unit.options?.includes('standard-bearer'))
			.find((bearer) => stands(bearer) && isLegalWith(item.id, bearer));
		if (!holder) throw new Error('no regiment may have it');
		const { unit, army } = holder;
		const alone = {
			...unit,
			options: unit.options?.filter((id) => id !== 'standard-bearer') ?? []
		};
		const codes = codesWith(army, withOptions(alone, item.id));
		const own = leaders[item.id] ?? [];
		expect(codes.filter((id) => id !== `carries-${item.id}` && !own.includes(id))).toEqual([
			'standard-needs-bearer'
		]);
	});
});

describe('runes', () => {
	const smith = { army: 'dwarfs', unit: unitOf('dwarf-lord'), tags: new Set<string>() };
	const priced = runeTables.filter(({ rows }) => rows.some(({ id }) => id !== undefined));

	test('26 have no price, of protection and engineering none at all', () => {
		expect(runeRows.filter(({ id }) => id === undefined).length).toBe(26);
		expect(priced.map(({ category }) => category)).toEqual(['weapon', 'armour', 'talismanic']);
	});

	describe.each(priced)('$heading', ({ category, rows }) => {
		const runes = rows.filter(({ id = '' }) => id && !withoutBearer.includes(id));
		const masters = runes.filter(({ isMaster }) => isMaster).map(({ id = '' }) => id);
		const plainRunes = runes.filter(({ isMaster }) => !isMaster).map(({ id = '' }) => id);
		const on = (...ids: readonly string[]) =>
			withOptions(giving(ids[0] ?? '', smith), ...ids.slice(1));
		const three = `set-${category}-runes`;

		test.each(plainRunes.filter((id) => id !== 'rune-of-stone'))('%s: three times', (id) => {
			expect(codesWith('dwarfs', on(id, id, id))).toEqual([]);
			expect(codesWith('dwarfs', on(id, id, id, id))).toContain(three);
		});

		test.each(plainRunes)('%s: on one item by itself', (id) => {
			const codes = codesWith('dwarfs', on(id), on(id));
			expect(codes).toEqual(id === 'rune-of-stone' ? [] : [`same-${category}-runes`]);
		});

		test.each(masters)('%s: once in an army, and alone of its kind', (id) => {
			const other = masters.findLast((each) => each !== id) ?? '';
			expect(codesWith('dwarfs', on(id))).toEqual([]);
			expect(codesWith('dwarfs', on(id), on(id))).toContain('master-runes-once');
			expect(codesWith('dwarfs', on(id, other))).toContain(`one-master-${category}-rune`);
		});

		test.each(runes.map(({ id = '' }) => id))('%s: not without its item', (id) => {
			const bare = withOptions(smith.unit, id);
			expect(codesWith('dwarfs', bare)).toEqual([`carries-${id}`]);
		});
	});

	test('a Rune of Stone is once on an item, and in other company not free', () => {
		const stone = giving('rune-of-stone', smith);
		expect(codesWith('dwarfs', withOptions(stone, 'rune-of-stone'))).toEqual(['one-rune-of-stone']);
		const both = withOptions(stone, 'rune-of-iron');
		expect(codesWith('dwarfs', both, both)).toEqual(['same-armour-runes']);
	});

	test('Gromril goes with no other armour rune', () => {
		const gromril = giving('master-rune-of-gromril', smith);
		for (const id of ['rune-of-stone', 'rune-of-iron', 'rune-of-fortitude']) {
			expect(codesWith('dwarfs', withOptions(gromril, id))).toEqual(['gromril-by-itself']);
		}
	});
});

describe('what goes together and what does not', () => {
	/** Army, constraint, a unit that keeps it, one that does not. */
	const pairs: readonly (readonly [string, string, string, string])[] = [
		[
			'men',
			'no-other-item',
			'man-lord + sword-of-destruction',
			'man-lord + sword-of-destruction + dawnstone'
		],
		[
			'skaven',
			'war-paint-or-armour',
			'skaven-hero + magic-war-paint + dawnstone',
			'skaven-hero + magic-war-paint + dragonhelm'
		],
		[
			'high-elves-points',
			'book-of-ashur-or',
			'high-elf-mage-4 + book-of-ashur',
			'high-elf-mage-4 + book-of-ashur + war-crown-of-saphery'
		],
		[
			'undead-points',
			'book-of-ashur-or',
			'necromancer-4 + book-of-nagash',
			'necromancer-4 + book-of-nagash + book-of-ashur'
		],
		[
			'chaos-points',
			'chaos-familiar-or',
			'chaos-sorcerer-2 + mark-nurgle + chaos-familiar',
			'chaos-sorcerer-2 + mark-nurgle + chaos-familiar + spell-familiar'
		],
		[
			'dwarfs',
			'gromril-by-itself',
			'dwarf-lord + shield + runic-armour + master-rune-of-gromril',
			'dwarf-lord + shield + runic-armour + master-rune-of-gromril + rune-of-iron'
		],
		[
			'dwarfs',
			'runic-armour-on-armour',
			'dwarf-lord + shield + runic-armour + rune-of-iron',
			'dwarf-lord + runic-armour + rune-of-iron'
		],
		[
			'dwarfs',
			'dwarf-armour',
			'dwarf-lord + spelleater-shield',
			'dwarf-lord + spelleater-shield + armour-of-fortune'
		],
		[
			'dwarfs',
			'one-runic-talisman',
			'dwarf-lord + runic-talisman + rune-of-luck',
			'dwarf-lord + runic-talisman + runic-talisman + rune-of-luck'
		],
		[
			'chaos-points',
			'one-mount',
			'chaos-warrior-lord + daemon-steed',
			'chaos-warrior-lord + daemon-steed + chaos-steed'
		],
		[
			'empire',
			'offered-war-banner',
			'reiksguard-knights:5 + standard-bearer + war-banner',
			'halberdiers:10 + standard-bearer + war-banner'
		]
	];

	test.each(pairs)('%s: %s: %s, not %s', (army, constraint, kept, broken) => {
		expect(codesWith(army, unitOf(kept))).toEqual([]);
		const codes = codesWith(army, unitOf(broken));
		expect(codes.filter((id) => id !== 'carries-war-banner')).toEqual([constraint]);
	});

	const gods = ['KHORNE', 'TZEENTCH', 'SLAANESH', 'NURGLE'];
	const standards = ['banner-of-rage', 'blasted-standard', 'rapturous-standard', 'plague-banner'];

	test.each(gods.map((god, at) => [god, standards[at] ?? '', gods[(at + 1) % 4] ?? '']))(
		'a follower of %s for the %s, and not of %s only',
		(god, standard, other) => {
			const under = (name: string) => {
				const list = `chaos-lord + general + mark-${name.toLowerCase()}, chaos-warriors:45 + standard-bearer + ${standard}`;
				const { problems } = checkRoster(aList(4000, list), indexOf('chaos'));
				return problems.map(({ constraint }) => constraint.id);
			};
			expect(under(god)).toEqual([]);
			expect(under(other)).toEqual([`${god.toLowerCase()}-unit`]);
		}
	);

	/** Said, and no reason to call a list illegal. */
	const warnings: readonly (readonly [string, string, string, string])[] = [
		[
			'men',
			'meteoric-iron-and-shield',
			'man-lord + armour-of-meteoric-iron',
			'man-lord + armour-of-meteoric-iron + shield-of-ptolos'
		],
		[
			'men',
			'obsidian-on-wizard',
			'man-lord + talisman-of-obsidian',
			'man-wizard-1 + college-light + talisman-of-obsidian'
		],
		[
			'any-race',
			'sorcery-on-dwarf',
			'man-lord + crown-of-sorcery',
			'dwarf-hero + crown-of-sorcery'
		],
		[
			'undead',
			'doomrider-for-horsemen',
			'skeleton-horsemen:5 + standard-bearer + doomrider-banner',
			'skeleton-warriors:9 + standard-bearer + doomrider-banner'
		],
		[
			'men',
			'wizard-in-armour',
			'man-wizard-1 + college-light',
			'man-wizard-1 + college-light + dragonhelm'
		]
	];

	test.each(warnings)('%s: %s: %s; warned: %s', (army, constraint, kept, warned) => {
		const advised = (text: string) => {
			const { advice } = checkRoster(aList(4000, text), indexOf(army));
			return advice.some(({ constraint: { id } }) => id === constraint);
		};
		expect([advised(kept), advised(warned)]).toEqual([false, true]);
		expect(codesWith(army, unitOf(warned))).toEqual([]);
	});

	test.each([
		['mushroom-for-fanatics', 'goblin:20, goblin-fanatic'],
		['mushroom-needs-fanatics', 'goblin:20 + night-goblins']
	])('%s: not with %s', (rule, others) => {
		const broken = (army: string) => {
			const list = aList(4000, `goblin-lord + general + mad-cap-mushroom, ${army}`);
			return checkRoster(list, indexOf('orcs-and-goblins')).problems.map(
				(one) => one.constraint.id
			);
		};
		expect(broken('goblin:20 + night-goblins, goblin-fanatic')).not.toContain(rule);
		expect(broken(others)).toContain(rule);
	});

	test('every rule on what goes together is here', () => {
		const byLine = whfb4.constraints.filter(({ kind, source }) => {
			const line = 'line' in source ? (source.line ?? 0) : 0;
			return kind === 'requires' && line >= 4990 && line < 5840;
		});
		const here = new Set([
			...pairs.map(([, id]) => id),
			...warnings.map(([, id]) => id),
			'mushroom-for-fanatics',
			'mushroom-needs-fanatics',
			...gods.map((god) => `${god.toLowerCase()}-unit`)
		]);
		expect(byLine.map(({ id }) => id).filter((id) => !here.has(id))).toEqual([]);
	});
});
