import { words } from '../words.ts';

/** How long ago a moment was, where it is not told by a number. */
export const ago = words('ago', {
	justNow: 'just now',
	someTime: 'some time ago'
});
