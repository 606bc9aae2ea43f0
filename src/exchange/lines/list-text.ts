import { onOneLine } from '../common/clean.ts';
import { eventInLine } from '../common/missing-event.ts';
import { isArmyBuilder, readArmyBuilder } from './army-builder.ts';
import { isFooter, readBulleted, titleWithPoints, pricedLine } from './bulleted.ts';
import { beginsList, partsBelow } from './beginnings.ts';
import { withoutBullet } from './bullets.ts';
import { isMusterFooter, readMusterText } from './muster-text.ts';
import { withoutPlayer } from './player-lines.ts';
import type { DialectText, ListText, TextLine } from './text-line.ts';
import { linesApart, unmarked, type NumberedLine } from './unmarked.ts';
import { pastedPattern } from '../../i18n/pasted.ts';

/** Dots or other leaders between a name and its price. */
const leaders = /\s*(?:\.{3,}|…+|_{3,}|[-–—]{3,}|·{3,})\s*(?=\d)/g;

const priceColumn = pastedPattern(
	String.raw`^(.*[^\s\d.].*?)\s{2,}(\d{1,5}(?:[.,]\d{1,2})?[¼½¾]?)\s*(?:{points}|p)?\.?$`,
	'iu'
);

/** "Total:   1990", "Points limit   2000": points that are not the price of a unit. */
const noName = pastedPattern(
	String.raw`(?:^|\s)(?:total|sum|gesamt|summe|size|limit|{points})\b\W*$`,
	'iu'
);

/** "120   10 Pikes": a price in a column before a number of models. */
const priceBefore = /^(\d{2,5})\s{2,}(?=\d{1,3}\s*[x×]?\s*\p{L})/u;

/** More lines than this are not a list. */
export const maxLines = 5000;

/** Further characters of a line are ignored. */
export const longestLine = 300;

/** Muster's own lines are longer. Nothing beyond this is even cleaned. */
const longestOfAll = 6000;

/** A tab is wider than a space between words. */
const tab = '    ';

/**
 * Reads the lists of a text, one below the other, as far as possible without army data. Lists that only an
 * army's name tells apart are not split here, but in `severalLists`.
 */
export function readListTexts(text: string): readonly ListText[] {
	const raw = rawLines(text);
	if (json.test(text)) return [];
	if (raw.length <= maxLines) return readTogether(numbered(raw, 1));
	// Nobody writes a list of so many lines, but many lists have them.
	const parts = partsBelow(raw, (line) => line, beginsList);
	if (parts.some(({ length }) => length > maxLines)) return [];
	let first = 1;
	return parts.flatMap((part) => {
		const lines = numbered(part, first);
		first += part.length;
		return readTogether(lines);
	});
}

function readTogether(lines: readonly NumberedLine[]): readonly ListText[] {
	const whole = readLines(lines);
	if (!whole) return [];
	if (whole.musterText) return [whole, ...musterListsBelow(lines)];
	const parts = apart(lines);
	if (parts.length === 1) return [whole];
	const read = parts.map(readLines);
	const lists = read.filter((list) => list !== undefined);
	return lists.length === read.length ? lists : [whole];
}

/** Further lists written by Muster below the first; what else stands there is no list. */
function musterListsBelow(lines: readonly NumberedLine[]): readonly ListText[] {
	const end = lines.findIndex(({ text }) => isMusterFooter(text.trim()));
	const below = end === -1 ? [] : lines.slice(end + 1);
	const start = below.findIndex(({ text }) => text.trim() !== '' && !divider.test(text.trim()));
	const next = start === -1 ? undefined : readLines(below.slice(start));
	return next?.musterText ? [next, ...musterListsBelow(below.slice(start))] : [];
}

/** What people put between lists. */
const divider = /^[-=_*~+]{3,}$/;

