import type { System } from '#schema';

/** What the texts at hand leave open for every army. */
export const readings: System['readings'] = [
	{
		id: 'secret-items',
		question:
			'Are magic items and runes secret until they are used? The part of the book at hand does not say.',
		answers: [
			{
				id: 'secret',
				text: 'Yes, as in the edition before: what has been told cannot be taken back.'
			},
			{ id: 'told', text: 'No: both players know what the other has brought.' }
		],
		default: 'secret',
		source: { book: 'magic', section: 'Magic Items', line: 41 }
	},
	{
		id: 'hidden-models',
		question:
			'Are Fanatics and Assassins secret until they show themselves? The data at hand does not say.',
		answers: [
			{
				id: 'secret',
				text: 'Yes, as they hide among others: what has been told cannot be taken back.'
			},
			{ id: 'told', text: 'No: both players know what the other has brought.' }
		],
		default: 'secret',
		source: { book: 'lists', section: 'Special rules' }
	}
];

/** What a player need not tell before the battle, where a reading says so. */
export const secrets: System['secrets'] = [
	{
		id: 'magic-items',
		of: {
			any: ['MAGIC ITEM', 'RUNE']
		},
		text: 'Magic items and runes are secret until they are used.',
		source: {
			book: 'magic',
			section: 'Magic Items',
			line: 41
		},
		reading: 'secret-items',
		when: 'secret'
	},
	{
		id: 'hidden-models',
		of: {
			any: ['fanatics', 'assassin', 'master-assassin']
		},
		text: 'Fanatics and Assassins are secret until they show themselves.',
		source: {
			book: 'lists',
			section: 'Special rules'
		},
		reading: 'hidden-models',
		when: 'secret'
	}
];
