import { pointsText } from '#i18n';

/** A difference with its sign and a proper minus: "+120", "−45", "+2½", "0". */
export function signed(difference: number): string {
	return difference > 0 ? `+${pointsText(difference)}` : pointsText(difference);
}