/** What begins like JSON; a word in brackets ("[6th] Tin Host") may begin a list. */
const json = /^\s*(?:\{|\[(?![\p{L}\d+. ]{1,30}\][^\n,]*\p{L}))/u;

/** The lines of a text; a break at its end begins none. */
export function rawLines(text: string): readonly string[] {
	const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
	return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** @param first the number of the first line */
function numbered(raw: readonly string[], first: number): readonly NumberedLine[] {
	const spaced = linesApart(raw.map((line) => line.replaceAll('\t', tab)));
	return unmarked(spaced.map((line, at) => ({ number: first + at, text: line }))).map(
		({ number, text: line }) => ({ number, text: onOneLine(line.slice(0, longestOfAll)) })
	);
}

/** The lines of each list. The first title below a footer starts another. */
function apart(lines: readonly NumberedLine[]): readonly (readonly NumberedLine[])[] {
	const lists: NumberedLine[][] = [[]];
	let isOver = false;
	for (const line of lines) {
		const text = line.text.trim();
		if (isOver && titleWithPoints(text.slice(0, longestLine))) {
			lists.push([]);
			isOver = false;
		}
		isOver ||= isFooter(text);
		lists.at(-1)?.push(line);
	}
	return lists;
}

/** Reads lines of a text as one list. */
export function readLines(allLines: readonly NumberedLine[]): ListText | undefined {
	const lines = withoutPages(allLines);
	const event = lines.map((line) => eventInLine(line.text.trim())).find(Boolean);
	const { lines: ofList, player } = withoutPlayer(lines);
	const musterText = readMusterText(lines) ?? readMusterText(ofList);
	const all = { allLines, ...(event && { event }), ...(player && { player }) };
	if (musterText) return { name: musterText.name, lines: [], musterText, ...all };
	const trimmed = ofList.map(({ number, text }) => ({
		number,
		text: withoutColumns(readable(text))
	}));
	const list = readDialect(trimmed);
	return list && { ...list, ...all };
}

function readDialect(lines: readonly NumberedLine[]): DialectText | undefined {
	if (isSelector(lines)) return readSelector(lines);
	if (isArmyBuilder(lines)) return readArmyBuilder(lines);
	return isListbot(lines) ? readListbot(lines) : readBulleted(lines);
}

/** Pictures before a name. */
const pictures = /^(?:\p{Extended_Pictographic}[\uFE0E\uFE0F]?\u200D?)+\s+(?=\S)/u;

/** The readable part of a line, with full-width brackets replaced, and without a picture that is no bullet. */
function readable(written: string): string {
	const text = written.trimStart();
	return (withoutBullet(text).bullet === undefined ? text.replace(pictures, '') : text)
		.slice(0, longestLine)
		.trimEnd()
		.replaceAll('（', '(')
		.replaceAll('）', ')');
}

/** A line whose price stands in a column of its own, with the price as other programs write it. */
function withoutColumns(text: string): string {
	const line = text.replace(leaders, '   ').replace(priceBefore, '$1 - ');
	// The pattern takes long where there is no column.
	if (!/\s{2}\d/.test(line)) return line;
	const [, name = '', price] = priceColumn().exec(line) ?? [];
	if (price === undefined) return line;
	if (noName().test(name)) return `${name.trimEnd()} ${price}`;
	return `${name.trimEnd()} (${price} pts)`;
}

/** "Page 1 of 2", "Seite 2/3": what a program writes at the edge of a page. */
const edge = pastedPattern(
	String.raw`^\W{0,9}{page}\s*\d{1,3}(?:\s*(?:{of}|\/)\s*\d{1,3})?\W{0,9}$`,
	'iu'
);

/** The lines of a text without the edges of pages and the blank lines around them: what stands below goes on. */
function withoutPages(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	if (!lines.some(({ text }) => edge().test(text))) return lines;
	const below = withoutBlankBehindEdges(lines);
	const above = withoutBlankBehindEdges(below.toReversed()).toReversed();
	return above.filter(({ text }) => !edge().test(text));
}

function withoutBlankBehindEdges(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	let isBehind = false;
	return lines.filter(({ text }) => {
		const isBlank = text.trim() === '';
		if (!isBlank) isBehind = edge().test(text);
		return !isBlank || !isBehind;
	});
}

const signature = /^Generated by Listbot\b/i;
const total = /^total:?\s*(\d{1,6})\s*\/\s*(\d{1,6})$/i;
const bracketed = /^\[([^[\]]+)\]$/;
const member = /^[-–]\s+(?:(\d{1,3})\s*[x×]\s+)?(?=\S)/;
const figures = /^(?:\d{1,3} drops|drops:?\s*\d{1,3})$/i;

/** Whether these lines are a list of Listbot, with choices in square brackets and members behind dashes. */
function isListbot(lines: readonly NumberedLine[]): boolean {
	return (
		lines.some(({ text }) => signature.test(text)) ||
		(lines.some(({ text }) => bracketed.test(text)) &&
			lines.some(({ text }) => member.exec(text)?.[1]))
	);
}

/** A leader starts a group and the members follow; brackets belong to the unit above, or to the army. */
function readListbot(all: readonly NumberedLine[]): DialectText | undefined {
	const end = all.findIndex(({ text }) => signature.test(text));
	const listed = (end === -1 ? all : all.slice(0, end)).filter(({ text }) => text !== '');
	const heading = listed.map(({ text }) => titleWithPoints(text) ?? totalOf(text)).find(Boolean);
	const lines = listed.filter(
		({ text }) => !titleWithPoints(text) && !totalOf(text) && !figures.test(text)
	);
	if (lines.length < 3) return undefined;
	return { ...heading, lines: lines.map(lineOf) };
}

function totalOf(text: string): Pick<ListText, 'spent' | 'size'> | undefined {
	const [, spent, size] = total.exec(text) ?? [];
	return spent === undefined ? undefined : { spent: Number(spent), size: Number(size) };
}

function lineOf({ number, text }: NumberedLine): TextLine {
	const [, chosen] = bracketed.exec(text) ?? [];
	if (chosen !== undefined) return { ...pricedLine(number, chosen), isBelow: true };
	if (member.test(text))
		return { ...pricedLine(number, text.replace(/^[-–]\s+/, '')), isBelow: false };
	const line = { ...pricedLine(number, text), isBelow: false };
	return line.price === undefined ? line : { ...line, opens: true };
}

/** Title, army with points, the book, a rule, units with upgrades, a rule, counts. */
const head = /^(.{1,80}), (\d{1,6}) points$/;
const bar = /^-{32}$/;
const foot = /^\d{1,6} - \d{1,4}\/\d{1,4}$/;
const unit = /^(?:\d{1,6} )?- ?(\d{1,3}) (.{1,80})$/;
const upgrade = /^- ?(\d{1,3}) (.{1,80}?) \((?:[+-]?\d{1,6}|-)\)$/;
/** Nobody writes as many of a unit. */
const most = 200;

interface Row {
	readonly line: number;
	readonly name: string;
	readonly upgrades: Upgrade[][];
}

interface Upgrade {
	readonly line: number;
	readonly what: string;
}

/** Whether these lines are a text of the selector: two rules of 32 dashes, then points, units and break point. */
function isSelector(lines: readonly NumberedLine[]): boolean {
	return (
		lines.filter(({ text }) => bar.test(text)).length === 2 &&
		lines.some(({ text }) => foot.test(text))
	);
}

/** Rows count units of a kind together, and their upgrades. Here the upgrades are assigned to single units. */
function readSelector(all: readonly NumberedLine[]): DialectText | undefined {
	const at = all.findIndex(({ text }) => head.test(text));
	const first = all[at];
	const [, army = '', spent] = head.exec(first?.text ?? '') ?? [];
	const [above, book] = [all[at - 1]?.text ?? '', all[at + 1]?.text ?? ''];
	if (!first || bar.test(book) || book === '') return undefined;
	const rows = rowsOf(all.slice(at + 2));
	return {
		...(above !== '' && { name: above.slice(0, 80) }),
		book,
		spent: Number(spent),
		lines: [
			{ number: first.number, text: army, isBelow: false },
			{ number: first.number, text: '', isBelow: false, isHeading: true },
			...rows.flatMap(({ line, name, upgrades }) =>
				upgrades.flatMap((own) => unitLines(line, name, own))
			)
		]
	};
}

function rowsOf(lines: readonly NumberedLine[]): readonly Row[] {
	const rows: Row[] = [];
	for (const { number, text } of lines) {
		const [, times = '', what = ''] = upgrade.exec(text) ?? [];
		const last = rows.at(-1);
		if (what !== '' && last) {
			spread(last.upgrades, { line: number, what }, Number(times));
			continue;
		}
		const [, count = '0', name = ''] = unit.exec(text) ?? [];
		if (name === '' || foot.test(text)) continue;
		const units = Array.from({ length: Math.min(Number(count), most) }, (): Upgrade[] => []);
		rows.push({ line: number, name, upgrades: units });
	}
	return rows;
}

/** The text does not say which unit has an upgrade: each goes to the unit with the fewest. */
function spread(units: readonly Upgrade[][], upgrade: Upgrade, times: number): void {
	for (let at = 0; at < Math.min(times, most); at += 1) {
		const free = units.filter((own) => !own.includes(upgrade));
		const fewest = Math.min(...(free.length > 0 ? free : units).map(({ length }) => length));
		(free.length > 0 ? free : units).find(({ length }) => length === fewest)?.push(upgrade);
	}
}

function unitLines(number: number, name: string, own: readonly Upgrade[]): readonly TextLine[] {
	return [
		{ number, text: name, isBelow: false, isHeading: false },
		...own.map(({ line, what }) => ({ number: line, text: what, isBelow: true }))
	];
}
