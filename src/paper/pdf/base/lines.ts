import { runWidth, type Run } from './widths.ts';

/** A piece of a line that cannot be broken: parts of one or more runs, with the space after them. */
interface Word {
	readonly pieces: readonly Run[];
	/** The width without the space after it. */
	readonly ink: number;
	readonly width: number;
}

/**
 * A line may end after a space, after a hyphen, dash or slash between words of two letters or more, and between
 * Chinese or Japanese letters, unless the next one is small.
 */
const breaks =
	/ (?=[^ ])|[\p{L}\p{N}]{2}-(?=\p{L}{2})|[\p{L}\p{N}]{2}[–—/](?=[\p{L}\p{N}]{2})|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。，；：！？」』）](?![ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「『（])/gu;

const parted = new Map<string, readonly string[]>();

/** Enough for a few armies. */
const maxKnown = 5000;

function partsOf(text: string): readonly string[] {
	let parts = parted.get(text);
	if (!parts) {
		if (parted.size > maxKnown) parted.clear();
		parts = text.replace(breaks, '$&\0').split('\0');
		parted.set(text, parts);
	}
	return parts;
}

/** The number of lines of consecutive runs in a column. */
export function lineCount(runs: readonly Run[], width: number): number {
	return linesFilled(wordsOf(runs, width), width);
}

/** The lines of a paragraph: the fewest possible, and of those divisions the one with the most even lines. */
export function setLines(runs: readonly Run[], width: number): readonly (readonly Run[])[] {
	const words = wordsOf(runs, width);
	return endsOf(words, width).map(([from, to]) => lineOf(words.slice(from, to)));
}

/** The text cut to one line of this width, with an ellipsis if something was cut. */
export function shortened(run: Run, width: number): string {
	if (runWidth(run) <= width) return run.text;
	const characters = lettersOf(run.text);
	const cut = characters.findLastIndex(
		(_, at) => runWidth({ ...run, text: `${characters.slice(0, at).join('')}…` }) <= width
	);
	return `${characters.slice(0, Math.max(0, cut)).join('').trimEnd()}…`;
}

function wordsOf(runs: readonly Run[], width: number): readonly Word[] {
	const words: Word[] = [];
	let open: Run[] = [];
	const close = (): void => {
		if (open.length > 0) words.push(...fitting(open, width));
		open = [];
	};
	for (const run of runs) {
		const parts = partsOf(run.text);
		parts.forEach((text, at) => {
			open.push({ ...run, text });
			if (at < parts.length - 1 || text.endsWith(' ')) close();
		});
	}
	close();
	return words;
}

function wordOf(pieces: readonly Run[]): Word {
	const last = pieces.at(-1);
	const width = pieces.reduce((sum, piece) => sum + runWidth(piece), 0);
	const space = last ? runWidth({ ...last, text: last.text.slice(last.text.trimEnd().length) }) : 0;
	return { pieces, ink: width - space, width };
}

/** The word, or the pieces of one that is longer than the column. */
function fitting(pieces: readonly Run[], width: number): readonly Word[] {
	const word = wordOf(pieces);
	if (word.ink <= width) return [word];
	const words: Word[] = [];
	let open: Run[] = [];
	for (const piece of pieces.flatMap((run) =>
		lettersOf(run.text).map((text) => ({ ...run, text }))
	)) {
		const grown = [...open, piece];
		if (open.length > 0 && wordOf(merged(grown)).ink > width) {
			words.push(wordOf(merged(open)));
			open = [piece];
		} else open = grown;
	}
	return [...words, wordOf(merged(open))];
}

/** The number of lines if each is filled in turn. */
function linesFilled(words: readonly Word[], width: number): number {
	let [lines, at] = [1, 0];
	for (const { ink, width: wide } of words) {
		if (at > 0 && at + ink > width) {
			lines += 1;
			at = 0;
		}
		at += wide;
	}
	return lines;
}

/** An extra line is worse than any uneven edge. */
const lineCost = 1e9;

/** The first and last word of each line, for the least sum of squared leftover widths. */
function endsOf(words: readonly Word[], width: number): readonly (readonly [number, number])[] {
	const best: { readonly cost: number; readonly from: number }[] = [{ cost: 0, from: 0 }];
	for (let to = 1; to <= words.length; to += 1) {
		let found = { cost: Infinity, from: to - 1 };
		let before = 0;
		for (let from = to - 1; from >= 0; from -= 1) {
			const length = before + (words[to - 1]?.ink ?? 0);
			if (length > width && from < to - 1) break;
			const cost =
				(best[from]?.cost ?? 0) + lineCost + rag(width - length, to === words.length, width);
			if (cost < found.cost) found = { cost, from };
			before += words[from - 1]?.width ?? 0;
		}
		best.push(found);
	}
	return endsFrom(best);
}

/** The last line may be short, but not a mere syllable. */
function rag(empty: number, isLast: boolean, width: number): number {
	return isLast && empty < width * 0.85 ? 0 : empty * empty;
}

function endsFrom(
	best: readonly { readonly from: number }[]
): readonly (readonly [number, number])[] {
	const ends: (readonly [number, number])[] = [];
	for (let to = best.length - 1; to > 0; to = best[to]?.from ?? 0) {
		ends.unshift([best[to]?.from ?? 0, to]);
	}
	return ends.length > 0 ? ends : [[0, 0]];
}

function lineOf(words: readonly Word[]): readonly Run[] {
	const runs = merged(words.flatMap(({ pieces }) => pieces));
	const last = runs.at(-1);
	return last ? [...runs.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [];
}

/** Joins pieces that differ only in their text. */
function merged(pieces: readonly Run[]): readonly Run[] {
	const runs: Run[] = [];
	for (const piece of pieces) {
		const last = runs.at(-1);
		if (last && isAlike(last, piece))
			runs[runs.length - 1] = { ...last, text: last.text + piece.text };
		else runs.push(piece);
	}
	return runs;
}

function isAlike(one: Run, other: Run): boolean {
	return (
		one.size === other.size &&
		one.bold === other.bold &&
		one.color === other.color &&
		one.capitals === other.capitals
	);
}

/** The letters of a text, each with its marks. */
function lettersOf(text: string): readonly string[] {
	return text.match(/[\s\S][\p{M}\u200c\u200d]*/gu) ?? [];
}
