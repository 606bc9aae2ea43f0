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
 * Edits that fix a problem, or follow an advice, without making any other rule worse. A fix for advice makes
 * no other advice worse either. The smallest change in points comes first; changes of the points limit, which
 * have two places, come last. Empty if there are none. Never throws.
 * @param report of this roster
 * @param newId gives an unused id
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
	// An agreed points limit is the last thing that players would change.
	return [...others.toSorted(inOrder), ...resized.toSorted(inOrder)].slice(0, most);
}

/** The first candidates that work; the same edit or family counts once. */
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
