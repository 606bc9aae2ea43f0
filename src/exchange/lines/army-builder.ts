import { withoutBullet } from './bullets.ts';
import type { DialectText, TextLine } from './text-line.ts';
import type { NumberedLine } from './unmarked.ts';
import { pricedLine } from './bulleted.ts';

/** "Pikes (10#, 138 pts)": the heading of a unit, with its models and its price. */
const unit = /^(.{1,80}?)\s*\((\d{1,3})#,?\s*(\d{1,5})\s*pts?\.?\)$/i;
/** "10 Pikes, 138 pts = 10 * 12 (base cost 12) + Drummer Dru 6" below it. */
const part = /^(?:(\d{1,3})\s+)?(.{1,80}?)(?:,\s*(\d{1,5})\s*pts?\.?)?(?:\s*=\s*(.*))?$/i;
/** "Pikes 10 5 3 3 3 3 1 4 1 5 5+ 1 205": the same with characteristics, which a longer text has. */
const profile = /^(?:[×*]\s*)?(\p{L}.*?)\s+(\d{1,3})(?:\s+[-\d+*/D()]+){5,}(?:\s+\[(\d{1,4})\])?$/u;
/** "Orb 1 Once per battle … [25]": an item with what it does. */
const described = /^(\p{L}.{1,60}?)\s+(\d{1,2})\s+(?=[\p{L}+\d]).*\[(\d{1,4})\]$/u;
/** "+1 in combat", "36" range", "Ignores what stops others.": what a thing does, behind its name. */
const isEffect = /^[+\d]|["”]|\p{L}\+\d|\.$|(?:\s\p{Ll}+){4}/u;
const noOption = /^(?:composition\b|name\s+#)/i;
/** How the price of the models themselves is made up. */
const ownPrice = /^[\d\s*x×.]+$|^\(?base cost\b/i;
const total = /^(?:total|army)\s+(?:roster\s+)?(?:army\s+)?cost:?\s*(\d{2,5})/i;

/** "Unit Name ## Mv WS … Cost": the head of a table, in which a row with a price is a unit. */
const tableHead = /^Unit Name\s+##?\s.*\bCost$/i;
/** "Pikes 10 5 3 3 3 3 1 4 1 5 5+ 1 205" */
const tableRow = /^(\p{L}.*?)\s+(\d{1,3})(?:\s+[-\d+*/D()]+){5,}\s(\d{1,5})$/u;

/** Whether these lines are a text of Army Builder: a sign for models in the heading of a unit, or a table. */
export function isArmyBuilder(lines: readonly NumberedLine[]): boolean {
	return lines.some(({ text }) => unit.test(text) || tableHead.test(cellsOf(text)));
}

/** A row of a table without the bars between its cells. */
function cellsOf(text: string): string {
	return text.startsWith('|') ? text.replace(/[\s|]+/g, ' ').trim() : text;
}

/** The name, number of models and price in the line of a unit. */
function unitIn(text: string, isTable: boolean): readonly (string | undefined)[] {
	const [, ...parts] = unit.exec(text) ?? (isTable ? tableRow.exec(text) : null) ?? [];
	return parts;
}

/** Each unit by its heading; the first line below tells of the unit itself, further ones of what it is given. */
export function readArmyBuilder(all: readonly NumberedLine[]): DialectText {
	const lines: TextLine[] = [];
	let spent: number | undefined;
	let isHeaded = false;
	const isTable = all.some(({ text }) => tableHead.test(cellsOf(text)));
	for (const { text: written, number } of all) {
		const line = { number, text: cellsOf(written) };
		const { text } = line;
		if (tableHead.test(text)) continue;
		const [name, models, price] = unitIn(text, isTable);
		const [, sum] = total.exec(text) ?? [];
		if (sum !== undefined) spent = Number(sum);
		else if (name !== undefined) {
			lines.push({ number, text: `${models} ${name}`, isBelow: false, price: Number(price) });
			isHeaded = true;
		} else if (text !== '' && (isHeaded || !noOption.test(text))) {
			const above = lines.findLast(({ isBelow }) => !isBelow);
			lines.push(...(isHeaded && above ? partsOf(line, above) : [plainLine(line)]));
		}
	}
	return { ...(spent !== undefined && { spent }), lines };
}

function plainLine({ number, text }: NumberedLine): TextLine {
	const { text: bare, bullet } = withoutBullet(text);
	return { ...pricedLine(number, bare), isBelow: bullet !== undefined };
}

/** What a line below a unit gives it: nothing if it only says what the unit is. */
function partsOf({ number, text }: NumberedLine, above: TextLine): readonly TextLine[] {
	if (noOption.test(text)) return [];
	const [, model, , modelPrice] = profile.exec(text) ?? [];
	const [, item, , itemPrice] = model === undefined ? (described.exec(text) ?? []) : [];
	const marked = item ?? model;
	if (marked !== undefined) {
		if (isOfUnit(marked, above.text)) return [];
		const price = itemPrice ?? modelPrice;
		return [
			{ number, text: marked, isBelow: true, ...(price !== undefined && { price: Number(price) }) }
		];
	}
	if (text.includes(';')) return rowOf(number, text);
	const [, count = '1', name = text, price, sum = ''] = part.exec(text) ?? [];
	const upgrades = sum
		.split(/\s\+\s/)
		.map((each) => each.replace(/\(base cost[^)]*\)/i, '').trim())
		.filter((each) => each !== '' && !ownPrice.test(each))
		.map((each): TextLine => ({ number, text: withoutLetters(each), isBelow: true }));
	if (isOfUnit(name, above.text)) return upgrades;
	const own = {
		number,
		text: count === '1' ? name : `${count} ${name}`,
		isBelow: true,
		...(price !== undefined && { price: Number(price) })
	};
	return [own, ...upgrades];
}

/** "Drummer Dru; Flag Carrier Flg; Shield" */
function rowOf(number: number, text: string): readonly TextLine[] {
	return text
		.split(';')
		.map((each) => each.trim())
		.filter((each) => each !== '' && !isEffect.test(each))
		.map((each) => ({ number, text: withoutLetters(each), isBelow: true }));
}

/** Whether a line says what its unit is: the one name has the words of the other. */
function isOfUnit(name: string, heading: string): boolean {
	const [words, others] = [name, heading].map(wordsOf);
	if (!words || !others) return false;
	const [short, long] = words.length < others.length ? [words, others] : [others, words];
	return short.every((word) => long.includes(word));
}

function wordsOf(text: string): readonly string[] {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	return words.map((word) => word.replace(/s$/, ''));
}

/** "Flag Carrier Flg 12" without the letters that stand for the name: "Flag Carrier 12". */
function withoutLetters(text: string): string {
	const [, name = '', letters = '', price = ''] =
		/^(.+) (\p{L}{1,5})( \d{1,4})?$/u.exec(text) ?? [];
	return name !== '' && stands(letters, name) ? `${name}${price}` : text;
}

function stands(letters: string, name: string): boolean {
	const [short, long] = [letters.toLowerCase(), name.toLowerCase()];
	if (short[0] !== long[0]) return false;
	let at = 0;
	for (const letter of short) {
		at = long.indexOf(letter, at) + 1;
		if (at === 0) return false;
	}
	return true;
}
