import { pointsText } from '../base/figures.ts';
import { locale, words } from '../base/words.ts';
import { phrases } from './parts/phrases.ts';

/** The page where a list is checked against a code. */
export const verifyPage = words('verifyPage', {
	title: 'Verify',
	description:
		'Open a shared list from its link or QR code, or check a list against the code on a sheet: is it that list, and is it legal?',
	code: 'The code on a sheet',
	/** Before and after the name of a list. */
	onThisDevice: 'On this device,',
	isThatList: 'is that list.',
	noneIs: 'That list is not on this device.',
	/** Of sheets with a code that has the event in it. */
	earlierSheets:
		'Sheets printed for an event before 28 November 2026 are found only if that event’s pack is saved here.',
	hold: 'Check a list against it'
});

/** Where list codes are compared. */
export const verifyDesk = words('verifyDesk', {
	noQrCode: 'There is no QR code in this picture.',
	codeOrLink: 'List code or link',
	isCode: 'A list code.',
	whereCodeStands: 'It is at the foot of every sheet.',
	stopCamera: 'Stop the camera',
	scan: 'Scan with the camera',
	orPhoto: 'Or a photo of the QR code',
	from: (name: string): string => `From ${name}`,
	cannotBeRead: (name: string): string => `${name} cannot be read`,
	nothingRead: (why: string): string => `Nothing could be read: ${why}`,
	listText: 'List text',
	orFile: 'Or a list file',
	pasted: 'Pasted text',
	checkText: 'Check the text',
	pasteFirst: 'Paste a list first.',
	cameraStopped: 'The camera is off.',
	whatCameraSees: 'What the camera sees',
	holdIntoPicture: 'Point the camera at the QR code.',
	codeFaults: {
		symbol: 'A list code has only letters (no U) and digits.',
		length: (count: number): string => `A list code has 12 letters and digits; this has ${count}.`,
		mistyped: 'This code is mistyped: one letter is wrong, or two are swapped.'
	},
	/** Which data, and which event's rules, a verdict is under. */
	data: (system: string, date: string): string => `${system} data of ${date}`,
	rules: (event: string, date: string): string => `the rules of ${event}, ${date}`,
	withoutRules: (data: string, event: string, date: string): string =>
		`${data}, without the event’s rules (${event}, ${date})`,
	and: (data: string, rules: string): string => `${data} and ${rules}`,
	/** @param left points of a draft that are unspent */
	legal: (under: string, left?: number): string =>
		left === undefined
			? `Legal under ${under}.`
			: `Legal so far under ${under}: ${phrases.points(left)} left.`,
	notLegal: (under: string, count: number): string => `Not legal under ${under}: ${count} to fix.`,
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size} points`,
	itsCode: (code: string): string => `Its code is ${code}. Type or scan a code to compare.`,
	isThatList: 'This is that list.',
	isOther: (code: string): string => `This is another list: its code is ${code}.`,
	isOtherOrBefore: (code: string, today: string): string =>
		`Its code is ${code} today. If your code was printed before the data of ${today}, this cannot be compared: entries of this list, and with them its code, have changed since. Compare the sheet itself, or have the list printed again.`,
	isThatListEarlier: (made: string, today: string): string =>
		`This is that list, saved with data of ${made}. It is checked here with today’s data, of ${today}, so its code is different and its verdict may be too.`,
	notOurs:
		'This is not a Muster code or link. A list code is 12 letters and digits, as printed under the QR code on a sheet.',
	notLoaded: (why: string): string => `The data of this list could not be loaded: ${why}`,
	isEvent: 'This is an event pack, not a list.',
	noArmy: 'Muster does not have this army.'
});

/** Why a QR code cannot be read. */
export const qrCodes = words('qrCodes', {
	noPicture: 'This browser cannot read this picture.',
	noCanvas: 'this browser cannot read pictures',
	instead: (why: string): string => `${why} Take a photo of the code instead.`,
	faults: {
		notAllowed: 'The camera is blocked in this browser.',
		noCamera: 'This device has no camera.',
		inUse: 'The camera is in use by another app.',
		noAccess: 'This browser gives no access to a camera here.'
	}
});

/** Pictures in which a code is looked for. */
export const photos = words('photos', {
	tooBig: 'The file is too big for a photo (maximum 50 MB).',
	none: 'Muster cannot read this picture. Use JPEG, PNG, WebP or HEIC.',
	tooLarge: (width: number, height: number): string => {
		const [across, high] = [width, height].map((side) => side.toLocaleString(locale()));
		return `The picture has ${across} × ${high} pixels, which is too many. Use a smaller one of just the code.`;
	}
});
