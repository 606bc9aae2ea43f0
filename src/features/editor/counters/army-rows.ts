import { newPoints, type MusteredUnit, type Report } from '#engine';
import { pointsText, rangeText, standingText } from '#i18n';
import { editing } from '../../../i18n/en/editor.ts';
import { isFixed } from '../limits.ts';
import { isPlain } from '../plain-units.ts';
import type { RosterEditor } from '../roster-editor.svelte.ts';
import { whyNoMore } from '../set-count.ts';

/** What a line of the army's list shows: an entry, and how many of it the roster has. */
export interface ArmyRow {
	readonly entry: string;
	readonly name: string;
	/** Points of a new one, where the game has points. */
	readonly points: string | undefined;
	readonly count: number;
	/** How many are allowed, and a word for where the count is in that range. */
	readonly range: string | undefined;
	readonly standing: string | undefined;
	readonly isBroken: boolean;
	readonly isFull: boolean;
	/** The number is fixed by the game. */
	readonly isGiven: boolean;
	/** Why no more may be added; undefined if one may. */
	readonly why: string | undefined;
	/** Those that have something of their own. */
	readonly special: readonly SpecialRow[];
}

/** A unit that has something of its own. */
export interface SpecialRow {
	readonly unit: string;
	/** The custom name of it. */
	readonly name: string | undefined;
	readonly carried: string;
	readonly points: string | undefined;
}

type Rows = ReadonlyMap<string, ArmyRow>;

/** Why there may be no more of an entry, for each of which that is so. */
export type Whys = ReadonlyMap<string, string>;

/** Asks the rules of each entry of a roster's army. */
export function whysOf({ context }: Report): Whys {
	const whys = new Map<string, string>();
	for (const { entry } of context.index.units) {
		const why = whyNoMore({ context }, entry.id);
		if (why !== undefined) whys.set(entry.id, why);
	}
	return whys;
}

/** Whether the same is said of the same entries. */
export function saySame(one: Whys, other: Whys): boolean {
	return one.size === other.size && [...one].every(([entry, why]) => other.get(entry) === why);
}

/**
 * The lines of an army's list, by entry. One that shows what it showed before is the same object, so that
 * nothing of it is painted anew.
 */
export function armyRows(
	{ index, byEntry, limits, roster }: Pick<RosterEditor, 'index' | 'byEntry' | 'limits' | 'roster'>,
	whys: Whys,
	before: Rows
): Rows {
	const rows = new Map<string, ArmyRow>();
	for (const { entry } of index.units) {
		const limit = limits.get(entry.id);
		const units = byEntry.get(entry.id) ?? [];
		const had = before.get(entry.id);
		const row: ArmyRow = {
			entry: entry.id,
			name: entry.name,
			points: roster.size > 0 ? pointsText(newPoints(index, entry.id)) : undefined,
			count: units.length,
			range: limit && rangeText(limit),
			standing: limit && standingText(limit),
			isBroken: limit !== undefined && limit.outcome !== 'met',
			isFull: limit !== undefined && limit.measured === limit.max,
			isGiven: isFixed(roster.size, limit),
			why: whys.get(entry.id),
			special: units
				.filter(({ unit }) => !isPlain(unit, index))
				.map((unit) => specialRow(unit, roster.size > 0))
		};
		// A dozen words each: to write both out costs less than code that compares them.
		const isSame = JSON.stringify(had) === JSON.stringify(row);
		rows.set(entry.id, had && isSame ? had : row);
	}
	return rows;
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
