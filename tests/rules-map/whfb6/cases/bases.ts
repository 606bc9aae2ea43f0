/** A plain legal army of each list at 2000 points: a general, what is compulsory, and three Core choices. */
export const base = {
	bretonnians:
		'paladin + general + barded-warhorse + knights-vow, paladin + battle-standard-bearer + barded-warhorse + knights-vow, knights-of-the-realm:5, 2 knights-errant:5',
	'chaos-dwarves': 'chaos-dwarf-lord + general, 3 chaos-dwarf-warriors:10 + blunderbusses',
	'daemonic-legions': 'exalted-daemon + general + mark-of-chaos-undivided, 3 bloodletters:10',
	'dark-elves': 'dark-elf-highborn + general, 3 corsairs:10',
	'dogs-of-war': 'mercenary-general + general, paymaster, 3 pikemen:10',
	dwarfs: 'lord + general, 3 thunderers:10',
	'forces-of-chaos': 'lord-of-chaos + general + mark-of-chaos-undivided, 3 marauders-of-chaos:10',
	'high-elves': 'prince + general + pure-of-heart, 3 spearmen:10',
	lizardmen: 'saurus-oldblood + general, 3 saurus-warriors:10',
	'ogre-kingdoms': 'tyrant + general + light-armour, 2 ogre-bulls:3, gnoblar-fighters:20',
	'orcs-and-goblins': 'orc-warboss + general, 3 orc-arrer-boyz:10',
	skaven: 'warlord + general, 3 clanrats:20',
	'the-empire': 'elector-count + general, 3 crossbowmen:10',
	'tomb-kings': 'tomb-king + general, liche-priest + hierophant, 3 skeleton-light-horsemen:5',
	'vampire-counts': 'vampire-count + general + necromancy, 3 ghouls:10',
	'wood-elves': 'wood-elf-highborn + general, 3 glade-riders:5'
} as const;
