import { words } from '../words.ts';

/** Links that hold a list. */
export const packedLinks = words('packedLinks', {
	damaged:
		'This link is damaged: a part of it is missing or was changed. Copy it again, or scan the code once more.',
	newer: 'This link was made with a newer version of Muster; update Muster to open it.',
	noList: 'This link holds what no list can: it was not made by Muster.',
	unclear:
		'This link does not say clearly which things of its army are meant; ask for the file of the list.',
	unknownThings: (count: number, made: string, own: string): string =>
		`${count === 1 ? 'One thing in this list is' : `${count} things in this list are`} not known here: the list was made with data of ${made}, and this Muster has that of ${own}.`
});
