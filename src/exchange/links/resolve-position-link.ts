import type { ArmyIndex } from '#engine';
import type { Positions } from '#schema';
import type { RosterResult } from '../common/fault.ts';
import { noArmyInText } from '../common/unknown.ts';
import { namedIn, fewest, linkRoster, withStands, type LinkUnit } from './link-roster.ts';
import type { PositionCount, PositionList } from './position-link.ts';

/** A unit, and the row that it was counted in. */
interface Unit extends LinkUnit {
	readonly row: number;
}

/**
 * The roster that a link's numbers stand for. A link says neither whose an upgrade is nor the points limit: an
 * upgrade goes to a unit of its row that has the fewest, and the limit is the least usual one.
 */
export function resolvePositionLink(
	list: PositionList,
	index: ArmyIndex,
	newId: () => string
): RosterResult {
	const { positions } = index.army;
	if (!positions) return { ok: false, faults: [noArmyInText] };
	const { units, unknown } = unitsOf(list, positions, index);
	return linkRoster({ units, unknown }, index, newId, list.name);
}

function unitsOf({ counts }: PositionList, positions: Positions, index: ArmyIndex) {
	const units: Unit[] = [];
	const stands: string[] = [];
	const unknown: string[] = [];
	for (const { unit: row, upgrade, count } of counts) {
		if (upgrade !== undefined) continue;
		const named = positions.units[row];
		const [entry, ...options] = typeof named === 'string' ? [named] : (named ?? []);
		if (entry === undefined) unknown.push(String(row));
		else if (index.entries.get(entry)?.isUnit)
			for (let at = 0; at < count; at += 1) units.push({ entry, options: [...options], row });
		else stands.push(...Array.from({ length: count }, () => entry));
	}
	const upgrades = counts.flatMap((each) =>
		each.upgrade === undefined ? [] : [{ each, meant: meantBy(each.upgrade, positions, index) }]
	);
	// Units that replace others come last: each replaces a unit of its row that has no upgrades.
	const inTurn = upgrades.toSorted((one, other) => standsIn(one.meant) - standsIn(other.meant));
	for (const { each, meant } of inTurn)
		if (!upgraded(units, each, meant)) unknown.push(`${each.unit}-${each.upgrade ?? ''}`);
	return { units, unknown: [...unknown, ...withStands(units, stands, index)] };
}

type Upgrade = Positions['upgrades'][number];

function meantBy(
	upgrade: string,
	positions: Positions,
	{ system }: ArmyIndex
): Upgrade | undefined {
	if (/^\d+$/.test(upgrade)) return positions.upgrades[Number(upgrade)];
	return namedIn(positions.letters, upgrade) ?? namedIn(system.positions?.letters, upgrade);
}

function standsIn(meant: Upgrade | undefined): number {
	return typeof meant === 'object' ? 1 : 0;
}

/** Adds an upgrade to units of its row, or replaces them by other units; false if the upgrade is unknown. */
function upgraded(
	units: readonly Unit[],
	{ unit: row, count }: PositionCount,
	meant: Upgrade | undefined
): boolean {
	if (meant === undefined) return false;
	const own = units.filter((unit) => unit.row === row);
	if (typeof meant === 'string') {
		for (let at = 0; at < count; at += 1) fewest(own, meant)?.options.push(meant);
		return own.length > 0;
	}
	const replaced = own
		.filter(({ entry }) => entry === meant.for)
		.toSorted((one, other) => one.options.length - other.options.length)
		.slice(0, count);
	for (const unit of replaced) unit.entry = meant.is;
	return replaced.length === count;
}
