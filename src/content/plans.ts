import { groupIn, musterGroups, unitName, type MusteredGroup, type Report } from '#engine';
import type { SheetPlan, SheetPlanGroup } from './model.ts';
import { legalityRow } from './legality/legality.ts';

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
					.map((verdict) => legalityRow(context, verdict).sentence)
			)
		]
	};
}
