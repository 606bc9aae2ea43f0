/** Which kind of option a choice is, by the names of what it stands in (innermost first). */
const kinds: readonly (readonly [RegExp, string])[] = [
	[/^runic-mastery|^Runic (Mastery|Bound Spells|Blessed|Enhanced)/, 'upgrade'],
	[/^runic-|^Runic/, 'rune'],
	[/^virtues|^Virtue/, 'virtue'],
	[/^big-name|^Big Name/, 'big-name'],
	[/^daemonic-|^Daemonic (Weapons|Talismans|Enchanted|Arcane)/, 'daemonic-item'],
	[/Wizard Level \d|Level \d Wizard/, 'level'],
	[/^(Champion|Musician|Standard Bearer)$/, 'command'],
	[/[Mm]ark[- ]of[- ]the|^Chosen of the Dark Gods/, 'mark'],
	[
		/^(honours|kindreds|warp-gifts|disciplines|heir|upgrade|commander|knightly-codes|wood-aspects|been-around|nobody|totem|wildherd|Aspect)/,
		'upgrade'
	],
	[/^Bloodline Powers|Blood Powers?$/, 'upgrade'],
	[/^fey-arrows|^Fey Arrows/, 'equipment'],
	[/^Mounts?$|^Choose one$|^Select a mount$|^May take a mount/, 'mount'],
	[
		/Weapon|Barding|Equip|Equpment|Armour|Arms|Shield|Bow|Lance|Spear|Halberd|Flail|Handgun|Crossbow|Pistol/,
		'equipment'
	]
];

export function typeFor(...names: readonly string[]): string {
	for (const name of names) {
		const found = kinds.find(([pattern]) => pattern.test(name));
		if (found) return found[1];
	}
	return 'upgrade';
}
