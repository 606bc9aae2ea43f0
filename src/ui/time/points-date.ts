import { dateInWords } from '#i18n';
import { frame } from '../../i18n/en/frame.ts';

/** The date of the prices: "Points of 3 May 2020". */
export function dateOfPoints(day: string): string {
	return frame.pointsDated(dateInWords(day));
}
