import { words } from '../words.ts';

/** What is asked where two tabs did the same thing otherwise. */
export const tabQuestion = words('tabQuestion', {
	ask: 'Two tabs changed the same. What you do here is not stored until you choose.',
	choose: 'Choose',
	title: 'Two tabs changed the same',
	joined: 'Joined as chosen. Undo takes it back.',
	keepAllMine: 'Keep all of this tab’s',
	keepAllTheirs: 'Keep all of the other’s',
	left: (left: number, all: number): string => `${left} of ${all} to choose`,
	nothingLeft: 'Nothing is left to choose: both are joined.',
	untilChosen:
		'All the rest is joined. Until you choose, the other tab’s is what is stored, and this tab’s is kept on this screen.',
	thisTab: 'This tab',
	otherTab: 'The other tab',
	keepMine: 'Keep this tab’s',
	keepTheirs: 'Keep the other’s',
	subjects: {
		name: 'Name of the roster',
		size: 'Agreed size',
		event: 'Event',
		note: 'Note on the roster',
		roster: 'The whole roster'
	},
	oneOf: (name: string, at: number, of: number): string => `${name}, ${at} of ${of}`,
	group: 'Group',
	quoted: (name: string): string => `“${name}”`,
	removed: 'Removed it',
	changed: 'Changed it',
	tookApart: 'Took it apart',
	noAnswer: 'No answer',
	otherRules: (event: string): string => `${event}, other rules`
});
