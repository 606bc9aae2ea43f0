import { words } from '../words.ts';

/** The page of help: one screen. */
export const helpPage = words('helpPage', {
	title: 'Help',
	description: 'How to build, check, print and keep army lists with Muster, on one page.',
	topics: [
		{
			name: 'Build',
			text: 'New roster asks for a game, a size and an army. + and − add and remove; the name of a unit opens its options, items and rules.'
		},
		{
			name: 'Check',
			text: 'The bar below shows points and verdict. A tap on the verdict shows each rule with its sum and source, and buttons that mend what is wrong.'
		},
		{
			name: 'Undo',
			text: 'Undo and Redo reach back to the beginning. History, under More, leads to any step and keeps versions.'
		},
		{
			name: 'Print',
			text: 'The list, with its rules, cards, a battle record or the proof for an organiser, as PDF or on paper.'
		},
		{
			name: 'Share',
			text: 'More gives a link, a text or a file. Import reads them all, and lists of other apps.'
		},
		{
			name: 'Events',
			text: 'Rules in use, under More: which reading of a rule is taken, and the rules of an event.'
		},
		{
			name: 'Offline',
			text: 'After the first visit everything works with no signal. The foot of the list of rosters says when it does.'
		},
		{
			name: 'Keep',
			text: 'Rosters are on this device alone. Settings saves a backup of all of them and has it back.'
		}
	]
});
