import {
	newPoints,
	type ArmyIndex,
	type MusteredUnit,
	type Report,
	type IndexedEntry
} from '#engine';
import type { Entry } from '#schema';
import { pointsText, limitStateText } from '#i18n';
import { editing, glance } from '../../../i18n/en/editor.ts';
import {
	isFixed,
	isUnchanged,
	whyNoMore,
	type EntryCount,
	type RosterEditor
} from '../../editing/index.ts';

/** A row of the army list: an entry, and how many units of it the roster has. */
export interface ArmyRow {
	readonly entry: string;
	readonly name: string;
	/** What the source calls it, where that is not the name of its type. */
	readonly printedType: string | undefined;
	/** Points of one more unit, in games with points. */
	readonly points: string | undefined;
	readonly count: number;
	/** How many are allowed, and where the count is in that range. */
	readonly range: string | undefined;
	readonly limitState: string | undefined;
	readonly isBroken: boolean;
	readonly isFull: boolean;
	/** Whether the player cannot change the number: in a game without points the army comes with its units. */
	readonly isFixed: boolean;
	/** Why no more may be added; undefined if one may. */
	readonly why: string | undefined;
	/** Units that differ from the plain entry. */
	readonly special: readonly SpecialRow[];
}

/** A unit that differs from the plain entry. */
interface SpecialRow {
	readonly unit: string;
	/** Its custom name. */
	readonly name: string | undefined;
	readonly carried: string;
	readonly points: string | undefined;
}

type Rows = ReadonlyMap<string, ArmyRow>;

/** For each entry of which no more may be taken, why. */
type Whys = ReadonlyMap<string, string>;

/** Checks for each entry of the army whether one more is allowed. */
export function whysOf({ context }: Report): Whys {
	const whys = new Map<string, string>();
	for (const { entry } of context.index.units) {
		const why = whyNoMore({ context }, entry.id);
		if (why !== undefined) whys.set(entry.id, why);
	}
	return whys;
}

/** Whether both give the same reasons for the same entries. */
export function saySame(one: Whys, other: Whys): boolean {
	return one.size === other.size && [...one].every(([entry, why]) => other.get(entry) === why);
}

/** What a row is made from. */
interface Parts {
	readonly index: ArmyIndex;
	readonly entry: Entry;
	readonly size: number;
	readonly limit: EntryCount | undefined;
	readonly units: readonly MusteredUnit[];
	readonly why: string | undefined;
}

/** What the rows on the screen were made from. */
const partsOf = new WeakMap<ArmyRow, Parts>();

const none: readonly MusteredUnit[] = [];

/**
 * The rows of the army list, by entry. A row with the same content as before is the same object, so that it is
 * not painted again; without any change, so is the whole.
 */
export function armyRows(
	{ index, byEntry, counts, roster }: Pick<RosterEditor, 'index' | 'byEntry' | 'counts' | 'roster'>,
	whys: Whys,
	before: Rows
): Rows {
	const { size } = roster;
	const rows = new Map<string, ArmyRow>();
	for (const { entry } of index.units) {
		const { id } = entry;
		const [limit, units, why] = [counts.get(id), byEntry.get(id) ?? none, whys.get(id)];
		rows.set(id, rowOf({ index, entry, size, limit, units, why }, before.get(id)));
	}
	const isSame =
		rows.size === before.size && [...rows].every(([id, row]) => before.get(id) === row);
	return isSame ? before : rows;
}

/** Few rows change with an edit: the others are not even made. */
function rowOf(parts: Parts, had: ArmyRow | undefined): ArmyRow {
	const was = had && partsOf.get(had);
	if (had && was && areSame(was, parts)) return had;
	const made = newRow(parts);
	// Rows are short: comparing them as JSON is cheaper than more code.
	const row = had && JSON.stringify(had) === JSON.stringify(made) ? had : made;
	partsOf.set(row, parts);
	return row;
}

function areSame(one: Parts, other: Parts): boolean {
	return (
		one.index === other.index &&
		one.entry === other.entry &&
		one.size === other.size &&
		one.limit === other.limit &&
		one.why === other.why &&
		one.units.length === other.units.length &&
		one.units.every((unit, at) => unit === other.units[at])
	);
}

function newRow({ index, entry, size, limit, units, why }: Parts): ArmyRow {
	return {
		entry: entry.id,
		name: entry.name,
		printedType: entry.printedType,
		points: size > 0 ? pointsText(newPoints(index, entry.id)) : undefined,
		count: units.length,
		range: limit && glance.range(limit),
		limitState: limit && limitStateText(limit),
		isBroken: limit !== undefined && limit.outcome !== 'met',
		isFull: limit !== undefined && limit.measured === limit.max,
		isFixed: isFixed(size, limit),
		why,
		special: units
			.filter(({ unit }) => !isUnchanged(unit, index))
			.map((unit) => specialRow(unit, size > 0))
	};
}

function specialRow({ unit, options, points }: MusteredUnit, hasPoints: boolean): SpecialRow {
	const names = options.map(({ id, indexed }) => indexed?.entry.name ?? id);
	return {
		unit: unit.id,
		name: unit.name,
		carried: names.join(', ') || editing.plain,
		points: hasPoints ? pointsText(points) : undefined
	};
}

/** A part of the army list under a heading. */
export interface ArmySection {
	readonly heading: string;
	readonly rows: readonly ArmyRow[];
}

/**
 * The army list in its sections, as far as they have rows. A section with the same rows as before is the same
 * object, so that it is not looked through again.
 * @param entries those that are shown
 */
export function armySections(
	headings: readonly string[],
	entries: readonly IndexedEntry[],
	rows: ReadonlyMap<string, ArmyRow>,
	before: readonly ArmySection[]
): readonly ArmySection[] {
	return headings
		.map((heading) => ({ heading, rows: rowsUnder(heading, entries, rows) }))
		.filter((section) => section.rows.length > 0)
		.map((section) => before.find((had) => haveSameRows(had, section)) ?? section);
}

function rowsUnder(
	heading: string,
	entries: readonly IndexedEntry[],
	rows: ReadonlyMap<string, ArmyRow>
): readonly ArmyRow[] {
	const under = entries.filter(({ type }) => type.heading === heading);
	return under.flatMap(({ entry }) => rows.get(entry.id) ?? []);
}

function haveSameRows(one: ArmySection, other: ArmySection): boolean {
	return (
		one.heading === other.heading &&
		one.rows.length === other.rows.length &&
		one.rows.every((row, at) => row === other.rows[at])
	);
}
