/** What kind of option a row is, by the groups it stands in and its own name. */
export interface Kind {
	readonly type: string;
	readonly keywords: readonly string[];
}

const named: readonly (readonly [RegExp, Kind])[] = [
	[/^(Dispel|Warpstorm|Warp) Scroll$/, { type: 'arcane', keywords: [] }],
	[/^Power Stones?$/, { type: 'arcane', keywords: [] }],
	[/^War Banner$/, { type: 'banner', keywords: [] }],
	[/^Enchanted Shield$/, { type: 'magic-armour', keywords: ['MAGIC SHIELD'] }],
	[/^(Cold One|Stegadon)$/, { type: 'mount', keywords: [] }],
	[/^(Standard Bearer|Musician)$/, { type: 'command', keywords: [] }],
	[/^Mark of /, { type: 'mark', keywords: [] }],
	[/^Lore of |^Dark Magic$|^Necromancy$/, { type: 'lore', keywords: [] }],
	[/^(Wizard )?Level( \d)?( Wizard)?$/, { type: 'level', keywords: [] }]
];

const grouped: readonly (readonly [RegExp, Kind])[] = [
	[/^Runic Standards$/, { type: 'rune', keywords: ['RUNIC STANDARD'] }],
	[/^Runic Talismans$|Runes$/, { type: 'rune', keywords: [] }],
	[/^Magic Shields?$/, { type: 'magic-armour', keywords: ['MAGIC SHIELD'] }],
	[/^Magic Armour$/, { type: 'magic-armour', keywords: [] }],
	[/^Magic Weapons?$/, { type: 'magic-weapon', keywords: [] }],
	[/^Enchanted Items?$/, { type: 'enchanted', keywords: [] }],
	[/^Talismans?$|^Gnoblar Thiefstones$/, { type: 'talisman', keywords: [] }],
	[/^(Unique )?Arcane Items?$|^Power Stones$/, { type: 'arcane', keywords: [] }],
	[/^(Chaos )?Magic Banners?$/, { type: 'banner', keywords: [] }],
	[/^Mount/, { type: 'mount', keywords: [] }],
	[/^Command$/, { type: 'command', keywords: [] }],
	[/^Wizard Level|^Sorcerer$/, { type: 'level', keywords: [] }],
	[/^Lore of Magic$/, { type: 'lore', keywords: [] }],
	[/^Mark of Chaos/, { type: 'mark', keywords: [] }]
];

const arms =
	/Shield|Armour|Barding|Weapon|[Bb]ow\b|[Bb]ows\b|Spear|Lance|Sword|Axe|Hammer|Halberd|Flail|Pistol|Handgun|Rifle|Javelin|Sling|Knives|Whip|\bNets?\b|Ironfist|Star|Crossbow|Blunderbuss|Mace|Morning|Cloak|Staff|Blowpipe|Harpoon|Dagger|Blade|Buckler/;
const armsGroup = /Weapon|Armour|Equipment|Crew Weapons|Throwing/;

/**
 * @param path names of the groups, outermost first
 * @param isPaid whether one of the groups has a limit of points
 */
export function kindOf(path: readonly string[], name: string, isPaid: boolean): Kind {
	const byName = named.find(([pattern]) => pattern.test(name))?.[1];
	if (byName) return byName;
	const inward = path.toReversed();
	if (isPaid && inward[0] === 'Shield') return { type: 'magic-armour', keywords: ['MAGIC SHIELD'] };
	if (isPaid && inward[0] === 'Armour') return { type: 'magic-armour', keywords: [] };
	if (!isPaid && armsGroup.test(inward[0] ?? '')) return { type: 'equipment', keywords: [] };
	for (const group of inward) {
		const found = grouped.find(([pattern]) => pattern.test(group))?.[1];
		if (found) return found;
	}
	if (isPaid) return { type: 'gift', keywords: [] };
	if (inward.some((group) => armsGroup.test(group)) || arms.test(name))
		return { type: 'equipment', keywords: [] };
	return { type: 'upgrade', keywords: [] };
}

/** Kinds that the game's own rules count: no set of the list is made for them. */
export const counted: ReadonlySet<string> = new Set([
	'magic-weapon',
	'magic-armour',
	'enchanted',
	'talisman',
	'arcane',
	'banner',
	'mount',
	'lore'
]);

/** What an option of the kind is to its bearer, besides its own name. */
export const kindTags: Readonly<Record<string, string>> = {
	'magic-weapon': 'MAGIC WEAPON',
	'magic-armour': 'MAGIC ARMOUR',
	enchanted: 'ENCHANTED ITEM',
	talisman: 'TALISMAN',
	arcane: 'ARCANE ITEM',
	banner: 'MAGIC BANNER',
	mount: 'MOUNT'
};
