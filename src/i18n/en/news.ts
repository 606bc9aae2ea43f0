import { words } from '../base/words.ts';

/** What has changed in Muster: on the home page after an update, and on a page of its own. */
export const news = words('news', {
	title: 'What’s new',
	description: 'What has changed in Muster, day by day, the latest first.',
	updated: (day: string): string => `Muster has been updated: this is the version of ${day}.`,
	read: 'Read what’s new',
	dismiss: 'Dismiss',
	/** What players notice, by the day it came. */
	days: {
		'2026-11-22': [
			'A sample list of each game, from the empty list of rosters.',
			'German, as the browser has it or by Settings; light or dark as you like.',
			'Lists that another app shares, or files opened with Muster, come to Import.',
			'Help on one page, and this one.'
		]
	}
});

/** The link of home to battles that go on. */
export const goingBattles = words('goingBattles', {
	link: (count: number): string =>
		count === 1 ? 'Continue battle' : `Continue battles (${count})`,
	/** Where none goes on. */
	all: 'Battles'
});
