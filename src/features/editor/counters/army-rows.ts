import { newPoints, type MusteredUnit, type Report } from '#engine';
import { pointsText, rangeText, standingText } from '#i18n';
import { editing } from '../../../i18n/en/editor.ts';
import { isFixed, limitsByEntry, type Limit } from '../limits.ts';
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
	/** How many there may be, and a word for where the count stands in that. */
	readonly range: string | undefined;
	readonly standing: string | undefined;
	readonly isBroken: boolean;
	readonly isFull: boolean;
	/** The game gives so many and no others. */
	readonly isGiven: boolean;
	/** Why there may be no more, if so. */
	readonly why: string | undefined;
	/** Those that have something of their own. */
	readonly special: readonly SpecialRow[];
}

/** A unit that has something of its own. */
export interface SpecialRow {
	readonly unit: string;
	/** The player's own name for it. */
	readonly name: string | undefined;
	readonly carried: string;
	readonly points: string | undefined;
}

type Rows = ReadonlyMap<string, ArmyRow>;

/** What the rules say of one more of an entry. */
export interface Said {
	/** The verdict on how many there may be. */
	readonly limit: Limit | undefined;
	readonly why: string | undefined;
}

/** What the rules say of each entry of a roster's army. */
export function saidOf({ context, verdicts }: Report): ReadonlyMap<string, Said> {
	const limits = limitsByEntry(verdicts);
	return new Map(
		context.index.units.map(({ entry: { id } }) => [
			id,
			{ limit: limits.get(id), why: whyNoMore({ context }, id) }
		])
	);
}

/**
 * The lines of an army's list, by entry. One that shows what it showed before is the same object, so that
 * nothing of it is painted anew.
 */
export function armyRows(
	{ index, byEntry, roster }: Pick<RosterEditor, 'index' | 'byEntry' | 'roster'>,
	said: ReadonlyMap<string, Said>,
	before: Rows
): Rows {
	const rows = new Map<string, ArmyRow>();
	for (const { entry } of index.units) {
		const { limit, why } = said.get(entry.id) ?? {};
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
			why,
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
