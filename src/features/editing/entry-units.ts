import {
	type ArmyIndex,
	type MusteredUnit,
	entryLimits,
	type Verdict,
	type VerdictOf,
	oneMore,
	whyNotAdd
} from '#engine';
import type { RosterUnit } from '#schema';
import { rosterEdits } from '../../i18n/en/editor.ts';
import { maxUnits } from '../../schema/bounds.ts';
import { newUnitId } from '../../platform/ids.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** Why no more units of an entry may be added; undefined if one may. */
export function whyNoMore(
	{ context }: Pick<RosterEditor, 'context'>,
	entryId: string
): string | undefined {
	if (context.units.length >= maxUnits) return noRoom();
	return reasons.of(context.index, whyNotAdd(context, entryId));
}

export function noRoom(): string {
	return rosterEdits.maxUnits(maxUnits);
}

/**
 * Adds one more.
 * @param joins whether it continues the edit before, as while a button is held down: all are one step to undo
 * @returns why not, if it is not allowed: the button on screen may be a frame old
 */
export function addOne(editor: RosterEditor, entryId: string, joins = false): string | undefined {
	if (editor.roster.units.length >= maxUnits) return noRoom();
	const { unit, problems } = oneMore(editor.context, entryId, newUnitId());
	if (problems.length === 0) editor.edit({ kind: 'add-units', units: [unit] }, { joins });
	return reasons.of(editor.index, problems);
}

/** Removes this many units of an entry: plain ones first, the last of them before others. */
export function remove(editor: RosterEditor, entryId: string, count = 1, joins = false): void {
	const units = firstToLeave(editor.byEntry.get(entryId) ?? [], editor.index, count);
	if (units.length > 0) editor.edit({ kind: 'remove-units', units }, { joins });
}

/** Whether a unit is as it was added, with nothing changed by the player. */
export function isPlain({ entry, options, name, note }: RosterUnit, index: ArmyIndex): boolean {
	const starts = index.entries.get(entry)?.entry.starts ?? [];
	return !name && !note && (options ?? []).join() === starts.join();
}

/** The ids of this many units to remove: plain units first, the last of them before others. */
function firstToLeave(
	mustered: readonly MusteredUnit[],
	index: ArmyIndex,
	count: number
): readonly string[] {
	const units = mustered.map(({ unit }) => unit);
	const plain = units.filter((unit) => isPlain(unit, index));
	const special = units.filter((unit) => !plain.includes(unit));
	return count > 0 ? [...special, ...plain].slice(-count).map(({ id }) => id) : [];
}

/** Units by the entry they are, in the roster's order. */
export function unitsByEntry(
	units: readonly MusteredUnit[]
): ReadonlyMap<string, readonly MusteredUnit[]> {
	const groups = new Map<string, MusteredUnit[]>();
	for (const mustered of units) {
		const group = groups.get(mustered.unit.entry);
		if (group) group.push(mustered);
		else groups.set(mustered.unit.entry, [mustered]);
	}
	return groups;
}

/** How many there may be of an entry, and how many there are. */
export type Limit = VerdictOf<'count'>;

/**
 * The verdict on the number of each entry. If book and event both limit it: the one not met, else the tighter
 * one.
 */
export function limitsByEntry(verdicts: readonly Verdict[]): ReadonlyMap<string, Limit> {
	const limits = new Map<string, Limit>();
	for (const { entry, verdict } of entryLimits(verdicts)) {
		const known = limits.get(entry);
		limits.set(entry, known && !isTighter(verdict, known) ? known : verdict);
	}
	return limits;
}

/** Whether the player cannot change the number: in a game without points the army comes with its units. */
export function isFixed(size: number, limit: Limit | undefined): boolean {
	if (size > 0 || limit?.outcome !== 'met') return false;
	return limit.max !== undefined && limit.min === limit.max;
}

function isTighter(one: Limit, other: Limit): boolean {
	if ((one.outcome === 'met') !== (other.outcome === 'met')) return one.outcome !== 'met';
	return (one.max ?? Infinity) < (other.max ?? Infinity);
}
