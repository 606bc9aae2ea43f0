import type { ArmyIndex } from '#engine';
import type { TextLine } from '../lines/text-line.ts';
import { labelsOf, normaliseName } from '../common/names.ts';

/** The names of an army, and each two words that follow one another in one. */
interface Words {
	readonly names: ReadonlySet<string>;
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
		const isNext = line.number === last + 1 && !line.isMark && !starts.has(line.number);
		last = line.number;
		if (above && isNext && isWrapped(above, line, index)) whole.splice(-1, 1, joined(above, line));
		else whole.push(line);
	}
	return whole;
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
	if (!/[\p{L}\p{N}]$/u.test(above.text) || !/^[\p{L}\p{N}(]/u.test(line.text)) return false;
	const before = wordsOf(above.text).slice(-mostWords);
	const behind = wordsOf(line.text).slice(0, mostWords);
	const { names, pairs } = wordsIn(index);
	if (!pairs.has(`${before.at(-1)} ${behind[0]}`)) return false;
	return before.some((_, from) =>
		behind.some((__, to) => {
			const [start, end] = [before.slice(from).join(' '), behind.slice(0, to + 1).join(' ')];
			return isIn(`${start} ${end}`, names) && !(isIn(start, names) && isIn(end, names));
		})
	);
}

function wordsOf(text: string): readonly string[] {
	return normaliseName(text).split(' ');
}

/** Whether words are a name, or the plural of one. */
function isIn(words: string, names: ReadonlySet<string>): boolean {
	return names.has(words) || (words.endsWith('s') && names.has(words.slice(0, -1)));
}

function wordsIn(index: ArmyIndex): Words {
	const { units, options, choices } = index;
	const made = known.get(index);
	if (made) return made;
	const names = new Set([...units, ...options, ...choices].flatMap(({ entry }) => labelsOf(entry)));
	const pairs = [...names].flatMap((name) => {
		const words = name.split(' ');
		return words.slice(1).map((word, at) => `${words[at]} ${word}`);
	});
	const words = { names, pairs: new Set(pairs) };
	known.set(index, words);
	return words;
}
