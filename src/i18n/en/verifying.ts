import { pointsText } from '../figures.ts';
import { locale, words } from '../words.ts';

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

/** Where list codes are compared. */
export const verifyDesk = words('verifyDesk', {
	noSquareCode: 'There is no square code to be seen in this picture.',
	codeOrLink: 'List code, or the link of a list',
	isCode: 'A list code.',
	whereCodeStands: 'It stands at the foot of every sheet.',
	stopCamera: 'Stop the camera',
	scan: 'Scan with the camera',
	orPhoto: 'Or a photo of the square code',
	from: (name: string): string => `From ${name}`,
	cannotBeRead: (name: string): string => `${name} cannot be read`,
	nothingRead: (why: string): string => `Nothing could be read: ${why}`,
	fileOfList: 'The file of a list',
	orText: 'Or its text',
	pasted: 'Pasted text',
	checkText: 'Check the text',
	fileOfEvent: 'The file of the event pack',
	/** Around the name of a stored roster. */
	open: { before: 'Open “', after: '”, which is this list' },
	addToMine: 'Add to my rosters',
	addOnceMore: 'Add it once more',
	checkFile: 'Check a file against it',
	cameraStopped: 'The camera has been stopped.',
	whatCameraSees: 'What the camera sees',
	holdIntoPicture: 'Hold the square code into the picture.',
	codeFaults: {
		symbol: 'A list code has letters and digits only, and no U.',
		length: (count: number): string =>
			`A list code has twelve letters and digits; these are ${count}.`,
		mistyped: 'This code is mistyped: one letter is wrong, or two have changed places.'
	},
	/** Which data, and which event's rules, a verdict is under. */
	data: (system: string, date: string): string => `${system} data of ${date}`,
	rules: (event: string, date: string): string => `the rules of ${event}, ${date}`,
	withoutRules: (data: string, event: string, date: string): string =>
		`${data}, without the event’s rules (${event}, ${date})`,
	and: (data: string, rules: string): string => `${data} and ${rules}`,
	legal: (under: string): string => `Legal under ${under}.`,
	notLegal: (under: string, count: number): string =>
		`Not legal under ${under}: ${count === 1 ? '1 problem' : `${count} problems`}.`,
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size} points`,
	itsCode: (code: string): string => `Its code is ${code}. Type or scan a code to compare.`,
	isThatList: 'This is that list.',
	isOther: (code: string): string => `This is another list: its code is ${code}.`,
	isOtherOrBefore: (code: string, today: string): string =>
		`Its code is ${code} today. Whether it is the list of the code you have cannot be said if that was printed before the data of ${today}: things in this list were listed otherwise then, and codes changed with them. Compare the sheet itself, or have the list printed again.`,
	isThatListEarlier: (made: string, today: string): string =>
		`This is that list under data of ${made}, with which it was saved. It is judged here by the present data, of ${today}: its code is another now, and its verdict may be.`,
	isListOf: (code: string): string => `This is the list of ${code}.`,
	isListOfEarlier: (code: string, made: string, today: string): string =>
		`This is the list of ${code} under data of ${made}. It is judged here by the present data, of ${today}: its code is another now, and its verdict may be.`,
	isForEvent: (event: string, date: string): string =>
		`This list is for ${event}, ${date}. The pack of that event is not on this device: choose its file, so that the list is judged by its rules and its code is compared.`,
	isNotOfLink: (code: string, own: string, made: string): string =>
		`The code in this link, ${code}, is not that of the list in it (${own}): the list was not written by Muster, or things in the data have changed since ${made}.`,
	notOurs:
		'This is not a code or a link of Muster. A list code is twelve letters and digits, such as those under the square code on a sheet.',
	otherPack:
		'That is not the pack of this list’s event: it may have been changed since. Ask the organiser for it.',
	noPack: 'That file holds no event pack.',
	notLoaded: (why: string): string => `The data of this list could not be loaded: ${why}`,
	isEvent: 'This is an event pack and no list.',
	noArmy: 'Muster has no such army.'
});

/** Why a square code cannot be read. */
export const squareCodes = words('squareCodes', {
	noPicture: 'This picture cannot be read: this browser cannot show it.',
	noCanvas: 'this browser has no canvas to look at it',
	instead: (why: string): string =>
		`${why} Take a photo of the code instead, or type the letters below it.`,
	faults: {
		notAllowed: 'The camera may not be used: this browser was told not to allow it.',
		noCamera: 'This device has no camera.',
		inUse: 'The camera is in use by another app.',
		noAccess: 'This browser gives no access to a camera here.'
	}
});

/** Pictures in which a code is looked for. */
export const photos = words('photos', {
	tooBig: 'The file is too big for a photo: 50 MB is the most.',
	none: 'This is no photo that Muster looks at: take a JPEG, PNG, WebP or HEIC.',
	tooLarge: (width: number, height: number): string => {
		const [across, high] = [width, height].map((side) => side.toLocaleString(locale()));
		return `The picture has ${across} × ${high} pixels, which is more than Muster unfolds: take a smaller one of the code alone.`;
	}
});
