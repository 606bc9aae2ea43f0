import type { Roster } from '#schema';
import type { Report } from './judge/report.ts';
import type { Problem } from '../rules/verdict.ts';
import { candidatesFor, lastResortsFor } from '../rules/repairs.ts';
import { keyOf } from '../rules/same-problem.ts';
import { inOrder, isResize, type Candidate, type Repair } from './repair/repair.ts';
import { pointsToMend } from './repair/trial.ts';
import { openRepair, type RepairContext } from './repair/repair-context.ts';

export type { Repair } from './repair/repair.ts';

/**
 * Edits that do away with a problem, or with an advice, and break no other rule nor bend one further;
 * what mends an advice leaves the other advice alone, too. The cheapest change in points first;
 * places are kept for two changes of the points limit, if they help. Empty where there is none. Never throws.
 * @param report what `checkRoster` says about this roster
 * @param newId gives an id not used before
 * @param most how many to offer
 */
export function repairsOf(
	problem: Problem,
	roster: Roster,
	report: Report,
	newId: () => string,
	most = 4
): readonly Repair[] {
	const repairing = openRepair(problem, roster, report, newId);
	if (!repairing.before.has(keyOf(problem))) return [];
	const candidates = [...candidatesFor(repairing)].toSorted(inOrder);
	const resized = firstThatMend(repairing, candidates.filter(isResize), 2);
	const own = candidates.filter((repair) => !isResize(repair));
	const places = Math.max(1, most - resized.length);
	const repairs = firstThatMend(repairing, own, places);
	const others =
		repairs.length > 0
			? repairs
			: firstThatMend(repairing, [...lastResortsFor(repairing)].toSorted(inOrder), places);
	return [...others, ...resized].toSorted(inOrder).slice(0, most);
}

/** The first of these candidates that are repairs; the same edit, and the same family, counts once. */
function firstThatMend(
	repairing: RepairContext,
	candidates: readonly Candidate[],
	most: number
): readonly Repair[] {
	const repairs: Repair[] = [];
	const known = new Set<string>();
	for (const { family = '', ...repair } of candidates) {
		if (repairs.length >= most) break;
		const sameEdit = JSON.stringify(repair.edit);
		if (known.has(sameEdit) || known.has(family)) continue;
		known.add(sameEdit);
		const points = pointsToMend(repairing, repair.edit);
		if (points === undefined) continue;
		repairs.push({ ...repair, points });
		if (family) known.add(family);
	}
	return repairs;
}
