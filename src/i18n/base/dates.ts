import { locale } from './words.ts';

/** A day of the data in words: "3 May 2020". */
export function dateInWords(day: string): string {
	const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(new Date(day));
}
