import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, isProblem } from '#engine';
import { candidatesFor, lastResortsFor } from '../../src/rules/late/candidates.ts';
import { pointsToFix } from '../../src/engine/fix/trial.ts';
import { openFix } from '../../src/engine/fix/fix-context.ts';
import { aHostIndex, aHostIndexOf, hostArmy, hostRules } from '../host.ts';
import { hostRosters } from './host-rosters.ts';
import { anEditOf, counter, fixesInFull, nameOf, offers } from './offers.ts';
import { amount } from '../runs.ts';

const host = aHostIndex();
/** With rules that the host does not have: shares of the army, the least of regiments. */
const strict = aHostIndexOf(
	...hostRules.filter(({ id }) => id !== 'regiments'),
	{ id: 'many', kind: 'groups', group: 'regiment', min: 2, max: 3 },
	{ id: 'core', kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' },
	{ id: 'lords', kind: 'share', of: { any: ['HERO'] }, max: 25, scope: 'army' },
	{ id: 'big', kind: 'share', of: { any: ['spears'] }, min: 8, scope: 'unit' },
	{
		id: 'archers',
		kind: 'count',
		of: { any: ['archers'] },
		max: 1,
		more: { each: { any: ['mage'] }, n: 1 },
		scope: { group: 'regiment' }
	},
	{ id: 'must', kind: 'count', of: { any: ['huntress'] }, min: 1 }
);

const indexes = { host, strict };
const which = fc.constantFrom<(keyof typeof indexes)[]>('host', 'strict');

describe('every fix offered for a list of regiments', { timeout: 60_000 }, () => {
	test('does away with its problem, makes nothing else worse, and costs what it says', () => {
		const fixed = new Set<string>();
		fc.assert(
			fc.property(which, hostRosters, (name, roster) => {
				const index = indexes[name];
				const before = checkRoster(roster, index);
				for (const { problem, fixes } of offers({ index, roster })) {
					for (const { edit, points, limitChange } of fixes) {
						if (!fixesInFull(problem, roster, index, edit))
							throw new Error(`${nameOf(problem)}: ${JSON.stringify(edit)}`);
						const after = applyEdit(roster, edit);
						const report = checkRoster(after, index);
						expect(report.problems.length).toBeLessThan(before.problems.length);
						expect(report.points - before.points).toBe(points);
						expect(after.size - roster.size).toBe(limitChange);
						fixed.add(problem.outcome);
					}
				}
			}),
			{ numRuns: amount({ all: 50, part: 10 }) }
		);
		expect(fixed.size).toBeGreaterThan(amount({ all: 15, part: 5 }));
	});

	test('is one by a check of the whole roster, as is no edit that was not offered', () => {
		const edited = hostRosters.chain((roster) =>
			fc.tuple(
				fc.constant(roster),
				fc.array(anEditOf(roster, hostArmy, 'regiment'), { minLength: 8, maxLength: 8 })
			)
		);
		let fixes = 0;
		fc.assert(
			fc.property(which, edited, (name, [roster, edits]) => {
				const index = indexes[name];
				const report = checkRoster(roster, index);
				for (const problem of report.problems.filter(isProblem).slice(0, 10)) {
					const fixing = openFix(problem, roster, report, counter());
					const thoughtOf = [...candidatesFor(fixing), ...lastResortsFor(fixing)];
					for (const edit of [...thoughtOf.slice(0, 12).map((each) => each.edit), ...edits]) {
						const isFixing = pointsToFix(fixing, edit) !== undefined;
						if (isFixing) fixes++;
						if (isFixing !== fixesInFull(problem, roster, index, edit)) {
							throw new Error(`${nameOf(problem)}: ${JSON.stringify(edit)}, ${isFixing}`);
						}
					}
				}
			}),
			{ numRuns: amount({ all: 30, part: 6 }) }
		);
		expect(fixes).toBeGreaterThan(amount({ all: 100, part: 20 }));
	});
});
