import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const fromRight = /[\p{sc=Hebr}\p{sc=Arab}]/u;

/** Whether some of a text is written from right to left. */
export function hasRightToLeft(text: string): boolean {
	return fromRight.test(text);
}

/** A part of a text that is written in one direction. */
interface LevelPart<T> {
	readonly of: T;
	readonly text: string;
	/** Odd for what is written from right to left. */
	readonly level: number;
}

/** The parts of a text, each of one direction. As a whole it is written from left to right, as all of a sheet is. */
export function inLevels<T extends { readonly text: string }>(
	parts: readonly T[]
): readonly LevelPart<T>[] {
	const line = parts.map(({ text }) => text).join('');
	const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
	const mirrored = bidi.getMirroredCharactersMap(line, levels);
	let at = 0;
	return parts.flatMap((of) => {
		const own: LevelPart<T>[] = [];
		for (let nth = 0; nth < of.text.length; nth += 1, at += 1) {
			const level = levels[at] ?? 0;
			const text = mirrored.get(at) ?? of.text.charAt(nth);
			const last = own.at(-1);
			if (last?.level === level) own[own.length - 1] = { ...last, text: last.text + text };
			else own.push({ of, text, level });
		}
		return own;
	});
}

/** What is used of a piece of a line that is laid out. */
export interface LaidInline {
	x: number;
	readonly width: number;
	readonly text: string;
	readonly level?: number;
}

/** Puts the pieces of a line where they are read: only now it is known what stands in one line. */
export function placeLevels(inlines: readonly LaidInline[]): void {
	if (!inlines.some(({ level = 0 }) => level > 0)) return;
	const end = inlines.findLastIndex(({ text }) => text.trim() !== '') + 1;
	let [at = 0] = inlines.map(({ x }) => x).toSorted((one, other) => one - other);
	for (const inline of [...reordered(inlines.slice(0, end)), ...inlines.slice(end)]) {
		inline.x = at;
		at += inline.width;
	}
}

/** Rule L2 of the algorithm: from the deepest level up, whatever is at least as deep is turned round. */
function reordered<T extends { readonly level?: number }>(parts: readonly T[]): readonly T[] {
	const order = [...parts];
	const levelAt = (at: number): number => (at < order.length ? (order[at]?.level ?? 0) : -1);
	for (let level = Math.max(...order.map((_, at) => levelAt(at))); level > 0; level -= 1) {
		for (let from = 0; from < order.length; from += 1) {
			let to = from;
			while (levelAt(to) >= level) to += 1;
			if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
			from = Math.max(from, to);
		}
	}
	return order;
}

// Thai's vowel am is a ring above the letter and a letter after it. A tone mark is typed before it and stands above
// the ring; fontkit sets marks in the order in which they come.

/** The text as it is set: with the ring before the tone mark. */
export function withOpenAm(text: string): string {
	return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

/** The text as it was typed. */
export function withAm(text: string): string {
	return text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
}
