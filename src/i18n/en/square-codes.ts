import { words } from '../words.ts';

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
