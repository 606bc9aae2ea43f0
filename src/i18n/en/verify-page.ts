import { words } from '../words.ts';

/** The page where a list is held against a code. */
export const verifyPage = words('verifyPage', {
	title: 'Verify',
	description:
		'Open a list from its link or its square code, or hold a list against the code on a sheet: is it that list, and is it legal?',
	notAdded: (why: string): string => `The list was not added: ${why}.`,
	linked: 'The list of this link',
	code: 'The code on a sheet',
	/** Before and after the name of a list. */
	onThisDevice: 'On this device,',
	isThatList: 'is that list.',
	noneIs: 'No roster on this device is that list.',
	hold: 'Hold a list against it'
});
