import { dateInWords } from '#i18n';

/** The day that prices are of, in words: "Points of 3 May 2020". */
export function dateOfPoints(day: string): string {
	return `Points of ${dateInWords(day)}`;
}
