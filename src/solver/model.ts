import { musterUnit, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import { maxUnits } from '../schema/bounds.ts';
import { contextOf } from '../engine/base/context.ts';
import { implementationOf } from '../rules/kinds.ts';
import { addRows } from '../rules/late/rows.ts';
import { sumOver, type RowContext, type Pool, type Kit } from '../rules/base/row-context.ts';
import { Programme, type Term } from '../rules/base/programme.ts';
import { kitsOf, type Kits } from './kits.ts';
import { arrangedPlaces } from './pools.ts';
import { matches } from '../engine/base/selector.ts';
import type { Task, OfferedKit } from './task.ts';

/** The programme of a task, and what its columns mean. */
export interface Model {
	readonly task: Task;
	readonly programme: Programme;
	readonly kits: readonly OfferedKit[];
	readonly pools: readonly Pool[];
	/** Points spent, costs of units taken together included. */
	readonly points: readonly Term[];
	readonly going: readonly Going[];
	/** Whether it has every list that may be legal: nothing that the rules allow was left out. */
	readonly isWhole: boolean;
}

/** A unit of the roster that may go. */
interface Going {
	/** 1 if it goes. */
	readonly column: number;
	/** How many changes that is. */
	readonly changes: number;
	/** The place of the unit in the roster. */
	readonly of: number;
}

/** So many kits are offered in all. */
const mostKits = 1500;

/** Makes the programme of a task: its columns, and the rows of every rule that makes a list illegal. */
export function modelOf(task: Task): Model {
	const { index, roster, without } = task;
	const programme = new Programme();
	const bare = { programme, kits: [] as OfferedKit[], going: [] as Going[] };
	addKept(task, bare);
	const isAllOffered = addNew(task, bare);
	programme.bound(
		sumOver(bare.kits, () => 1),
		{ max: maxUnits }
	);
	const { kits, pools } = arrangedPlaces(task, programme, bare.kits);
	const plain = sumOver(kits, ({ unit }) => unit.points);
	const affordable = isLimited(task) ? roster.size : Infinity;
	const points = [...plain, ...surcharged(index, programme, kits, affordable)];
	const context: Omit<RowContext, 'lifted'> = {
		index,
		limit: roster.size,
		programme,
		kits,
		pools,
		points
	};
	for (const rule of index.constraints)
		if (!rule.advice && !without?.has(rule.id)) addRows(context, rule);
	// Who stands where in groups is dealt out, and only judged.
	const isWhole = isAllOffered && task.areAll && !hasGroups(index);
	return { task, programme, kits, pools, points, going: bare.going, isWhole };
}

function hasGroups({ system: { groups = [] } }: ArmyIndex): boolean {
	return groups.some(({ sketch }) => !sketch);
}

/** Whether the points limit holds, whatever is in the army. */
function isLimited({ index, without }: Task): boolean {
	return index.constraints.some(
		(rule) =>
			implementationOf(rule).dependsOn(rule).points === true &&
			!rule.advice &&
			!rule.unless &&
			!rule.while &&
			!without?.has(rule.id)
	);
}

interface Bare {
	readonly programme: Programme;
	readonly kits: OfferedKit[];
	readonly going: Going[];
}

function addKept({ index, roster, variants }: Task, { programme, kits, going }: Bare): void {
	variants.forEach((own, of) => {
		const columns = own.map(({ unit, changes }): Term => {
			const lower = own.length === 1 ? 1 : 0;
			const column = programme.column(1, { lower });
			if (unit)
				kits.push({
					...kitOf(index, roster.size, musterUnit(unit, index), false),
					countColumn: column,
					of,
					changes
				});
			else going.push({ column, changes, of });
			return [column, 1];
		});
		programme.bound(columns, { min: 1, max: 1 });
	});
}

/** @returns whether all ways of every entry are offered */
function addNew(task: Task, { programme, kits }: Bare): boolean {
	const { index, roster, most: allowed, ways = waysOf(task) } = task;
	const limit = roster.size;
	if (allowed === 0) return true;
	const units = ways.flatMap((own) => own.units.map((unit) => musterUnit(unit, index)));
	const all = [...kits.map(({ unit }) => unit), ...units];
	const isSimple = isLimited(task) && all.every(({ points }) => points >= 0);
	const added: Term[] = [];
	for (const unit of units) {
		const affordable = isSimple && unit.points > 0 ? Math.floor(limit / unit.points) : maxUnits;
		const countColumn = programme.column(Math.min(maxUnits, affordable));
		kits.push({ ...kitOf(index, limit, unit, true), countColumn, of: undefined, changes: 1 });
		added.push([countColumn, 1]);
	}
	programme.bound(added, { max: allowed });
	return ways.every(({ isWhole }) => isWhole);
}

/** The ways in which each entry is offered. */
export function waysOf({ index, roster, habits, offered, without }: Task): readonly Kits[] {
	const few = Math.max(8, Math.min(48, Math.floor(mostKits / Math.max(1, offered.length))));
	const wanted = { index, limit: roster.size, habits, few, without };
	return offered.map((indexed) => kitsOf(wanted, indexed));
}

function kitOf(index: ArmyIndex, limit: number, unit: MusteredUnit, isSound: boolean) {
	const alone = contextOf(index, limit, [unit]);
	return { unit, alone, things: alone.things, isSound, places: [] };
}

/** The entries of which a new unit may be offered to a roster: those that are shown, without what is excluded. */
export function offeredIn(
	index: ArmyIndex,
	excluded: (indexed: IndexedEntry) => boolean
): readonly IndexedEntry[] {
	return [...index.units, ...index.choices].filter(
		(indexed) => !indexed.isHidden && !indexed.isBarred && !excluded(indexed)
	);
}

/**
 * What units cost together: one column for the first of them, the second and so on, each only after the one before.
 * @param affordable what they may come to at most
 */
function surcharged(
	index: ArmyIndex,
	programme: Programme,
	kits: readonly Kit[],
	affordable: number
): readonly Term[] {
	return index.surcharges.flatMap(({ of, outside, first = 0, step }): readonly Term[] => {
		const paying = kits.filter(({ unit }) => unit.indexed && matches(of, unit.tags));
		const units =
			outside === undefined
				? sumOver(paying, () => 1)
				: paying.flatMap(({ places, countColumn }) =>
						places.length === 0
							? [[countColumn, 1] as Term]
							: places.filter(({ pool }) => !pool).map(({ column }): Term => [column, 1])
					);
		if (units.length === 0) return [];
		const { most } = programme.range(units);
		let count = 0;
		for (let spent = first; count < most && spent <= affordable; spent += first + step * count)
			count += 1;
		const steps = Array.from({ length: count }, () => programme.column(1));
		programme.bound([...units, ...steps.map((column): Term => [column, -1])], { min: 0, max: 0 });
		steps.slice(1).forEach((column, at) => {
			programme.bound(
				[
					[steps[at] ?? column, 1],
					[column, -1]
				],
				{ min: 0 }
			);
		});
		return steps.map((column, at): Term => [column, first + step * at]);
	});
}
