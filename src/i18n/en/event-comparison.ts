import { words } from '../base/words.ts';

const figure = (size: number | undefined): string => (size === undefined ? 'none' : `${size}`);

/** What the pack of a list says otherwise than the one that is here. */
export const eventCompared = words('eventCompared', {
	lacks: (rule: string): string => `Missing: ${rule}`,
	adds: (rule: string): string => `Added: ${rule}`,
	name: (theirs: string, ours: string): string => `Its name is “${theirs}” instead of “${ours}”.`,
	size: (theirs: number | undefined, ours: number | undefined): string =>
		`Points limit: ${figure(theirs)} instead of ${figure(ours)}.`,
	reading: (question: string, theirs: string | undefined, ours: string | undefined): string =>
		`Interpretation “${question}”: ${theirs ?? 'open'} instead of ${ours ?? 'open'}.`,
	note: 'The organiser’s note differs.',
	asks: 'It asks for different player details.',
	order: 'The rules have different ids, labels or order.'
});

/** Whose rules a list is judged by. */
export const eventOrigin = words('eventOrigin', {
	/** Beside the name of an event. */
	fingerprint: (fingerprint: string): string => `rules ${fingerprint}`,
	brought: (event: string): string => `The rules of ${event} came with the list.`,
	other: (event: string, ours: string): string =>
		`The rules of ${event} came with the list. A different pack with that name and date is saved here (rules ${ours}). Differences in the list’s pack:`,
	/** On a pack that is about to be saved. */
	another: (ours: string): string =>
		`A different pack with this name and date is saved here (rules ${ours}). Differences in this one:`
});
