import { pointsIn } from '#i18n';
import { pastedPattern } from '../../i18n/pasted.ts';
import { eventInLine } from '../common/missing-event.ts';
import type { DialectText, ListText, TextLine } from './text-line.ts';
import type { NumberedLine } from './unmarked.ts';
import { bulletedParts, isBulletAlone, withoutBullet } from './bullets.ts';

/** "Thunder 1990/2000 pts", points spent and points limit. */
const title = pastedPattern(
	String.raw`^(|.*?[^\d\n])(\d{1,6})\s*\/\s*(\d{1,6})\s*{points}(?!\p{L})`,
	'iu'
);
/** "Thunder (1990 points) - Handbook of the season", in the first line: points spent alone. */
const spentTitle = pastedPattern(
	String.raw`^(.{1,120}?)\s*[([](\d{1,6})\s*{points}[)\]](?:\s+[-–]\s*(.*))?$`,
	'i'
);
/** "1500 Points Limit", in a line of its own. */
const limit = pastedPattern(
	String.raw`^(?:(\d{3,6})\s*{limit}|{limit}\s*:?\s*(\d{3,6})(?:\s*{points})?)$`,
	'iu'
);
/** The characters between a title's name and its points. */
const beforePoints = /[\s([–-]+$/;
const footer = pastedPattern(String.raw`^{createdWith}\b`, 'i');
/** The first line after the list in a text written by Muster. */
const foot = pastedPattern(String.raw`^(?:{notLegal}: \d+ {problems}|{legalWithout}|{readings})$`);
/** The last line above the footer in such a text, which a player may write anywhere. */
const note = pastedPattern('^{note}: ');
const rule = /^[-=_*~]{3,}$/;
const price = pastedPattern(
	String.raw`\s*(?:-\s*)?[([]\s*\+?(\d{1,6}(?:[.,]\d{1,2}(?!\d)|[¼½¾])?)\s*(?:{points}?\s*[)\]]\s*{points}?|{points}$)(\s*[([].*)?$`,
	'i'
);

/** The title of a list, with its points. */
export function titleWithPoints(
	text: string
): Pick<ListText, 'name' | 'size' | 'spent'> | undefined {
	const [, before = '', spent, size] = title().exec(text) ?? [];
	if (spent === undefined) return undefined;
	return { ...nameIn(before), spent: Number(spent), size: Number(size) };
}

function nameIn(text: string): Pick<ListText, 'name'> {
	const name = text.replace(beforePoints, '').trim().slice(0, 80).trimEnd();
	return name === '' ? {} : { name };
}

/** A title that only states the points spent, and what is said behind them. */
function spentTitleOf(
	text: string
): { readonly about: Pick<ListText, 'name' | 'spent'>; readonly rest: string } | undefined {
	const [, name = '', spent, rest = ''] = spentTitle().exec(text) ?? [];
	if (spent === undefined) return undefined;
	return { about: { ...nameIn(name), spent: Number(spent) }, rest };
}

/** The points limit that a line states, if it says nothing else. */
export function limitIn({ text }: Pick<NumberedLine, 'text'>): number | undefined {
	const [, before, behind] = limit().exec(text) ?? [];
	const figure = before ?? behind;
	return figure === undefined ? undefined : Number(figure);
}

/** Whether a line begins the end of a list, which names the program that wrote it. */
export function isFooter(text: string): boolean {
	return footer().test(text);
}

/**
 * Lists as the publisher's app writes them, and several builders: title, army, choices of the army
 * ("Lore - Name"), headings with units, and their options as bullets.
 */
export function readBulleted(all: readonly NumberedLine[]): DialectText | undefined {
	const end = all.findIndex(
		({ text }, at) =>
			isFooter(text) ||
			foot().test(text) ||
			eventInLine(text) !== undefined ||
			(note().test(text) && isFooter(all[at + 1]?.text ?? ''))
	);
	const whole = end === -1 ? all : all.slice(0, end);
	const listed = whole.filter(
		({ text }) => text !== '' && !rule.test(text) && !isBulletAlone(text)
	);
	const [first] = listed;
	if (!first || (listed.length < fewest && !isOfOneUnit(listed))) return undefined;
	const heading = listed.map(({ text }) => titleWithPoints(text)).find(Boolean);
	const spent = heading || listed.length < fewest ? undefined : spentTitleOf(first.text);
	const size = heading ? undefined : listed.map(limitIn).find(Boolean);
	const lines = listed.flatMap((line) => {
		if (heading && titleWithPoints(line.text)) return [];
		if (spent && line === first) return spent.rest === '' ? [] : [{ ...line, text: spent.rest }];
		return size !== undefined && limitIn(line) === size ? [] : [line];
	});
	const readings = readingsBelow(all);
	return {
		...(heading ?? spent?.about),
		...(size !== undefined && { size }),
		lines: lines.flatMap(linesOf),
		...(readings.length > 0 && { readings })
	};
}

/** Fewer lines are no list, unless the first says whose it is. */
const fewest = 3;
/** What a line that names an army says besides: points, or the game. */
const about = /\d{3}|[,(]/;
/** What nobody writes in a list, but a file has. */
const code = /[{}<>\\]|":/;

/** Whether of two lines the first is the head of a list, and the second a unit. */
function isOfOneUnit([head, unit, ...others]: readonly NumberedLine[]): boolean {
	if (!head || !unit || others.length > 0 || titleWithPoints(head.text)) return false;
	return about.test(head.text) && ![head, unit].some(({ text }) => code.test(text));
}

const readings = pastedPattern('^{readings}$');

/** Questions with their answers, which Muster writes at the end of a list. */
function readingsBelow(all: readonly NumberedLine[]): readonly string[] {
	const at = all.findIndex(({ text }) => readings().test(text));
	const below = at === -1 ? [] : all.slice(at + 1);
	const end = below.findIndex(({ text }) => withoutBullet(text).bullet === undefined);
	return below
		.slice(0, end === -1 ? below.length : end)
		.map(({ text }) => withoutBullet(text).text);
}

/** A line without its bullet and price, and what it has behind further bullets. */
function linesOf({ number, text }: NumberedLine): readonly TextLine[] {
	const { text: bare, bullet } = withoutBullet(text);
	const [first, ...others] = bulletedParts(bare);
	const line = { ...pricedLine(number, first), isBelow: bullet !== undefined };
	return [line, ...others.map((other) => ({ ...pricedLine(number, other), isBelow: true }))];
}

/** A name with its price in brackets. A remark after the price stays with the name. */
export function pricedLine(number: number, text: string): Omit<TextLine, 'isBelow'> {
	const cost = price().exec(text);
	const name = cost ? `${text.slice(0, cost.index).trim()}${cost[2] ?? ''}` : text;
	if (!cost || text.slice(0, cost.index).trim() === '') return { number, text };
	return { number, text: name, price: pointsIn(cost[1] ?? '') };
}
