import { words } from '../words.ts';

/** The home page. */
export const home = words('home', {
	description:
		'An army list builder for classic fantasy wargames. Works with no signal, knows whether a list is legal, prints the sheets an event asks for.',
	library: 'Library',
	about: 'About',
	settings: 'Settings',
	newRoster: 'New roster',
	import: 'Import',
	noRosters: 'No rosters yet',
	welcome:
		'Choose an army and a size; the units you must have are already in. Muster adds up the points, says whether the list is legal and by which rule, and prints it. After this visit it works with no signal.',
	samples: 'A sample is a finished list, to look at and to change.',
	sample: 'Sample',
	sampleOf: (name: string): string => `Sample: ${name}`,
	games: 'Games',
	armies: (count: number): string => `${count} armies`
});
