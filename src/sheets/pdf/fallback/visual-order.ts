import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const fromRight = /[\p{sc=Hebr}\p{sc=Arab}]/u;

/** Whether some of a text is written from right to left. */
export function hasRightToLeft(text: string): boolean {
	return fromRight.test(text);
}

/** A part of a line: as written, and where it goes. */
export interface LevelPart<T> {
	readonly of: T;
	readonly text: string;
	/** Odd for what is written from right to left. */
	readonly level: number;
}

/**
 * The parts of a line from left to right, each of one direction. A line as a whole is written from left to right,
 * as all of a sheet is.
 */
export function inVisualOrder<T extends { readonly text: string }>(
	parts: readonly T[]
): readonly LevelPart<T>[] {
	const line = parts.map(({ text }) => text).join('');
	const found = bidi.getEmbeddingLevels(line, 'ltr');
	const mirrored = bidi.getMirroredCharactersMap(line, found.levels);
	let at = 0;
	const ordered = parts.flatMap((of) => {
		const own: LevelPart<T>[] = [];
		for (let nth = 0; nth < of.text.length; nth += 1, at += 1) {
			const level = found.levels[at] ?? 0;
			const text = mirrored.get(at) ?? of.text.charAt(nth);
			const last = own.at(-1);
			if (last?.level === level) own[own.length - 1] = { ...last, text: last.text + text };
			else own.push({ of, text, level });
		}
		return own;
	});
	return reordered(ordered);
}

/** Rule L2 of the algorithm: from the deepest level up, whatever is at least as deep is turned round. */
function reordered<T>(parts: readonly LevelPart<T>[]): readonly LevelPart<T>[] {
	const order = [...parts];
	for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level -= 1) {
		for (let from = 0; from < order.length; from += 1) {
			let to = from;
			while ((order[to]?.level ?? -1) >= level) to += 1;
			if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
			from = Math.max(from, to);
		}
	}
	return order;
}
