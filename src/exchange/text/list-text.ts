import { onOneLine } from '../clean.ts';
import { pastedPattern } from '../../i18n/pasted.ts';
import { eventInLine, type NamedEvent } from '../event/missing-event.ts';
import { readOwnText, type OwnText } from './own-text.ts';
import { unmarked } from './unmarked.ts';

/** One line of a list that was pasted as text. */
export interface TextLine {
	/** Its number in the text, from 1 on. */
	readonly number: number;
	/** Without space at its ends, and without the bullet of a mark or the price after a name. */
	readonly text: string;
	/** Something given to the unit above. */
	readonly isMark: boolean;
	readonly price?: number;
}

/** A list as other builders write it: a title, the army, its choices, then headings with units. */
export interface ListText {
	readonly name?: string;
	/** The agreed size, of a title such as "Thunder 1990/2000 pts". */
	readonly size?: number;
	readonly lines: readonly TextLine[];
	/** The event that Muster's own text names. */
	readonly event?: NamedEvent;
	/** The same, where it is a text that Muster wrote under the headings of an army list. */
	readonly own?: OwnText;
}

/** More lines than this are not a list. */
const maxLines = 5000;

/** A line is read up to so many characters. */
const longestLine = 300;

/** Muster's own lines are longer; nothing is cleaned that is not looked at. */
const longestOfAll = 6000;

const title = pastedPattern(String.raw`^(.*?)\b\d{1,6}\s*\/\s*(\d{1,6})\s*{points}\b`, 'i');
/** What stands between a title's name and its points. */
const beforePoints = /[\s([–-]+$/;
const footer = pastedPattern(String.raw`^{createdWith}\b`, 'i');
/** What Muster says at the end of a list of groups, before its footer. */
const foot = pastedPattern(
	String.raw`^(?:{notLegal}: \d+ {problems}|{legalWithout}|{readings}|{note}: .*)$`
);
const rule = /^(?:[-=_*`~]{3,}|[•*·-])$/;
const bullet = /^[•*·–-]\s*(?=\S)/;
const price = pastedPattern(
	String.raw`\s*(?:-\s*)?[([]\s*\+?(\d{1,6})\s*{points}?\s*[)\]]\s*{points}?$`,
	'i'
);

/** Reads the text of a list as far as it goes without knowing any army; undefined if it is none. */
export function readListText(text: string): ListText | undefined {
	const raw = text.split(/\r\n|[\n\r\u2028\u2029]/);
	if (raw.length > maxLines || /^\s*(?:\{|\[(?!b\]))/i.test(text)) return undefined;
	const bare = unmarked(raw.map((line, at) => ({ number: at + 1, text: line })));
	const seen = bare.map(({ number, text }) => ({
		number,
		text: onOneLine(text.slice(0, longestOfAll))
	}));
	const event = seen.map((line) => eventInLine(line.text.trim())).find(Boolean);
	const own = readOwnText(seen);
	if (own) return { name: own.name, lines: [], own, ...(event && { event }) };
	const trimmed = seen.map(({ number, text }) => ({
		number,
		text: text.slice(0, longestLine).trim()
	}));
	const end = trimmed.findIndex(
		(line) =>
			footer().test(line.text) || foot().test(line.text) || eventInLine(line.text) !== undefined
	);
	const whole = end === -1 ? trimmed : trimmed.slice(0, end);
	const told = whole.filter((line) => line.text !== '' && !rule.test(line.text));
	if (told.length < 3) return undefined;
	const heading = told.map((line) => title().exec(line.text)).find(Boolean);
	const lines = told.filter((line) => !title().test(line.text)).map(lineOf);
	if (!heading) return { lines, ...(event && { event }) };
	const name = (heading[1] ?? '').replace(beforePoints, '').trim().slice(0, 80).trimEnd();
	return { ...(name !== '' && { name }), size: Number(heading[2]), lines, ...(event && { event }) };
}

function lineOf({ number, text }: { readonly number: number; readonly text: string }): TextLine {
	const isMark = bullet.test(text);
	const bare = isMark ? text.replace(bullet, '') : text;
	const cost = price().exec(bare);
	const name = cost ? bare.slice(0, cost.index).trim() : bare;
	const line = { number, text: name === '' ? bare : name, isMark };
	return cost && name !== '' ? { ...line, price: Number(cost[1]) } : line;
}
