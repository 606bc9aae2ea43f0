import type { ArmyIndex, IndexedEntry } from '#engine';
import { pastedPattern } from '../../i18n/pasted.ts';
import type { TextLine, ListText } from '../lines/text-line.ts';
import { nameWithArticle, normaliseName } from '../common/names.ts';

/** The names of an army, and each two words that follow one another in one. */
interface Words {
	readonly names: ReadonlySet<string>;
	readonly units: ReadonlySet<string>;
	readonly pairs: ReadonlySet<string>;
}

const known = new WeakMap<ArmyIndex, Words>();

/** No name has more words on one side of a break. */
const mostWords = 6;

/** The lines of a list, with those that a program wrapped within a name whole again. */
export function unwrapped(
	lines: readonly TextLine[],
	starts: ReadonlySet<number>,
	index: ArmyIndex
): readonly TextLine[] {
	const whole: TextLine[] = [];
	let last = 0;
	for (const line of lines) {
		const above = whole.at(-1);
		const isNext = line.number === last + 1 && !starts.has(line.number);
		last = line.number;
		if (above && isNext && isPriceOf(above, line)) whole.splice(-1, 1, priced(above, line));
		else if (above && isNext && !line.isBelow && isWrapped(above, line, index))
			whole.splice(-1, 1, joined(above, line));
		else whole.push(line);
	}
	return whole;
}

const priceAlone = pastedPattern(String.raw`^\d{2,5}[¼½¾]?\s*{points}$`, 'iu');

/** Whether a line is a dash and the price of what is named above: "- 304 pts". */
function isPriceOf(above: TextLine, { isBelow, text }: TextLine): boolean {
	const isNamed = /[\p{L})]$/u.test(above.text) && !/\d{3}/.test(above.text);
	return isBelow && isNamed && above.price === undefined && priceAlone().test(text);
}

function priced(above: TextLine, { text }: TextLine): TextLine {
	return { ...above, text: `${above.text} - ${text}` };
}

function joined(above: TextLine, line: TextLine): TextLine {
	const price = above.price ?? line.price;
	return {
		...above,
		text: `${above.text} ${line.text}`,
		...(price !== undefined && { price })
	};
}

/** "440 - 4" above the name of what is counted. */
const priceAndCount = /^\d{2,5}\s[-–—]\s\d{1,3}$/;

function isWrapped(above: TextLine, line: TextLine, index: ArmyIndex): boolean {
	if (above.price !== undefined) return false;
	if (priceAndCount.test(above.text)) return /^\p{L}[^\d]*$/u.test(line.text);
	if (isOpen(above.text) && /^[^()]*\)/.test(line.text)) return true;
	if (/[\s,(]\d{1,2}\s?[x×]$/.test(above.text)) return /^\p{L}/u.test(line.text);
	if (!/[\p{L}\p{N}]$/u.test(above.text) || !/^[\p{L}\p{N}(]/u.test(line.text)) return false;
	const before = wordsOf(above.text).slice(-mostWords);
	const behind = wordsOf(line.text).slice(0, mostWords);
	const { names, units, pairs } = wordsIn(index);
	if (!pairs.has(`${before.at(-1)} ${behind[0]}`)) return false;
	// "Pikes of Tin" above "Riders of Lead" are two units, though there are "Tin Riders".
	const own = before.findIndex((_, from) => isIn(before.slice(from).join(' '), units));
	const next = behind.findLastIndex((_, to) => isIn(behind.slice(0, to + 1).join(' '), units));
	return before.some((_, from) =>
		behind.some((__, to) => {
			if (to < next || (own !== -1 && own < from)) return false;
			const [start, end] = [before.slice(from).join(' '), behind.slice(0, to + 1).join(' ')];
			const isApart = isIn(start, names) && (to === next || /^\d/.test(end));
			return !isApart && isIn(`${start} ${end}`, names);
		})
	);
}

/** Whether a text ends within brackets. */
export function isOpen(text: string): boolean {
	return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function wordsOf(text: string): readonly string[] {
	return nameWithArticle(text).split(' ');
}

/** Whether words are a name, or the plural of one. */
function isIn(words: string, names: ReadonlySet<string>): boolean {
	return names.has(words) || (words.endsWith('s') && names.has(words.slice(0, -1)));
}

function namesOf({ entry }: IndexedEntry): readonly string[] {
	const { name, plural = name, aliases = [] } = entry;
	return [name, plural, ...aliases].map(normaliseName);
}

function wordsIn(index: ArmyIndex): Words {
	const { units, options, choices } = index;
	const made = known.get(index);
	if (made) return made;
	const names = new Set([...units, ...options, ...choices].flatMap(namesOf));
	const pairs = [...names].flatMap((name) => {
		const words = name.split(' ');
		return words.slice(1).map((word, at) => `${words[at]} ${word}`);
	});
	const ofUnits = new Set(units.flatMap(namesOf));
	const words = { names, units: ofUnits, pairs: new Set(pairs) };
	known.set(index, words);
	return words;
}

/** If more than this share of the lines follows a blank line, the text is double-spaced. */
const mostApart = 0.7;

/**
 * The numbers of the lines that stand below a blank one, where a new unit begins; none in a text that is
 * double-spaced.
 */
export function stanzaStarts(allLines: ListText['allLines']): ReadonlySet<number> {
	const isBlank = (at: number): boolean => allLines[at]?.text.trim() === '';
	const filled = allLines.filter((_, at) => !isBlank(at));
	const starts = allLines.filter((_, at) => at > 0 && !isBlank(at) && isBlank(at - 1));
	const isDouble = starts.length > filled.length * mostApart;
	return new Set(isDouble ? [] : starts.map(({ number }) => number));
}
