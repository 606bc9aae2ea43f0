import { pastedPattern } from '../../i18n/pasted.ts';

/** Dots or other leaders between a name and its price. */
const leaders = /\s*(?:\.{3,}|…+|_{3,}|[-–—]{3,}|·{3,})\s*(?=\d)/g;
const priceColumn = pastedPattern(
	String.raw`^(.*[^\s\d.].*?)\s{2,}(\d{1,5}(?:[.,]\d{1,2})?[¼½¾]?)\s*(?:{points}|p)?\.?$`,
	'iu'
);
/** "Total:   1990", "Points limit   2000": no price of anything. */
const noName = pastedPattern(
	String.raw`(?:^|\s)(?:total|sum|gesamt|summe|size|limit|{points})\b\W*$`,
	'iu'
);
/** "120   10 Pikes": a price in a column before a number of models. */
const priceBefore = /^(\d{2,5})\s{2,}(?=\d{1,3}\s*[x×]?\s*\p{L})/u;

/** A line whose price stands in a column of its own, with the price as other programs write it. */
export function withoutColumns(text: string): string {
	const line = text.replace(leaders, '   ').replace(priceBefore, '$1 - ');
	const [, name = '', price] = priceColumn().exec(line) ?? [];
	if (price === undefined || noName().test(name)) return line;
	return `${name.trimEnd()} (${price} pts)`;
}
