import { words } from '../words.ts';

/** The page of settings. */
export const settingsPage = words('settingsPage', {
	title: 'Settings',
	description: 'What is stored on this device, backups of it, and how to have them back.',
	notStored: (why: string): string => `This browser does not let Muster store anything: ${why}`,
	about: 'About',
	/** A link, and what the sentence says after it. */
	aboutMuster: 'About Muster',
	whatIsThere: ': its games, their data, and whose names they are.',
	appearance: 'Language and theme',
	language: 'Language',
	ownWords:
		'Another language loads the page anew. The names and the rules of the games stay in English.',
	theme: 'Theme',
	asBrowser: 'As the browser',
	light: 'Light',
	dark: 'Dark',
	notKept: 'This browser does not let Muster keep the choice.',
	nextTime: 'The last edits are not stored. The language changes when the page is loaded again.'
});
