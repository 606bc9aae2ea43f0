import { words } from '../words.ts';

/** The page of two rosters side by side. */
export const comparePage = words('comparePage', {
	title: 'Compare',
	description:
		'Two rosters of one army, or two versions of one, side by side: what was added, removed and changed, and the points.',
	from: 'From',
	to: 'To',
	swap: 'Swap',
	notRead: 'This browser does not let Muster read the stored rosters.'
});
