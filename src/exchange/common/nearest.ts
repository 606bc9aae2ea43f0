import { labelsOf, normaliseName, type Named } from './names.ts';

/** How many names are suggested at most. */
const maxNames = 3;

/** The printed names most similar to an unknown name; none if no name is similar enough. */
export function nearestNames(name: string, among: readonly Named[]): readonly string[] {
	const wanted = normaliseName(name);
	const near = among
		.map((thing) => ({ name: thing.name, distance: distanceTo(wanted, labelsOf(thing)) }))
		.filter(({ distance }) => distance < Infinity)
		.sort((one, other) => one.distance - other.distance);
	return [...new Set(near.map((thing) => thing.name))].slice(0, maxNames);
}

function distanceTo(wanted: string, labels: readonly string[]): number {
	return Math.min(...labels.map((label) => reasonableDistance(wanted, label)));
}

/** The edit distance; infinite if more than a third differs and neither contains the other. */
function reasonableDistance(one: string, other: string): number {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const isPart = short.length >= 3 && ` ${long}`.includes(` ${short}`);
	const most = Math.max(1, Math.floor(long.length / 3));
	if (!isPart && (long.length - short.length > most || strangers(one, other) > most))
		return Infinity;
	const distance = editDistance(one, other, isPart ? Infinity : most);
	return isPart || distance <= most ? distance : Infinity;
}

/** A lower bound of the edit distance: letters that the other name does not have. */
export function strangers(one: string, other: string): number {
	const [mine, theirs] = [lettersOf(one), lettersOf(other)];
	return Math.max(bitsIn(mine & ~theirs), bitsIn(theirs & ~mine));
}

/** A bit for each letter. Letters that share a bit can only make the bound lower. */
function lettersOf(text: string): number {
	let bits = 0;
	for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
	return bits;
}

function bitsIn(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/**
 * The number of insertions, deletions, replacements and swaps that turn one word into the other
 * (Damerau–Levenshtein). Many names are compared with thousands, so it gives up beyond `most` with infinity,
 * and only computes that band of the table.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
	const width = other.length;
	const endless = (): number[] => new Array<number>(width + 1).fill(Infinity);
	let [swapped, above, row] = [
		endless(),
		Array.from({ length: width + 1 }, (_, at) => at),
		endless()
	];
	let leastAbove = 0;
	for (let i = 1; i <= one.length; i++) {
		let least = (row[0] = i);
		const from = Math.max(1, i - most);
		if (from > 1) row[from - 1] = Infinity;
		for (let j = from; j <= Math.min(width, i + most); j++) {
			const isSame = one[i - 1] === other[j - 1];
			const change = (above[j - 1] ?? 0) + (isSame ? 0 : 1);
			let cell = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
			if (!isSame && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
				cell = Math.min(cell, (swapped[j - 2] ?? 0) + 1);
			}
			row[j] = cell;
			if (cell < least) least = cell;
		}
		if (least > most && leastAbove > most) return Infinity;
		leastAbove = least;
		[swapped, above, row] = [above, row, swapped.fill(Infinity)];
	}
	const distance = above[width] ?? 0;
	return distance > most ? Infinity : distance;
}
