import type { Roster, RosterUnit } from '#schema';
import { checkRoster, musterUnit, type ArmyIndex, type MusteredUnit } from '#engine';
import { severitiesOf, worseThan } from '../rules/kinds.ts';
import { habitsOf } from './habits.ts';
import { kitsOf } from './kits.ts';
import { offeredIn } from './model.ts';

/** A unit in the place of another. */
interface Instead {
	readonly unit: RosterUnit;
	/** How far it is from the unit that goes: its points, and items that only fill these up. */
	readonly off: number;
}

/** So many ways of each entry are known, and so many of them judged. */
const few = { known: 24, judged: 4 } as const;

/** How many replacements are offered. */
const most = 8;

/**
 * Units that could take the place of one: each is paid with its points and what is left, and makes no rule worse.
 * Of each entry there is one, and what costs nearly as much comes first.
 */
export function replacementsFor(
	index: ArmyIndex,
	roster: Roster,
	replaced: string
): readonly RosterUnit[] {
	const old = roster.units.find(({ id }) => id === replaced);
	if (!old) return [];
	const report = checkRoster(roster, index);
	const before = severitiesOf(report.problems);
	const oldPoints = musterUnit(old, index).points;
	const payable = oldPoints + Math.max(0, roster.size - report.points);
	const isHarmless = ({ unit }: Instead): boolean => {
		const units = roster.units.map((other) => (other === old ? unit : other));
		return worseThan(before, checkRoster({ ...roster, units }, index).problems).length === 0;
	};
	const habits = habitsOf(index);
	const wanted = { index, limit: roster.size, habits, few: few.known };
	const found = offeredIn(index, ({ entry }) => entry.id === old.entry).flatMap((indexed) => {
		if (!indexed.isUnit) return [];
		const fitting = kitsOf(wanted, indexed).units.flatMap((unit) =>
			insteadOf(musterUnit(old, index), musterUnit(unit, index), payable)
		);
		return fitting.toSorted(byNearness).slice(0, few.judged).find(isHarmless) ?? [];
	});
	return found
		.toSorted(byNearness)
		.slice(0, most)
		.map(({ unit }) => unit);
}

function byNearness(one: Instead, other: Instead): number {
	return one.off - other.off;
}

/** A unit where another stands, if it can be paid. */
function insteadOf(
	{ unit: { id, group }, points: own }: MusteredUnit,
	{ unit, points, options }: MusteredUnit,
	payable: number
): readonly Instead[] {
	if (points > payable) return [];
	const items = options.filter(({ indexed }) => indexed?.type.item).length;
	const off = Math.abs(points - own) + (own * items) / 3;
	return [{ unit: { ...unit, id, ...(group !== undefined && { group }) }, off }];
}
