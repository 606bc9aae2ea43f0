import { words } from '../words.ts';

/** What the forms of a sheet are called, on paper and on the desk. */
export const forms = words('forms', {
	names: {
		list: 'Army list',
		reference: 'List and reference',
		cards: 'Cards',
		organiser: 'Organiser’s copy',
		opponent: 'Opponent’s copy',
		record: 'Battle record',
		legality: 'Legality report'
	},
	/** The same on a phone's buttons; each is a word of its name. */
	short: {
		list: 'List',
		reference: 'Reference',
		cards: 'Cards',
		organiser: 'Organiser',
		opponent: 'Opponent',
		record: 'Record',
		legality: 'Legality'
	},
	/** The reference where units have profiles: they are all of it. */
	warscrolls: 'Warscrolls'
});
