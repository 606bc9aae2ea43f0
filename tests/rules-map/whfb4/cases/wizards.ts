import { carries, exclusive, forbidden, tooFewOf, type RuleCases } from '../../case.ts';

const men = 'man-lord + general';
const elves = 'high-elf-lord + general';
const forest = 'wood-elf-lord + general';
const chaos = 'chaos-warrior-lord + general';
const dead = 'liche + general + deck-necromantic + deck-dark + deck-dark';

const later = { 'liches-and-vampires': 'arcane-magic' };
const earlier = { 'liches-and-vampires': 'battle-magic' };

/** Colleges, patrons, decks, familiars, armour. */
export const wizardCases: readonly RuleCases[] = [
	{
		title: 'a College for each human wizard',
		lines: [2756, 2760],
		army: 'men',
		cases: [
			{ list: `${men}, man-wizard-1 + college-celestial, man-wizard-1 + college-bright` },
			{ list: `${men}, 2 man-wizard-2 + college-bright` },
			{ list: `${men}, man-wizard-1`, advice: [tooFewOf] },
			{ list: `${men}, man-wizard-1`, answers: { undeclared: 'must' }, codes: [tooFewOf] },
			{
				list: `${men}, man-wizard-1 + college-bright`,
				answers: { undeclared: 'must' }
			},
			{
				list: `${men}, man-wizard-1 + college-bright + college-jade`,
				codes: [exclusive]
			},
			{ list: `${men} + college-bright`, codes: [carries] }
		]
	},
	{
		title: 'no College for a wizard by an item',
		lines: [5090, 5102, 5106],
		army: 'men',
		cases: [
			{
				list: `${men} + crown-of-sorcery + deck-necromantic + deck-dark + deck-dark`
			},
			{ list: `${men} + crown-of-sorcery + deck-necromantic`, advice: [tooFewOf] },
			{ list: `${men}, man-wizard-1`, advice: [tooFewOf] }
		]
	},
	{
		title: 'spells of the Crown of Sorcery',
		lines: [5090],
		rows: ['decks-of-the-crown'],
		army: 'high-elves-points',
		cases: [
			{ list: `${elves} + crown-of-sorcery + deck-necromantic + deck-gold + deck-gold` },
			{
				list: `${elves} + crown-of-sorcery + deck-necromantic + deck-gold + deck-jade`,
				advice: [exclusive]
			},
			{
				list: `${elves} + crown-of-sorcery + deck-necromantic + deck-dark`,
				advice: [tooFewOf]
			},
			{
				list: `${elves} + crown-of-sorcery + deck-necromantic + deck-dark + deck-high`,
				codes: [carries]
			}
		]
	},
	{
		title: 'spells of the Talisman of Hoeth',
		lines: [5102, 5106],
		rows: ['decks-of-hoeth'],
		army: 'high-elves-points',
		cases: [
			{ list: `${elves} + talisman-of-hoeth + deck-bright + deck-gold` },
			{ list: `${elves} + talisman-of-hoeth + deck-bright + deck-high`, codes: [carries] }
		]
	},
	{
		title: 'the leader of the Undead',
		lines: [6802],
		army: 'undead-points',
		cases: [
			{ list: 'liche + general + deck-necromantic + deck-dark + deck-dark' },
			{ list: 'necromancer-1 + general + deck-necromantic' },
			{ list: 'wight-character + general', codes: [exclusive] }
		]
	},
	{
		title: 'as many wizards as one likes',
		lines: [2750],
		army: 'men',
		cases: [
			{ size: 660, list: `${men}, 10 man-wizard-1 + college-jade` },
			{ size: 659, list: `${men}, 10 man-wizard-1 + college-jade`, codes: ['points-limit/over'] }
		]
	},
	{
		title: 'spells of the own College only',
		lines: [2886, 2904, 3776, 3778],
		army: 'men',
		cases: [
			{ list: `${men}, man-wizard-2 + college-jade` },
			{ list: `${men}, man-wizard-2 + college-jade + deck-gold`, codes: [carries] },
			{ list: `${men}, man-wizard-2 + college-jade + deck-bright`, codes: [carries] }
		]
	},
	{
		title: 'the patron of a Sorcerer',
		lines: [2756, 2764],
		rows: ['patrons'],
		army: 'chaos-points',
		cases: [
			{ list: `${chaos}, chaos-sorcerer-1 + mark-nurgle + deck-nurgle` },
			{ list: `${chaos}, chaos-sorcerer-1 + mark-slaanesh + deck-slaanesh` },
			{ list: `${chaos}, chaos-sorcerer-1 + mark-tzeentch + deck-tzeentch` },
			{
				list: `${chaos}, chaos-sorcerer-1 + mark-khorne`,
				codes: [carries],
				advice: [tooFewOf, tooFewOf]
			},
			{
				list: `${chaos}, chaos-sorcerer-1`,
				advice: [tooFewOf, tooFewOf, tooFewOf]
			},
			{
				list: `${chaos}, chaos-sorcerer-1`,
				answers: { undeclared: 'must' },
				codes: [tooFewOf],
				advice: [tooFewOf, tooFewOf]
			},
			{
				list: `${chaos}, chaos-sorcerer-1 + mark-nurgle + mark-slaanesh + deck-nurgle`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'a spell of the patron, Dark Magic besides',
		lines: [2918, 2920, 2922, 3460, 3826, 3828, 3830],
		rows: ['sorcerer-decks'],
		army: 'chaos-points',
		cases: [
			{ list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-dark` },
			{ list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-nurgle` },
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-dark + deck-dark`,
				advice: [tooFewOf]
			},
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-slaanesh`,
				codes: [carries]
			}
		]
	},
	{
		title: 'a colour for a Sorcerer: a reading',
		lines: [2918, 2920, 3460],
		rows: ['sorcerer-colour', 'sorcerer-one-colour'],
		army: 'chaos-points',
		cases: [
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-gold`,
				codes: [carries]
			},
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-gold`,
				answers: { 'sorcerer-colour': 'one-colour' }
			},
			{
				list: `${chaos}, chaos-sorcerer-3 + mark-nurgle + deck-nurgle + deck-gold + deck-gold`,
				answers: { 'sorcerer-colour': 'one-colour' }
			},
			{
				list: `${chaos}, chaos-sorcerer-3 + mark-nurgle + deck-nurgle + deck-gold + deck-jade`,
				answers: { 'sorcerer-colour': 'one-colour' },
				advice: [exclusive]
			}
		]
	},
	{
		title: 'Beastman shamans',
		lines: [2926, 3832, 3834],
		army: 'chaos-points',
		cases: [
			{ list: `${chaos}, beastman-shaman-2 + deck-dark + deck-dark` },
			{ list: `${chaos}, beastman-shaman-2 + deck-nurgle + deck-slaanesh` },
			{ list: `${chaos}, beastman-shaman-2 + deck-tzeentch + deck-gold`, codes: [carries] },
			{ list: `${chaos} + deck-dark`, codes: [carries] },
			{ list: `${chaos} + deck-nurgle`, codes: [carries] }
		]
	},
	{
		title: 'as many spells as levels',
		lines: [2844, 2848, 2850, 2854, 2856, 2860, 2866, 2872, 2878],
		rows: ['number-of-spells'],
		army: 'high-elves-points',
		cases: [
			{ list: `${elves}, high-elf-mage-1 + deck-high` },
			{ list: `${elves}, high-elf-mage-1 + deck-high + deck-high`, codes: [exclusive] },
			{ list: `${elves}, high-elf-mage-2 + deck-high + deck-bright` },
			{ list: `${elves}, high-elf-mage-2 + deck-high`, advice: [tooFewOf] },
			{ list: `${elves}, high-elf-mage-3 + deck-high + deck-bright + deck-bright` },
			{ list: `${elves}, high-elf-mage-4 + deck-high + deck-bright + deck-jade + deck-gold` },
			{
				list: `${elves}, high-elf-mage-3 + deck-high + deck-bright + deck-jade + deck-gold`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'High Magic for High Elves',
		lines: [2908, 2910, 2912, 3784, 3786, 3788],
		rows: ['high-elf-decks'],
		army: 'high-elves-points',
		cases: [
			{ list: `${elves}, high-elf-mage-3 + deck-high + deck-bright + deck-gold` },
			{ list: `${elves}, high-elf-mage-2 + deck-high + deck-high` },
			{ list: `${elves}, high-elf-mage-1 + deck-bright`, advice: [tooFewOf] },
			{ list: `${elves}, high-elf-mage-2 + deck-high + deck-dark`, codes: [carries] }
		]
	},
	{
		title: 'Liche and Vampire',
		lines: [2880, 2938],
		army: 'undead-points',
		cases: [
			{ list: 'liche + general + deck-necromantic + deck-dark + deck-dark' },
			{ list: 'liche + general + deck-necromantic + deck-dark', advice: [tooFewOf] },
			{ list: `${dead}, vampire + deck-necromantic`, answers: later },
			{ list: `${dead}, vampire + deck-necromantic + deck-dark`, codes: [exclusive] },
			{ list: `${dead}, vampire + deck-necromantic + deck-dark`, answers: earlier },
			{
				list: `${dead}, vampire + deck-necromantic + deck-dark + deck-dark`,
				answers: earlier,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'what an Undead wizard must have: a reading',
		lines: [2934, 2936, 3133, 3836, 3838, 3840],
		rows: ['undead-deck'],
		army: 'undead-points',
		cases: [
			{ list: `${dead}, necromancer-1 + deck-necromantic` },
			{ list: `${dead}, necromancer-1 + deck-dark`, advice: [tooFewOf] },
			{
				list: 'necromancer-1 + general + deck-dark',
				answers: { 'undead-deck': 'dark' }
			},
			{ list: 'necromancer-1 + general + deck-dark', advice: [tooFewOf] },
			{
				list: 'necromancer-1 + general + deck-necromantic',
				answers: { 'undead-deck': 'dark' },
				codes: [carries],
				advice: [tooFewOf]
			},
			{ list: 'necromancer-1 + general + deck-necromantic' }
		]
	},
	{
		title: 'one colour for Undead wizards',
		lines: [2934, 3840],
		rows: ['undead-decks'],
		army: 'undead-points',
		cases: [
			{ list: `${dead}, necromancer-3 + deck-necromantic + deck-gold + deck-gold` },
			{
				list: `${dead}, necromancer-3 + deck-necromantic + deck-gold + deck-jade`,
				advice: [exclusive]
			},
			{ list: `${dead}, wight-character + deck-dark`, codes: [carries] }
		]
	},
	{
		title: 'Wood Elf mages by level',
		lines: [2942, 3790, 3792, 3794, 3796, 3798, 3800, 3802, 3804, 3806],
		army: 'wood-elves-points',
		cases: [
			{ list: `${forest}, wood-elf-mage-1 + deck-amber` },
			{ list: `${forest}, wood-elf-mage-1 + deck-jade` },
			{ list: `${forest}, wood-elf-mage-1 + deck-gold`, codes: [carries] },
			{ list: `${forest}, wood-elf-mage-2 + deck-amber + deck-jade` },
			{ list: `${forest}, wood-elf-mage-2 + deck-amber + deck-gold`, codes: [carries] },
			{ list: `${forest}, wood-elf-mage-3 + deck-amber + deck-jade + deck-gold` },
			{ list: `${forest}, wood-elf-mage-3 + deck-amber + deck-gold + deck-gold` },
			{
				list: `${forest}, wood-elf-mage-3 + deck-amber + deck-gold + deck-light`,
				advice: [exclusive]
			},
			{
				list: `${forest}, wood-elf-mage-3 + deck-amber + deck-jade + deck-high`,
				codes: [carries]
			},
			{ list: `${forest}, wood-elf-mage-4 + deck-high + deck-gold + deck-light + deck-bright` },
			{ list: `${forest}, wood-elf-mage-4 + deck-gold + deck-light + deck-bright + deck-grey` },
			{ list: `${forest} + deck-amber`, codes: [carries] },
			{ list: `${forest} + deck-jade`, codes: [carries] }
		]
	},
	{
		title: 'Dark Elves have one deck',
		lines: [2930, 3808, 3810],
		army: 'dark-elves-points',
		cases: [
			{ list: 'dark-elf-lord + general, dark-elf-sorcerer-3' },
			{ list: 'dark-elf-lord + general, dark-elf-sorcerer-3 + deck-gold', codes: [carries] }
		]
	},
	{
		title: 'Orcs and Goblins have one deck',
		lines: [2946, 3341, 3812, 3814],
		army: 'orcs-and-goblins',
		cases: [
			{ list: 'orc-lord + general, orc-shaman-1, goblin-shaman-2' },
			{ list: 'orc-lord + general, orc-shaman-1 + deck-gold', codes: [carries] }
		]
	},
	{
		title: 'Skaven have one deck',
		lines: [2950, 3435, 3816, 3818, 3820],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer + general, skaven-warlock-1' },
			{ list: 'grey-seer + general + deck-gold', codes: [carries] }
		]
	},
	{
		title: 'Chaos Dwarfs have one deck',
		lines: [3762, 3822, 3824],
		army: 'chaos-dwarfs',
		cases: [
			{ size: 1000, list: 'chaos-dwarf-lord + general, chaos-dwarf-warriors:20, sorcerer' },
			{
				size: 1000,
				list: 'chaos-dwarf-lord + general, chaos-dwarf-warriors:20, sorcerer + deck-gold',
				codes: [carries]
			}
		]
	},
	{
		title: 'units of daemons and their decks',
		lines: [3518, 3520, 3530, 3532, 3534, 3536, 3538, 3540],
		army: 'chaos-points',
		cases: [
			{ list: `${chaos}, daemonettes:10 + deck-amethyst + deck-dark` },
			{ list: `${chaos}, plague-bearer:10 + deck-jade` },
			{ list: `${chaos}, tzeentch-horror:10 + deck-bright` },
			{ list: `${chaos}, daemonettes:10 + deck-jade`, codes: [carries] },
			{ list: `${chaos}, plague-bearer:10 + deck-bright`, codes: [carries] },
			{ list: `${chaos}, tzeentch-horror:10 + deck-amethyst`, codes: [carries] },
			{ list: `${chaos}, bloodletters:10 + deck-dark`, codes: [carries] }
		]
	},
	{
		title: 'daemons have no items',
		lines: [3482],
		rows: ['daemons-no-items'],
		army: 'chaos-points',
		cases: [
			{ list: `${chaos} + sword-of-might, keeper-of-secrets` },
			{ list: `${chaos}, keeper-of-secrets + sword-of-might`, codes: [carries, exclusive] },
			{ list: `${chaos}, lord-of-change + wand-of-jet`, codes: [carries, exclusive] },
			{ list: `${chaos}, daemonettes:5 + sword-of-might`, codes: [carries, exclusive] }
		]
	},
	{
		title: 'familiars of one kind: a reading',
		lines: [3580, 4942],
		rows: ['familiars-once'],
		army: 'men',
		cases: [
			{ list: `${men}, 2 man-wizard-2 + college-bright + spell-familiar` },
			{
				list: `${men}, 2 man-wizard-2 + college-bright + spell-familiar`,
				answers: { familiars: 'one-of-each' },
				codes: ['unique/repeated']
			},
			{
				list: `${men}, man-wizard-2 + college-bright + spell-familiar, man-wizard-2 + college-bright + power-familiar`,
				answers: { familiars: 'one-of-each' }
			}
		]
	},
	{
		title: 'familiars: for wizards, one each',
		lines: [3580, 3582],
		rows: ['familiars', 'one-familiar'],
		army: 'men',
		cases: [
			{
				list: `${men}, man-wizard-2 + college-bright + spell-familiar, man-wizard-2 + college-bright + power-familiar, man-wizard-1 + college-jade + warrior-familiar`
			},
			{ list: `${men} + warrior-familiar`, codes: [carries] },
			{ list: `${men} + spell-familiar`, codes: [carries] },
			{ list: `${men} + power-familiar`, codes: [carries] },
			{
				list: `${men}, man-wizard-2 + college-bright + spell-familiar + power-familiar`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'a Chaos Familiar is a familiar',
		lines: [3582],
		rows: ['one-familiar'],
		army: 'chaos-points',
		cases: [
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-dark + chaos-familiar`
			},
			{
				list: `${chaos}, chaos-sorcerer-2 + mark-nurgle + deck-nurgle + deck-dark + chaos-familiar + warrior-familiar`,
				codes: [forbidden]
			}
		]
	},
	{
		title: 'wizards in armour are warned',
		lines: [1675, 1694, 1696, 4952, 4992],
		army: 'men',
		rows: ['wizards-in-armour'],
		cases: [
			{ list: `${men}, man-wizard-2 + college-bright + sword-of-might` },
			{ list: `${men}, man-wizard-1 + college-bright + shield`, advice: [forbidden] },
			{ list: `${men}, man-wizard-1 + college-bright + light-armour`, advice: [forbidden] },
			{ list: `${men}, man-wizard-1 + college-bright + enchanted-shield`, advice: [forbidden] },
			{ list: `${men} + heavy-armour + shield` }
		]
	},
	{
		title: 'barding does not hinder them',
		lines: [1696, 4954],
		rows: ['barding-and-wizards'],
		army: 'men',
		cases: [
			{ list: `${men}, man-wizard-1 + college-bright + horse + barding` },
			{
				list: `${men}, man-wizard-1 + college-bright + horse + barding + shield`,
				advice: [forbidden]
			}
		]
	},
	{
		title: 'nor does Chaos Armour',
		lines: [1696, 3466, 4952],
		rows: ['chaos-armour-and-wizards'],
		army: 'chaos-points',
		cases: [
			{
				list: `${chaos}, chaos-sorcerer-1 + mark-nurgle + deck-nurgle + suit-of-chaos-armour`
			},
			{
				list: `${chaos}, chaos-sorcerer-1 + mark-nurgle + deck-nurgle + armour-of-fortune`,
				advice: [forbidden]
			}
		]
	},
	{
		title: 'rewards for Sorcerers, none for shamans',
		lines: [3468],
		army: 'chaos',
		cases: [
			{
				list: 'chaos-lord + general + mark-khorne, beastmen:50, sorcerer + mark-nurgle + deck-nurgle + mace-tail'
			},
			{
				list: 'chaos-lord + general + mark-khorne, beastmen:50, shaman + deck-dark + mace-tail',
				codes: [carries]
			},
			{
				list: 'chaos-lord + general + mark-khorne, beastmen:50, shaman + deck-dark + many-arms',
				codes: [carries]
			}
		]
	}
];
