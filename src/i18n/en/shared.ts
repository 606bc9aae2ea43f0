import { words } from '../base/words.ts';

/** The page of a list that came in a link. */
export const sharedPage = words('sharedPage', {
	title: 'Shared list',
	description:
		'A list opened from its link or QR code: its units, its points, and whether it is legal.',
	opening: 'Opening the list …',
	nothing: 'There is no list in this link. Links to lists are long: copy all of it.',
	notOpened: (why: string): string => `The data of this list could not be loaded: ${why}`,
	noArmy: 'Muster does not have this army.',
	notSaved: (why: string): string => `The list was not saved: ${why}.`,
	save: 'Save a copy',
	print: 'Print',
	openYours: (name: string): string => `Open yours: ${name}`,
	isYours: 'This list is already here.',
	isAlsoYours: (name: string): string => `You also have “${name}”, which differs.`,
	differs: 'What differs',
	yours: 'Yours',
	/** What the rules and choices of the whole army do, to be unfolded. */
	does: 'What the army’s rules and choices do',
	proof: 'Legality: every rule',
	verify: 'Check a file or a printed sheet against this list',
	/** An event whose rules the link does not bring. */
	rulesMissing: 'House rules are missing here',
	addPack: (event: string, date: string): string =>
		`This list is for ${event}, ${date}. Without its event pack the verdict leaves the house rules out. Add the pack: the organiser has the file.`,
	packFile: 'Event pack file',
	otherPack:
		'This isn’t the pack for this list’s event; it may have changed since. Ask the organiser for it.',
	noPack: 'This file contains no event pack.',
	isListOf: (code: string): string => `List code ${code}`,
	isListOfEarlier: (code: string, made: string, today: string): string =>
		`This is the list of ${code}, saved with data of ${made}. It is checked here with today’s data, of ${today}, so its code is different and its verdict may be too.`,
	isNotOfLink: (code: string, own: string, made: string): string =>
		`The code in this link, ${code}, does not match its list (${own}). The list was not written by Muster, or the data have changed since ${made}.`
});

/** What somebody made of a list that was sent, coming back. */
export const proposals = words('proposals', {
	title: 'Proposal',
	looking: 'Looking for the original list …',
	isFor: (name: string): string =>
		`This is a proposal for your roster “${name}”: changes somebody made to the list you sent.`,
	look: (name: string): string => `See the changes to ${name}`,
	isForNone: (code: string): string =>
		`This is a proposal for the list ${code}, which is not among your rosters.`,
	isForOther: 'This proposal is for another list, or for a version no longer in the history.',
	about: 'Tick the changes to accept; the others leave your roster as it is.',
	changedSince: (mine: string): string => `You changed this too: ${mine}`,
	nothing: 'Your roster already has all of this.',
	accept: (taken: number, all: number): string =>
		taken === all && all === 1 ? 'Accept the change' : `Accept ${taken} of ${all} changes`,
	tooLarge: 'With these changes the roster would be too large.',
	accepted: (count: number): string =>
		count === 1 ? 'Accepted 1 change.' : `Accepted ${count} changes.`
});
