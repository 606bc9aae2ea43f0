import { words } from '../words.ts';

/** What another answer to a reading would make of a list. */
export const otherAnswers = words('otherAnswers', {
	isLegal: 'the list is legal',
	isLegalWithout: 'the list is legal without the event’s rules',
	toFix: (count: number): string => `${count} to fix`
});
