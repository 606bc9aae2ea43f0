import { pastedPattern } from '../../i18n/pasted.ts';

const size = pastedPattern(
	String.raw`(?:^|[^\d.,])(\d{3,5}|\d{1,2},\d{3})\s*-?(?:{points})(?!\p{L})`,
	'iu'
);

/** "500 - 5 Pikes": the price of a unit, however round. */
export function isPriced(text: string): boolean {
	return /^\d{2,5}\s[-–—]\s\d{1,3}\s\p{L}/u.test(text);
}

/** A line without the points limit that it states. */
export function withoutSize(text: string): string {
	return text.replace(size(), ' ');
}

/** Whether a line above the list states its points limit. */
export function saysSize(text: string): boolean {
	return sizeIn(text) !== undefined || (pointsFirst().test(text) && roundIn(text) !== undefined);
}

const pointsFirst = pastedPattern(String.raw`^\W*{points}\b\D{0,9}\d`, 'iu');
const round =
	/(?:^|[\s,([–-])(?:([5-9][05]0|[1-9]\d{1,2}[05]0)|(\d{1,2}(?:\.\d)?)k)(?=$|[\s,.)\]–-])/i;

/** "Tin Host 2500", "Tin Host, 2k": a round number in a title. */
export function roundIn(text: string): number | undefined {
	const [, figure, thousands] = round.exec(text) ?? [];
	if (figure !== undefined) return Number(figure);
	return thousands === undefined ? undefined : Number(thousands) * 1000;
}

/** The points limit that a line states with a word for points. */
export function sizeIn(text: string): number | undefined {
	const [, figure] = size().exec(text) ?? [];
	return figure === undefined ? undefined : Number(figure.replace(',', ''));
}
