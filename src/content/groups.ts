import {
	matches,
	groupIn,
	musterGroups,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit,
	type MusteredGroup,
	type Report
} from '#engine';
import type { GroupKind } from '#schema';
import { linesOfEach, sheetGroups } from './lines.ts';
import type { SheetGroup, SheetLine, SheetPlan, SheetPlanGroup } from './model.ts';
import { namedGroups, ruleKinds, type NamedGroup } from './named-groups.ts';
import { proofRow } from './proof.ts';

/**
 * The roster's units by group, one per line: the leader first, the others in the order of the army list. Then
 * units that are never in a group, then those outside.
 */
export function ruleGroups(context: CheckContext): readonly SheetGroup[] {
	const { index } = context;
	const units = context.units.filter(({ indexed }) => !indexed?.isChoice);
	const groups = namedGroups(context);
	const inside = new Set(groups.flatMap(({ group }) => group.units.map(({ unit }) => unit.id)));
	const outside = units.filter(({ unit }) => !inside.has(unit.id));
	const kinds = ruleKinds(index);
	const kindOf = ({ tags, indexed }: MusteredUnit): GroupKind | undefined =>
		indexed && kinds.find(({ of, outside }) => outside && matches(of, tags));
	return [
		...groups.map((group) => sheetGroup(index, group)),
		...sheetGroups(
			index,
			outside.filter((unit) => kindOf(unit) === undefined)
		).map(withoutStats),
		...kinds.map((kind) => ({
			heading: kind.outside?.plural ?? kind.plural,
			...linesOf(
				index,
				outside.filter((unit) => kindOf(unit) === kind)
			)
		}))
	].filter(({ lines }) => lines.length > 0);
}

function withoutStats(group: SheetGroup): SheetGroup {
	return { ...group, lines: group.lines.map((line) => ({ ...line, stats: [] })) };
}

function sheetGroup(
	index: ArmyIndex,
	{ group, heading, listed, ownName, leader }: NamedGroup
): SheetGroup {
	const units = group.units.filter(({ indexed }) => !indexed?.isChoice);
	return {
		heading,
		isGroup: true,
		...(listed !== undefined && { listed }),
		...(ownName && { ownName }),
		...linesOf(index, units, leader)
	};
}

function linesOf(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	leader?: MusteredUnit
): Pick<SheetGroup, 'lines' | 'count' | 'points'> {
	const [first] = leader ? linesOfEach(index, [leader]) : [];
	const others = linesOfEach(
		index,
		units.filter((unit) => unit !== leader)
	);
	const lines: readonly SheetLine[] = first ? [{ ...first, isLeader: true }, ...others] : others;
	return {
		lines,
		count: lines.length,
		points: lines.reduce((sum, { points }) => sum + points, 0)
	};
}

/** The planned groups (brigades), each with its units and unmet advice. */
export function sheetPlans(report: Report): readonly SheetPlan[] {
	const { context } = report;
	return (context.index.system.groups ?? [])
		.filter(({ sketch }) => sketch)
		.map(({ id, plural }) => ({
			heading: plural,
			groups: musterGroups(context, id).map((group) => planGroup(report, group))
		}))
		.filter(({ groups }) => groups.length > 0);
}

function planGroup(
	{ context, advice }: Report,
	{ id, name, units }: MusteredGroup
): SheetPlanGroup {
	const counts = new Map<string, number>();
	for (const unit of units) counts.set(unitName(unit), (counts.get(unitName(unit)) ?? 0) + 1);
	return {
		name,
		units: [...counts].map(([unit, count]) => (count === 1 ? unit : `${count} ${unit}`)),
		advice: [
			...new Set(
				advice
					.filter((problem) => groupIn(problem)?.id === id)
					.map((verdict) => proofRow(context, verdict).sentence)
			)
		]
	};
}
