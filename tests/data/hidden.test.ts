import { expect, test } from 'vitest';
import { applyEdit, checkRoster, fixesOf, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { armiesOf, aRoster } from '../sheets/rosters.ts';

const armies = ['aos4', 'spearhead'].flatMap((system) => armiesOf(system));

/** What is in the list after any of the fixes offered for it that is out of sight otherwise. */
function hiddenOffers(roster: Roster, index: ArmyIndex): readonly string[] {
	const report = checkRoster(roster, index);
	let id = 0;
	const offers = [...report.problems, ...report.advice].flatMap((problem) =>
		fixesOf(problem, roster, report, () => `new-${++id}`, 9)
	);
	return offers
		.flatMap(({ edit }) => applyEdit(roster, edit).units)
		.flatMap(({ entry, options = [] }) => [entry, ...options])
		.filter((id) => index.entries.get(id)?.isHidden === true);
}

test('no fix of an empty list offers what a picker does not show', () => {
	const offered = armies.flatMap((index) => hiddenOffers(aRoster(index), index));
	expect([...new Set(offered)]).toEqual([]);
});
