import type { EntryType } from '#schema';

function unit(
	id: string,
	name: string,
	heading: string,
	more: readonly string[],
	numbers: Readonly<Record<string, number>>
): EntryType {
	return {
		id,
		name,
		heading,
		role: 'unit',
		...(more.includes('CHARACTER') && { character: true as const }),
		keywords: ['UNIT', ...more],
		...(Object.keys(numbers).length > 0 && { numbers })
	};
}

function option(
	id: string,
	name: string,
	heading: string,
	keywords: readonly string[] = [],
	look?: EntryType['look']
): EntryType {
	const isItem = look === 'picker';
	return {
		id,
		name,
		heading,
		role: 'option',
		...(isItem && { item: true as const }),
		...(look && { look }),
		keywords
	};
}

export const types: readonly EntryType[] = [
	unit('lord', 'Lord', 'Lords', ['LORD', 'CHARACTER'], { lords: 1, characters: 1 }),
	unit('hero', 'Hero', 'Heroes', ['HERO', 'CHARACTER'], { characters: 1 }),
	unit('core', 'Core', 'Core', ['CORE'], { core: 1 }),
	unit('special', 'Special', 'Special', ['SPECIAL'], { special: 1 }),
	unit('rare', 'Rare', 'Rare', ['RARE'], { rare: 1 }),
	unit('detachment', 'Detachment', 'Detachments and guards', ['DETACHMENT'], {}),
	option('role', 'Command of the army', 'Command of the army', ['ROLE']),
	option('level', 'Wizard level', 'Wizard level', ['LEVEL'], 'chips'),
	option('lore', 'Lore', 'Lore', ['LORE'], 'chips'),
	option('mark', 'Mark', 'Marks', ['MARK']),
	option('command', 'Command figure', 'Command group', ['COMMAND'], 'chips'),
	option('equipment', 'Equipment', 'Weapons and armour', ['EQUIPMENT'], 'chips'),
	option('mount', 'Mount', 'Mounts', ['MOUNT OPTION'], 'chips'),
	option('upgrade', 'Upgrade', 'Upgrades', ['UPGRADE']),
	option('magic-weapon', 'Magic weapon', 'Magic weapons', ['MAGIC ITEM', 'MAGIC WEAPON'], 'picker'),
	option('magic-armour', 'Magic armour', 'Magic armour', ['MAGIC ITEM', 'MAGIC ARMOUR'], 'picker'),
	option('talisman', 'Talisman', 'Talismans', ['MAGIC ITEM', 'TALISMAN'], 'picker'),
	option(
		'enchanted',
		'Enchanted item',
		'Enchanted items',
		['MAGIC ITEM', 'ENCHANTED ITEM'],
		'picker'
	),
	option('arcane', 'Arcane item', 'Arcane items', ['MAGIC ITEM', 'ARCANE ITEM'], 'picker'),
	option('banner', 'Magic banner', 'Magic banners', ['MAGIC ITEM', 'MAGIC BANNER'], 'picker'),
	option('rune', 'Rune', 'Runes', ['RUNE'], 'picker'),
	option('gift', 'Gift', 'Gifts, virtues and powers', ['GIFT'], 'picker')
];
