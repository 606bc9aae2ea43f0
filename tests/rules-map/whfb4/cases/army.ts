import {
	carries,
	exclusive,
	outranked,
	repeated,
	tooFew,
	tooMany,
	type RuleCases
} from '../../case.ts';

const lord = 'man-lord + general';

/** Who leads, who bears standards, what units bear. */
export const armyCases: readonly RuleCases[] = [
	{
		title: 'one general',
		lines: [2521],
		rows: ['one-general'],
		army: 'men',
		cases: [
			{ list: '', codes: [tooFew] },
			{ list: 'man-lord, man:10', codes: [tooFew] },
			{ list: lord },
			{ list: '2 man-lord + general', codes: [tooMany] }
		]
	},
	{
		title: 'the general has the highest Leadership',
		lines: [2523],
		army: 'men',
		cases: [
			{ list: `${lord}, man-hero` },
			{ list: 'man-hero + general, man-lord', codes: [outranked] },
			{ list: `${lord}, man-lord` },
			{ list: 'man-hero + general, man-wizard-4 + college-bright' },
			{ list: 'man-wizard-3 + college-bright + general, man-hero', codes: [outranked] },
			{ list: 'man:10 + general', codes: [carries] }
		]
	},
	{
		title: 'one battle standard',
		lines: [2529],
		army: 'men',
		cases: [
			{ list: `${lord}, man-battle-standard` },
			{ list: `${lord}, 2 man-battle-standard`, codes: [tooMany] }
		]
	},
	{
		title: 'champions: one to a unit, and no more of them than regiments',
		lines: [1710, 1712],
		army: 'men',
		cases: [
			{ list: `${lord}, man:10 + champion` },
			{ list: `${lord}, man:10, man-champion` },
			{ list: `${lord}, man-champion`, codes: [tooMany] },
			{ list: `${lord}, man:10 + champion, man-champion`, codes: [tooMany] },
			{ list: `${lord}, man:10 + champion + champion`, codes: [repeated] },
			{ list: `${lord} + champion`, codes: [carries, tooMany] }
		]
	},
	{
		title: 'an Undead regiment has no champion in the points system',
		lines: [1710],
		army: 'undead-points',
		cases: [
			{
				list: 'liche + general + deck-necromantic + deck-dark + deck-dark, ghoul:10 + champion',
				codes: [carries]
			}
		]
	},
	{
		title: 'standards and musicians of units',
		lines: [2492, 2494, 2508, 2509, 2511],
		army: 'men',
		cases: [
			{ list: `${lord}, man:10 + standard-bearer + musician + champion` },
			{ list: `${lord}, man-hero + standard-bearer`, codes: [carries] },
			{ list: `${lord}, man-hero + musician`, codes: [carries] },
			{ list: `${lord}, man:10 + standard-bearer + standard-bearer`, codes: [repeated] },
			{ list: `${lord}, man:10 + musician + musician`, codes: [repeated] },
			{ list: `${lord}, cannon-man:3 + musician`, codes: [carries] }
		]
	},
	{
		title: 'arms once, one suit of armour, lances for riders',
		lines: [1397, 914, 920, 1445, 1447, 6470],
		army: 'men',
		cases: [
			{ list: `${lord}, man:10 + spear + light-armour + shield` },
			{ list: `${lord}, man:10 + heavy-armour + shield` },
			{ list: `${lord}, man:10 + light-armour + heavy-armour`, codes: [exclusive] },
			{ list: `${lord}, man:10 + spear + spear`, codes: [repeated] },
			{ list: `${lord}, man:5 + warhorse + lance` },
			{ list: `${lord}, man:5 + lance`, codes: [carries] }
		]
	},
	{
		title: 'Dwarfs have no wizards',
		lines: [1673, 5847],
		rows: ['no-dwarf-wizards'],
		army: 'dwarfs',
		cases: [
			{ list: 'dwarf-lord + general, dwarf:10' },
			{ list: 'dwarf-lord + general, man-wizard-1', codes: ['standing/unknown'] }
		]
	},
	{
		title: 'items are given to models, and to nothing else',
		lines: [2730, 4882, 4980, 4982],
		rows: ['items-chosen-before'],
		army: 'men',
		cases: [
			{ list: `${lord} + sword-of-might` },
			{ list: `${lord}, sword-of-might`, codes: ['standing/alone'] },
			{ list: `${lord} + man`, codes: ['standing/not-an-option'] }
		]
	}
];
