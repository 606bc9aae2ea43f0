import { labelsOf, normaliseName, type Named } from './names.ts';

/** How many names are suggested at most. */
const mostNames = 3;

/** The printed names nearest to a name that nothing has; none if nothing is reasonably near. */
export function nearestNames(name: string, among: readonly Named[]): readonly string[] {
	const wanted = normaliseName(name);
	const near = among
		.map((thing) => ({ name: thing.name, distance: distanceTo(wanted, labelsOf(thing)) }))
		.filter(({ distance }) => distance < Infinity)
		.sort((one, other) => one.distance - other.distance);
	return [...new Set(near.map((thing) => thing.name))].slice(0, mostNames);
}

function distanceTo(wanted: string, labels: readonly string[]): number {
	return Math.min(...labels.map((label) => reasonableDistance(wanted, label)));
}

/** The edit distance, or infinity where more than a third differs and neither contains the other. */
function reasonableDistance(one: string, other: string): number {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const isPart = short.length >= 3 && ` ${long}`.includes(` ${short}`);
	const most = Math.max(1, Math.floor(long.length / 3));
	if (!isPart && long.length - short.length > most) return Infinity;
	const distance = editDistance(one, other);
	return isPart || distance <= most ? distance : Infinity;
}

/** How many letters must be put in, taken out, changed or swapped with the next to make one the other. */
export function editDistance(one: string, other: string): number {
	const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		rows.push(row);
		for (let j = 1; j <= other.length; j++) row.push(cell(one, other, i, j, rows));
	}
	return rows[one.length]?.[other.length] ?? 0;
}

function cell(one: string, other: string, i: number, j: number, rows: readonly number[][]): number {
	const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
	const change = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
	const least = Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1);
	const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
	return isSwap ? Math.min(least, at(i - 2, j - 2) + 1) : least;
}
