/**
 * What a set of choices is called in a sentence, whoever has it: "Captain has 2 mounts"; by the kind of
 * its choices where it has no name of its own.
 */
export function labelOf(name: string, type = 'upgrade'): string {
	const plain = name
		.replace(/[:.]+$/, '')
		.replace(
			/ \((Heroes|Lords|Hero|Lord|\d+ ?pts|Sentinels|Barbarian Jarl|Daemon Prince|Daemons)\)$/,
			''
		)
		.replace(/^(Honours) .*$/, '$1');
	if (/^M(ay|ust) take (one of )?the following$/.test(plain)) return byKind[type] ?? 'upgrades';
	return usualNames[plain] ?? usualNames[`${plain}s`] ?? plain;
}

const byKind: Readonly<Record<string, string>> = { equipment: 'weapons', mount: 'mounts' };

const usualNames: Readonly<Record<string, string>> = {
	'Path of Magic': 'lores',
	Magic: 'wizard levels',
	'Wizard Level': 'wizard levels',
	Mounts: 'mounts',
	'Choose one': 'mounts',
	'Select a mount': 'mounts',
	'Select a mounts': 'mounts',
	'May take a mount': 'mounts',
	'Close Combat Weapons': 'weapons of close combat',
	'Close Combat Weaon': 'weapons of close combat',
	'Close Combat Waapon': 'weapons of close combat',
	'Weapon Choices': 'weapons of close combat',
	'May take weapons': 'weapons',
	'May take': 'weapons',
	'Shooting Weapons': 'shooting weapons',
	'Ranged Weapon': 'shooting weapons',
	'May take a shooting weapon': 'shooting weapons',
	'Artillery Weapon': 'artillery weapons',
	Weapons: 'weapons',
	'Weapon Option': 'weapons',
	'May take a weapon': 'weapons',
	'Mundane Equipment': 'weapons',
	Armour: 'armours',
	'Choose one armour': 'armours',
	'Special Rules': 'special rules',
	'May take up to two of the following Special Rules': 'special rules',
	'May take up to two': 'powers of its mount',
	'May take one upgrade': 'upgrades',
	'May take one of the following upgrades': 'upgrades',
	'Must take one or more upgrades': 'upgrades',
	Upgrades: 'upgrades',
	Options: 'options',
	Modification: 'modifications',
	'Must take one of the following Greenhide Races': 'races',
	'Must take one troll type': 'kinds of Troll',
	Type: 'kinds',
	Rider: 'riders',
	'Base Size': 'base sizes',
	Build: 'ways of growth',
	Aspects: 'aspects',
	'Been Around': 'special rules from having been around',
	'Nobody Expects': 'kinds of hunter',
	Commander: 'commands',
	Cult: 'cults',
	Crew: 'crews',
	Heir: 'inheritances',
	Spawning: 'spawnings',
	Totem: 'totems',
	'Wildherd Call': 'wildherd calls',
	'Bloodline Powers': 'bloodlines',
	'Blood Powers': 'blood powers',
	'Thin Blood Powers': 'thin blood powers',
	'Thick Blood Powers': 'thick blood powers',
	'Fey Arrows': 'kinds of fey arrows',
	'Wood Aspects': 'aspects of the wood',
	'Warp Gifts': 'warp gifts',
	Honours: 'honours',
	Kindreds: 'kindreds',
	'Knightly Codes': 'knightly codes',
	Disciplines: 'disciplines',
	'Chosen of the Dark Gods': 'marks',
	'Mark of the Dark Gods': 'marks',
	'Mark of the Daemon Legion': 'marks',
	'Daemonic Weapons': 'daemonic weapons',
	'Daemonic Talismans': 'daemonic talismans',
	'Daemonic Enchanted Items': 'daemonic enchanted items',
	'Daemonic Arcane Items': 'daemonic arcane items',
	'Runic Weapons': 'weapon runes',
	'Runic Armours': 'armour runes',
	'Runic Talismans': 'talisman runes',
	'Runic Arcane Items': 'arcane runes',
	'Runic Bound Spells': 'runic bound spells',
	'Runic Mastery': 'choices of runic mastery',
	'Runic Mastery Bound Spell': 'bound spells of runic mastery',
	'Magic Banners (Warriors or Repeaters)':
		'units of Elven Warriors or Dark Repeaters with a magic banner'
};
