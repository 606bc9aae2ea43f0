import { words } from '../../base/words.ts';

/** Lists that players check for each other. */
export const deskPeers = words('deskPeers', {
	title: 'Peer checks',
	about:
		'For each player a text with three lists of others, without names and secrets, and room for remarks. What comes back is given to the desk like the lists: the remarks then stand beside the lists.',
	save: 'Save the bundles (zip)',
	by: (player: string): string => `Remark by ${player}`,
	count: (count: number): string => (count === 1 ? '1 remark' : `${count} remarks`),
	/** In the text that a player gets. */
	subject: (event: string): string => `${event}: lists to check`,
	asks: 'Please check these lists of other players. Write what you find below the line under each list, leave the lines in double brackets as they are, and send this text back.',
	list: (number: number): string => `List ${number}`,
	remarks: (number: number): string => `Remarks on list ${number}`,
	writeBelow: 'write below this line',
	end: 'End'
});
