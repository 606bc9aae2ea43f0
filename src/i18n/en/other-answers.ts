import { words } from '../words.ts';

/** What another answer to a reading would make of a list. */
export const otherAnswers = words('otherAnswers', {
	isLegal: 'the list is legal',
	toFix: (count: number): string => `${count} to fix`
});
