import type { Roster } from '#schema';
import type { Report } from './judge/report.ts';
import type { Unmet } from '../rules/base/verdict.ts';
import { candidatesFor, lastResortsFor } from '../rules/late/candidates.ts';
import { lacksOneOf } from '../rules/late/problems.ts';
import { problemKey } from '../rules/kinds.ts';
import { inOrder, isResize, type Candidate, type Fix } from './fix/fix.ts';
import { pointsToFix } from './fix/trial.ts';
import { openFix, type FixContext } from './fix/fix-context.ts';

export type { Fix } from './fix/fix.ts';

/** How many are offered; where a unit lacks one of several options, each of them is a way. */
const usualMost = 4;
const mostOfOne = 12;

/**
 * Edits that fix a problem, or follow an advice, without making any other rule worse. A fix for advice makes
 * no other advice worse either. The smallest change in points comes first. At most two change the points limit;
 * they come last. Empty if there are none. Never throws.
 * @param report of this roster
 * @param newId gives an unused id
 * @param most how many to offer
 */
export function fixesOf(
	problem: Unmet,
	roster: Roster,
	report: Report,
	newId: () => string,
	most = lacksOneOf(problem) ? mostOfOne : usualMost
): readonly Fix[] {
	const fixing = openFix(problem, roster, report, newId);
	if (!fixing.before.has(problemKey(problem))) return [];
	// The smallest change is tried first, so all candidates are made before any is tried.
	const candidates = [...candidatesFor(fixing)].toSorted(inOrder);
	const resized = firstThatFixes(fixing, candidates.filter(isResize), 2);
	const atThisLimit = candidates.filter((fix) => !isResize(fix));
	const places = Math.max(1, most - resized.length);
	const fixes = firstThatFixes(fixing, atThisLimit, places);
	const others =
		fixes.length > 0
			? fixes
			: firstThatFixes(fixing, [...lastResortsFor(fixing)].toSorted(inOrder), places);
	// An agreed points limit is the last thing that players would change.
	return [...others.toSorted(inOrder), ...resized.toSorted(inOrder)].slice(0, most);
}

/** The first candidates that work; the same edit or family counts once. */
function firstThatFixes(
	fixing: FixContext,
	candidates: readonly Candidate[],
	most: number
): readonly Fix[] {
	const fixes: Fix[] = [];
	const known = new Set<string>();
	for (const { family = '', ...fix } of candidates) {
		if (fixes.length >= most) break;
		const sameEdit = JSON.stringify(fix.edit);
		if (known.has(sameEdit) || known.has(family)) continue;
		known.add(sameEdit);
		const points = pointsToFix(fixing, fix.edit);
		if (points === undefined) continue;
		fixes.push({ ...fix, points });
		if (family) known.add(family);
	}
	return fixes;
}
