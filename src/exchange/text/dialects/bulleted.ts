import { pastedPattern } from '../../../i18n/pasted.ts';
import { eventInLine } from '../../event/missing-event.ts';
import type { ListText, TextLine } from '../text-line.ts';
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
/** What stands between a title's name and its points. */
const beforePoints = /[\s([–-]+$/;
const footer = pastedPattern(String.raw`^{createdWith}\b`, 'i');
/** What Muster says at the end of a list of groups, before its footer. */
const foot = pastedPattern(
	String.raw`^(?:{notLegal}: \d+ {problems}|{legalWithout}|{readings}|{note}: .*)$`
);
const rule = /^(?:[-=_*~]{3,}|[•*·-]|`{3,})$/;
const bullet = /^[•*·–-]\s*(?=\S)/;
const price = pastedPattern(
	String.raw`\s*(?:-\s*)?[([]\s*\+?(\d{1,6})\s*(?:{points}?\s*[)\]]\s*{points}?|{points}$)(\s*[([].*)?$`,
	'i'
);

/** The title of a list, which says its points. */
export function titleOf(text: string): Pick<ListText, 'name' | 'size' | 'spent'> | undefined {
	const [, before = '', spent, size] = title().exec(text) ?? [];
	if (spent === undefined) return undefined;
	return { ...nameIn(before), spent: Number(spent), size: Number(size) };
}

function nameIn(text: string): Pick<ListText, 'name'> {
	const name = text.replace(beforePoints, '').trim().slice(0, 80).trimEnd();
	return name === '' ? {} : { name };
}

/** A title that says what was spent alone. */
function spentTitleOf(text: string): Pick<ListText, 'name' | 'spent'> | undefined {
	const [, name = '', spent] = spentTitle().exec(text) ?? [];
	return spent === undefined ? undefined : { ...nameIn(name), spent: Number(spent) };
}

/** Whether a line is the first of a list's end, where its maker says with what it was made. */
export function isFooter(text: string): boolean {
	return footer().test(text);
}

/**
 * Lists in the shape of the publisher's own app, as several builders write them: title, army, choices of the
 * army ("Lore - Name"), headings with units, and what each has below it behind a bullet.
 */
export function readBulleted(all: readonly NumberedLine[]): ListText | undefined {
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

/** Questions with their answers, which Muster tells at the end of a list. */
function readingsBelow(all: readonly NumberedLine[]): readonly string[] {
	const at = all.findIndex(({ text }) => readings().test(text));
	const below = at === -1 ? [] : all.slice(at + 1);
	const end = below.findIndex(({ text }) => !bullet.test(text));
	return below
		.slice(0, end === -1 ? below.length : end)
		.map(({ text }) => text.replace(bullet, ''));
}

/** A line without its bullet and its price. */
function lineOf({ number, text }: NumberedLine): TextLine {
	const isMark = bullet.test(text);
	return { ...pricedLine(number, isMark ? text.replace(bullet, '') : text), isMark };
}

/** A name and, in brackets, its price; a remark behind that stays with the name. */
export function pricedLine(number: number, text: string): Omit<TextLine, 'isMark'> {
	const cost = price().exec(text);
	const name = cost ? `${text.slice(0, cost.index).trim()}${cost[2] ?? ''}` : text;
	if (!cost || text.slice(0, cost.index).trim() === '') return { number, text };
	return { number, text: name, price: Number(cost[1]) };
}
