import type { Term } from '../rules/base/programme.ts';
import type { Values } from './highs.ts';
import type { Model } from './model.ts';

/**
 * What a solution may do to the list: add units of one entry, or change one unit of the list in one way. Each term is a
 * column that says how often, with the points that are moved by doing it once.
 */
type Change = readonly Term[];

/** Leaves out the list as it is: something has to be added, or changed where that is allowed. */
export function mustChange(model: Model): void {
	const columns = changesOf(model).flatMap((change) => change.map(([column]): Term => [column, 1]));
	model.programme.bound(columns, { min: 1 });
}

/**
 * Keeps at least so much of the points that an earlier solution has moved off what it has moved them by. Units of one
 * entry count alike, whatever they have: what is left over is spent on that later, and would make them the same.
 */
export function differFrom(model: Model, earlier: Values, apart: number): void {
	const { programme } = model;
	const made = changesOf(model)
		.map((change) => ({
			columns: change.map(([column]): Term => [column, 1]),
			count: change.reduce((sum, [column]) => sum + countOf(earlier, column), 0),
			points: change.reduce((sum, [column, own]) => sum + countOf(earlier, column) * own, 0)
		}))
		.filter(({ count }) => count > 0);
	const areFree = made.every(({ points }) => points <= 0);
	let moved = 0;
	const shared = made.map(({ columns, count, points }): Term => {
		const each = areFree ? 1 : Math.max(0, points) / count;
		moved += each * count;
		return [lesserOf(model, columns, count), each];
	});
	programme.bound(shared, { max: moved * (1 - apart) });
}

function changesOf({ kits, going }: Model): readonly Change[] {
	const before = new Map<number, number>();
	const added = new Map<string, Term[]>();
	for (const { of, changes, unit, countColumn } of kits) {
		if (of !== undefined && changes === 0) before.set(of, unit.points);
		if (of !== undefined) continue;
		const same = added.get(unit.unit.entry);
		if (same) same.push([countColumn, unit.points]);
		else added.set(unit.unit.entry, [[countColumn, unit.points]]);
	}
	const changed = kits
		.filter(({ of, changes }) => of !== undefined && changes > 0)
		.map(({ of, countColumn }) => ({ of, column: countColumn }));
	return [
		...added.values(),
		...[...changed, ...going].map(({ of, column }): Change => [[column, before.get(of ?? -1) ?? 0]])
	];
}

function countOf(values: Values, column: number): number {
	return Math.round(values[column] ?? 0);
}

/** A column that is no less than a sum or than a number, whichever is the lesser. */
function lesserOf({ programme }: Model, terms: readonly Term[], number: number): number {
	const lesser = programme.column(number, { isWhole: false });
	const isMore = programme.column(1);
	const { most } = programme.range(terms);
	programme.bound([...terms, [lesser, -1], [isMore, -most]], { max: 0 });
	programme.bound(
		[
			[lesser, 1],
			[isMore, -number]
		],
		{ min: 0 }
	);
	return lesser;
}
