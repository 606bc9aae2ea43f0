import { words } from '../../base/words.ts';

/** The blind exchange of lists: commitments first, the lists later. */
export const deskBlind = words('deskBlind', {
	save: 'Save the commitments (text)',
	saveIs:
		'Blind exchange: publish the commitments now. They say nothing of the lists, and none can be changed afterwards. Later publish the page below: it has each list with its secret number.',
	check: 'Check published lists',
	checkIs:
		'Lists that an organiser published are held against the commitments that were published before.',
	commitments: 'The commitments as they were published before (commitments.txt)',
	orText: 'or their text',
	lists: 'The lists that were published later (text files or a zip)',
	fingerprint: 'Fingerprint of all commitments:',
	is: {
		kept: 'as it was committed to',
		changed: 'not as it was committed to',
		unknown: 'nobody committed to this',
		missing: 'not here'
	},
	noCommitments: 'There are no commitments in this text.'
});
