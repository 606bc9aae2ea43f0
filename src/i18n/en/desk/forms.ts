import { words } from '../../base/words.ts';

/** The columns of a form at an event's desk. */
export const deskForms = words('deskForms', {
	columns: (file: string): string => `Columns of ${file}`,
	columnsAre:
		'What each column was understood as. What you choose here is kept for the next file of the form.',
	noList:
		'Which column has the list, and which the player? What you choose is kept for other files.',
	notUnderstood: 'not understood',
	parts: {
		name: 'player',
		first: 'first name',
		last: 'last name',
		email: 'mail address',
		club: 'club',
		team: 'team',
		number: 'member’s number',
		table: 'table',
		sent: 'time of sending',
		army: 'army',
		list: 'list',
		ignored: 'ignored'
	}
});
