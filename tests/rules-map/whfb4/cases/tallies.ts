import type { TallyCases } from '../../case.ts';

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'models, crews among them',
		lines: [29, 6046],
		army: 'men',
		tally: 'models',
		examples: [
			{ list: 'man-lord + general', value: 1 },
			{ list: 'man-lord + general, 2 man:20 + champion + standard-bearer', value: 41 },
			{ list: 'man-lord + general + mount-griffon, cannon-man:3', value: 4 }
		]
	},
	{
		title: 'wizards, daemons that cast among them',
		lines: [2989, 3482],
		army: 'chaos-points',
		tally: 'wizards',
		examples: [
			{ list: 'chaos-warrior-lord + general, bloodletters:10', value: 0 },
			{ list: 'chaos-warrior-lord + general, 2 beastman-shaman-1, keeper-of-secrets', value: 3 },
			{ list: 'chaos-warrior-lord + general, daemonettes:10', value: 1 }
		]
	},
	{
		title: 'levels, those of items too',
		lines: [1677, 2844, 2848, 2850, 5090, 5102, 5106, 5511, 5515, 5537],
		army: 'men',
		tally: 'magicLevels',
		examples: [
			{ list: 'man-lord + general', value: 0 },
			{ list: 'man-lord + general, man-wizard-1, man-wizard-4', value: 5 },
			{ list: 'man-lord + general + crown-of-sorcery', value: 3 },
			{ list: 'man-wizard-2 + general + book-of-ashur', value: 3 }
		]
	},
	{
		title: 'a unit of Daemons has a level for each five models or part of them, four at most',
		lines: [3548, 3550, 3552, 3554, 3556, 3558, 3560, 3562, 3564, 3566, 3568, 3570],
		army: 'chaos-points',
		tally: 'magicLevels',
		examples: [
			{ list: 'chaos-warrior-lord + general, daemonettes:1', value: 1 },
			{ list: 'chaos-warrior-lord + general, daemonettes:5', value: 1 },
			{ list: 'chaos-warrior-lord + general, daemonettes:6', value: 2 },
			{ list: 'chaos-warrior-lord + general, plague-bearer:11, keeper-of-secrets', value: 7 },
			{ list: 'chaos-warrior-lord + general, tzeentch-horror:20', value: 4 },
			{ list: 'chaos-warrior-lord + general, tzeentch-horror:21', value: 4 },
			{ list: 'chaos-warrior-lord + general, bloodletters:20', value: 0 }
		]
	},
	{
		title: 'Greater Daemons are of the fourth level',
		lines: [3484, 3492, 3494, 3498, 3500, 3504, 3506, 3510],
		army: 'chaos-points',
		tally: 'magicLevels',
		examples: [
			{ list: 'chaos-warrior-lord + general, keeper-of-secrets', value: 4 },
			{ list: 'chaos-warrior-lord + general, great-unclean-one, lord-of-change', value: 8 },
			{ list: 'chaos-warrior-lord + general, bloodthirster', value: 0 }
		]
	}
];
