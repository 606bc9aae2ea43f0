import { pastedPattern } from '../../../i18n/pasted.ts';
import { eventInLine } from '../../event/missing-event.ts';
import type { DialectText, ListText, TextLine } from '../text-line.ts';
import type { NumberedLine } from '../unmarked.ts';

/** "Thunder 1990/2000 pts", points spent and points limit. */
const title = pastedPattern(
	String.raw`^(|.*?[^\d\n])(\d{1,6})\s*\/\s*(\d{1,6})\s*{points}(?!\p{L})`,
	'iu'
);
/** "Thunder (1990 points) - Handbook of the season", in the first line: points spent alone. */
const spentTitle = pastedPattern(
	String.raw`^(.{1,120}?)\s*[([](\d{1,6})\s*{points}[)\]](?:\s+[-–].*)?$`,
	'i'
);
/** The characters between a title's name and its points. */
const beforePoints = /[\s([–-]+$/;
const footer = pastedPattern(String.raw`^{createdWith}\b`, 'i');
/** The first line after the list in a text written by Muster. */
const foot = pastedPattern(
	String.raw`^(?:{notLegal}: \d+ {problems}|{legalWithout}|{readings}|{note}: .*)$`
);
const rule = /^(?:[-=_*~]{3,}|[•*·-]|`{3,})$/;
const bullet = /^[•*·–-]\s*(?=\S)/;
const price = pastedPattern(
	String.raw`\s*(?:-\s*)?[([]\s*\+?(\d{1,6})\s*(?:{points}?\s*[)\]]\s*{points}?|{points}$)(\s*[([].*)?$`,
	'i'
);

/** The title of a list, with its points. */
export function titleOf(text: string): Pick<ListText, 'name' | 'size' | 'spent'> | undefined {
	const [, before = '', spent, size] = title().exec(text) ?? [];
	if (spent === undefined) return undefined;
	return { ...nameIn(before), spent: Number(spent), size: Number(size) };
}

function nameIn(text: string): Pick<ListText, 'name'> {
	const name = text.replace(beforePoints, '').trim().slice(0, 80).trimEnd();
	return name === '' ? {} : { name };
}

/** A title that only states the points spent. */
function spentTitleOf(text: string): Pick<ListText, 'name' | 'spent'> | undefined {
	const [, name = '', spent] = spentTitle().exec(text) ?? [];
	return spent === undefined ? undefined : { ...nameIn(name), spent: Number(spent) };
}

/** Whether a line begins the end of a list, which names the program that wrote it. */
export function isFooter(text: string): boolean {
	return footer().test(text);
}

/**
 * Lists in the format of the publisher's app, which several builders write: title, army, choices of the army
 * ("Lore - Name"), headings with units, and their options as bullets.
 */
export function readBulleted(all: readonly NumberedLine[]): DialectText | undefined {
	const end = all.findIndex(
		({ text }) => isFooter(text) || foot().test(text) || eventInLine(text) !== undefined
	);
	const whole = end === -1 ? all : all.slice(0, end);
	const told = whole.filter(({ text }) => text !== '' && !rule.test(text));
	if (told.length < 3) return undefined;
	const [first] = told;
	const heading = told.map(({ text }) => titleOf(text)).find(Boolean);
	const spent = heading ? undefined : spentTitleOf(first?.text ?? '');
	const lines = told.filter(
		({ text }) => !(heading && titleOf(text)) && !(spent && text === first?.text)
	);
	const readings = readingsBelow(all);
	return {
		dialect: 'bulleted',
		...(heading ?? spent),
		lines: lines.map(lineOf),
		...(readings.length > 0 && { readings })
	};
}

const readings = pastedPattern('^{readings}$');

/** Questions with their answers, which Muster writes at the end of a list. */
function readingsBelow(all: readonly NumberedLine[]): readonly string[] {
	const at = all.findIndex(({ text }) => readings().test(text));
	const below = at === -1 ? [] : all.slice(at + 1);
	const end = below.findIndex(({ text }) => !bullet.test(text));
	return below
		.slice(0, end === -1 ? below.length : end)
		.map(({ text }) => text.replace(bullet, ''));
}

/** A line without its bullet and price. */
function lineOf({ number, text }: NumberedLine): TextLine {
	const isMark = bullet.test(text);
	return { ...pricedLine(number, isMark ? text.replace(bullet, '') : text), isMark };
}

/** A name with its price in brackets. A remark after the price stays with the name. */
export function pricedLine(number: number, text: string): Omit<TextLine, 'isMark'> {
	const cost = price().exec(text);
	const name = cost ? `${text.slice(0, cost.index).trim()}${cost[2] ?? ''}` : text;
	if (!cost || text.slice(0, cost.index).trim() === '') return { number, text };
	return { number, text: name, price: Number(cost[1]) };
}
