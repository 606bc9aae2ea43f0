import {
	carries,
	exclusive,
	forbidden,
	missing,
	repeated,
	tooFewOf,
	type RuleCases
} from '../../case.ts';

const lord = 'dwarf-lord + general';
const hammer = 'runic-weapon + rune-of-smiting';

/** Dwarf runes. */
export const runeCases: readonly RuleCases[] = [
	{
		title: 'runes on items of their kind',
		lines: [5853, 5861, 5865],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + ${hammer}` },
			{ list: `${lord} + rune-of-smiting`, codes: [carries] },
			{ list: `${lord} + runic-weapon`, codes: [tooFewOf] },
			{ list: `${lord} + runic-weapon + rune-of-luck`, codes: [carries, tooFewOf] },
			{ list: `${lord} + heavy-armour + runic-armour + rune-of-iron` },
			{ list: `${lord} + heavy-armour + rune-of-iron`, codes: [carries] },
			{ list: `${lord} + heavy-armour + runic-armour`, codes: [tooFewOf] },
			{ list: `${lord} + runic-talisman + rune-of-luck` },
			{ list: `${lord} + rune-of-luck`, codes: [carries] },
			{ list: `${lord} + runic-talisman`, codes: [tooFewOf] }
		]
	},
	{
		title: 'one item of a sort',
		lines: [5855, 5873],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + ${hammer} + runic-talisman + rune-of-luck + silver-seal` },
			{ list: `${lord} + ${hammer} + sword-of-might`, codes: [exclusive] },
			{ list: `${lord} + ${hammer} + runic-weapon`, codes: [exclusive] },
			{ list: `${lord} + armour-of-fortune + enchanted-shield`, codes: [exclusive] },
			{
				list: `${lord} + heavy-armour + runic-armour + rune-of-iron + enchanted-shield`,
				codes: [exclusive]
			},
			{
				list: `${lord} + runic-talisman + runic-talisman + rune-of-luck`,
				codes: [exclusive]
			},
			{ list: `${lord} + dawnstone + ruby-chalice + doomfire-ring` },
			{ list: `${lord} + dawnstone + silver-seal`, codes: [exclusive] },
			{ list: `${lord} + ruby-chalice + healing-potion`, codes: [exclusive] },
			{ list: `${lord} + doomfire-ring + horn-of-urgok`, codes: [exclusive] },
			{ list: `${lord}, dwarf:10 + ${hammer}`, codes: [carries, carries, exclusive] }
		]
	},
	{
		title: 'armour and shield are two sorts for all others',
		lines: [5855],
		rows: ['runic-items'],
		army: 'men',
		cases: [{ list: 'man-lord + general + armour-of-fortune + enchanted-shield' }]
	},
	{
		title: 'runic items count like others',
		lines: [5857],
		army: 'dwarfs',
		cases: [
			{ list: `${lord}, dwarf-hero + ${hammer} + dawnstone` },
			{ list: `${lord}, dwarf-hero + ${hammer} + dawnstone + ruby-chalice`, codes: [exclusive] },
			{ list: `${lord}, dwarf:10 + champion + ${hammer}` },
			{ list: `${lord}, dwarf:10 + champion + ${hammer} + dawnstone`, codes: [exclusive] }
		]
	},
	{
		title: 'three runes at most, some more than once',
		lines: [5861, 5863, 5871],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + ${hammer} + rune-of-smiting + rune-of-smiting` },
			{ list: `${lord} + ${hammer} + rune-of-smiting + master-rune-of-death` },
			{
				list: `${lord} + ${hammer} + rune-of-smiting + rune-of-smiting + master-rune-of-death`,
				codes: [exclusive]
			},
			{
				list: `${lord} + ${hammer} + rune-of-smiting + rune-of-smiting + rune-of-smiting`,
				codes: [exclusive, exclusive]
			},
			{
				list: `${lord} + shield + runic-armour + rune-of-iron + rune-of-iron + rune-of-stone + rune-of-fortitude`,
				codes: [exclusive]
			},
			{
				list: `${lord} + runic-talisman + rune-of-luck + rune-of-passage + rune-of-the-furnace + rune-of-luck`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'no two items alike',
		lines: [5867],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + ${hammer}, dwarf-hero + ${hammer} + rune-of-smiting` },
			{ list: `${lord} + ${hammer}, dwarf-hero + ${hammer}`, codes: [repeated] },
			{
				list: `${lord} + runic-talisman + rune-of-luck + rune-of-passage, dwarf-hero + runic-talisman + rune-of-passage + rune-of-luck`,
				codes: [repeated]
			}
		]
	},
	{
		title: 'master runes',
		lines: [5869],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + runic-weapon + master-rune-of-death` },
			{
				list: `${lord} + runic-weapon + master-rune-of-death, dwarf-hero + ${hammer} + master-rune-of-death`,
				codes: [repeated]
			},
			{
				list: `${lord} + runic-weapon + master-rune-of-death + alaric-the-mads-master-rune`,
				codes: [exclusive]
			},
			{
				list: `${lord} + runic-talisman + master-rune-of-spite + master-rune-of-dismay`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'runic armour for who has armour',
		lines: [5923],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + shield + runic-armour + rune-of-iron` },
			{ list: `${lord} + runic-armour + rune-of-iron`, codes: [missing] }
		]
	},
	{
		title: 'Gromril by itself',
		lines: [5925],
		army: 'dwarfs',
		cases: [
			{ list: `${lord} + heavy-armour + runic-armour + master-rune-of-gromril` },
			{
				list: `${lord} + heavy-armour + runic-armour + master-rune-of-gromril + rune-of-stone`,
				codes: [forbidden]
			}
		]
	},
	{
		title: 'the Rune of Stone',
		lines: [5927, 5937],
		army: 'dwarfs',
		cases: [
			{
				list: `${lord} + shield + runic-armour + rune-of-stone, dwarf-hero + shield + runic-armour + rune-of-stone`
			},
			{
				list: `${lord} + shield + runic-armour + master-rune-of-adamant + rune-of-stone`
			},
			{
				list: `${lord} + shield + runic-armour + rune-of-stone + rune-of-iron, dwarf-hero + shield + runic-armour + rune-of-iron + rune-of-stone`,
				codes: [repeated]
			},
			{
				list: `${lord} + shield + runic-armour + rune-of-stone + rune-of-stone`,
				codes: [exclusive]
			}
		]
	}
];
