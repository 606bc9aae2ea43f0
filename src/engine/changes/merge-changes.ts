import { addUp } from './change-names.ts';
import type { CountedUnits, RosterChange } from './roster-change.ts';

/** Joins equal changes, and pairs that belong together, such as taken and given into moved. */
export function mergeChanges(changes: readonly RosterChange[]): readonly RosterChange[] {
	return replaced(handedOn(moved(changes.reduce<readonly RosterChange[]>(added, []))));
}

function added(changes: readonly RosterChange[], change: RosterChange): readonly RosterChange[] {
	for (const [at, earlier] of changes.entries()) {
		const both = together(earlier, change);
		if (both) return changes.with(at, both);
	}
	return [...changes, change];
}

/** Two changes of the same kind and subject as one. */
function together(one: RosterChange, other: RosterChange): RosterChange | undefined {
	if ('units' in one && 'units' in other && one.did !== 'replace' && other.did !== 'replace') {
		const isSame =
			one.did === other.did &&
			('option' in one ? one.option : undefined) ===
				('option' in other ? other.option : undefined) &&
			('group' in one ? one.group : undefined) === ('group' in other ? other.group : undefined);
		return isSame ? { ...one, units: addUp([...one.units, ...other.units]) } : undefined;
	}
	if (one.did === 'reorder' && other.did === 'reorder') {
		return { did: 'reorder', count: one.count + other.count };
	}
	return undefined;
}

/** An option that moves from one unit to another. */
function moved(changes: readonly RosterChange[]): readonly RosterChange[] {
	for (const [at, give] of changes.entries()) {
		if (give.did !== 'give') continue;
		const to = onlyOne(give.units);
		for (const [from, change] of changes.entries()) {
			const giver = from < at ? giverOf(change, give.option) : undefined;
			if (giver === undefined || to === undefined) continue;
			const move: RosterChange = { did: 'move-option', option: give.option, from: giver, to };
			return moved(changes.with(from, move).toSpliced(at, 1));
		}
	}
	return changes;
}

function giverOf(change: RosterChange, option: string): string | undefined {
	return change.did === 'take' && change.option === option ? onlyOne(change.units) : undefined;
}

function onlyOne(units: readonly CountedUnits[]): string | undefined {
	const [only, ...others] = units;
	return only?.ids.length === 1 && others.length === 0 ? only.name : undefined;
}

/** An option kept as a unit of its own, now given to a unit. */
function handedOn(changes: readonly RosterChange[]): readonly RosterChange[] {
	return changes.filter((change) => {
		if (change.did !== 'remove') return true;
		const stray = onlyOne(change.units);
		return !changes.some((other) => other.did === 'give' && other.option === stray);
	});
}

/** Units that are replaced by others. */
function replaced(changes: readonly RosterChange[]): readonly RosterChange[] {
	const gone = changes.findIndex(({ did }) => did === 'remove');
	const come = changes.findIndex(({ did }) => did === 'add');
	const [remove, add] = [changes[gone], changes[come]];
	if (remove?.did !== 'remove' || add?.did !== 'add') return changes;
	const replace: RosterChange = { did: 'replace', units: remove.units, by: add.units };
	return changes.with(gone, replace).toSpliced(come, 1);
}
