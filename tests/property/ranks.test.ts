import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import {
	applyEdit,
	applyPatch,
	checkRoster,
	indexArmy,
	isProblem,
	patchOf,
	priceOf,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex
} from '#engine';
import type { Army, Roster, RosterUnit } from '#schema';
import { candidatesFor, lastResortsFor } from '../../src/rules/late/candidates.ts';
import { pointsToFix } from '../../src/engine/fix/trial.ts';
import { openFix } from '../../src/engine/fix/fix-context.ts';
import { aConstraint, aRoster, type Draft } from '../builders.ts';
import { ranksArmy, ranksSystem } from '../toy-ranks.ts';
import { anEditOf, counter, fixesInFull, nameOf, offers } from './offers.ts';
import { amountIn } from '../said.ts';

const army: Army = { ...ranksArmy, entries: [...ranksArmy.entries, ...ranksSystem.entries] };
const rules: readonly Draft[] = [
	{ kind: 'points-limit' },
	{ kind: 'standing' },
	{ kind: 'count', of: { any: ['chief'] }, min: 1, max: 1 },
	{
		kind: 'rank',
		role: { any: ['CHIEF'] },
		among: { any: ['LEADER'] },
		by: { number: 'rank' },
		label: 'chief'
	},
	{ kind: 'share', of: { any: ['LEADER'] }, max: 50, scope: 'army' },
	{ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' },
	{
		kind: 'exclusive',
		of: { any: ['RELIC'] },
		on: { any: ['LEADER', 'TROOP'] },
		max: { number: 'relics' },
		label: 'relics'
	},
	{ kind: 'exclusive', of: { any: ['RUNE'] }, on: { any: ['baron'] }, min: 1, label: 'runes' },
	{ kind: 'exclusive', of: { any: ['STEED'] }, max: 1, label: 'steeds' },
	{ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' },
	{ kind: 'unique', of: { any: ['RUNE'] }, scope: 'army', by: 'set', label: 'runes' },
	{ kind: 'unique', of: { any: ['ARMS', 'COMMAND'] }, scope: 'unit' },
	{
		kind: 'requires',
		of: { any: ['ram'] },
		needs: { any: ['guards'] },
		min: 10,
		counting: 'models',
		scope: 'army'
	}
];

const index: ArmyIndex = indexArmy(
	{
		...ranksSystem,
		entries: [],
		constraints: rules.map((rule, at) => aConstraint({ id: `rule-${at}`, ...rule }))
	},
	army
);

const idsOf = (type: readonly string[]): string[] =>
	army.entries.filter((entry) => type.includes(entry.type)).map(({ id }) => id);
const unit: fc.Arbitrary<Omit<RosterUnit, 'id'>> = fc.record(
	{
		entry: fc.constantFrom(...idsOf(['lord', 'troop', 'engine']), 'no-such-thing'),
		options: fc.array(
			fc.constantFrom(...idsOf(['arms', 'steed', 'command', 'relic', 'rune', 'role']), 'no-option'),
			{ maxLength: 5 }
		),
		models: fc.integer({ min: 1, max: 40 })
	},
	{ requiredKeys: ['entry'] }
);
const rosters: fc.Arbitrary<Roster> = fc
	.tuple(fc.constantFrom(200, 500, 1000), fc.array(unit, { maxLength: 7 }))
	.map(([size, units]) =>
		aRoster({
			system: 'ranks',
			size,
			units: units.map((each, at) => ({ id: `u${at + 1}`, ...each }))
		})
	);

describe('a list of ranks and files', { timeout: 60_000 }, () => {
	test('costs the sum of its parts, in quarters at the least', () => {
		fc.assert(
			fc.property(rosters, (roster) => {
				const { context, points } = checkRoster(roster, index);
				const parts = context.units.flatMap((each) => priceOf(each).parts);
				expect(points).toBe(parts.reduce((sum, part) => sum + part.points, 0));
				expect(Number.isInteger(points * 4)).toBe(true);
				for (const each of context.units) {
					const { each: one, models, points: all } = priceOf(each);
					const ranks = priceOf(each).parts.filter(({ kind }) => kind === 'each');
					expect(ranks.reduce((sum, part) => sum + part.points, 0)).toBe(one * models);
					expect(all).toBe(each.points);
				}
			})
		);
	});

	test('is judged and priced the same in any order of its units and their options', () => {
		const both = rosters.chain((roster) =>
			fc.record({
				roster: fc.constant(roster),
				units: fc.shuffledSubarray([...roster.units], { minLength: roster.units.length })
			})
		);
		const summaryOf = (roster: Roster): string => {
			const { points, problems } = checkRoster(roster, index);
			const codes = problems.map((problem) => {
				const { constraint, outcome, units } = problem;
				return JSON.stringify([constraint.id, outcome, amountIn(problem), units.toSorted()]);
			});
			return JSON.stringify([points, codes.toSorted()]);
		};
		fc.assert(
			fc.property(both, ({ roster, units }) => {
				const turned = units.map(({ options, ...rest }) => ({
					...rest,
					...(options && { options: options.toReversed() })
				}));
				expect(summaryOf({ ...roster, units: turned })).toBe(summaryOf(roster));
			})
		);
	});

	test('may have more where nothing says why not', () => {
		fc.assert(
			fc.property(
				rosters,
				fc.constantFrom(...idsOf(['relic', 'rune', 'arms', 'command', 'steed'])),
				(roster, option) => {
					const { context, problems } = checkRoster(roster, index);
					const [first] = roster.units;
					if (!first || whyNotGive(context, first.id, option).length > 0) return;
					const after = applyEdit(roster, { kind: 'give-option', unit: first.id, option });
					const made = checkRoster(after, index).problems;
					const before = problems.map(nameOf);
					const news = made.filter((problem) => !before.includes(nameOf(problem)));
					const passing = [
						'points-limit/over',
						'count/too-few',
						'share/too-little',
						'exclusive/too-few'
					];
					expect(news.filter(({ outcome }) => !passing.includes(outcome))).toEqual([]);
				}
			),
			{ numRuns: 300 }
		);
	});

	test('may have one more unit where nothing says why not', () => {
		fc.assert(
			fc.property(
				rosters,
				fc.constantFrom(...idsOf(['lord', 'troop', 'engine'])),
				(roster, entry) => {
					const { context } = checkRoster(roster, index);
					const why = whyNotAdd(context, entry);
					expect(why.every(({ outcome }) => outcome !== 'points-limit/over')).toBe(true);
				}
			)
		);
	});

	test('is fixed by every fix that is offered, at the price it says', () => {
		const fixed = new Set<string>();
		fc.assert(
			fc.property(rosters, (roster) => {
				const before = checkRoster(roster, index);
				for (const { problem, fixes } of offers({ index, roster })) {
					for (const { edit, points } of fixes) {
						if (!fixesInFull(problem, roster, index, edit))
							throw new Error(`${nameOf(problem)}: ${JSON.stringify(edit)}`);
						const report = checkRoster(applyEdit(roster, edit), index);
						expect(report.points - before.points).toBe(points);
						fixed.add(problem.outcome);
					}
				}
			}),
			{ numRuns: 150 }
		);
		expect(fixed.size).toBeGreaterThan(9);
	});

	test('is fixed by no edit that a full check does not call a fix', () => {
		const edited = rosters.chain((roster) =>
			fc.tuple(
				fc.constant(roster),
				fc.array(anEditOf(roster, army, 'company'), { minLength: 6, maxLength: 6 })
			)
		);
		let fixes = 0;
		fc.assert(
			fc.property(edited, ([roster, edits]) => {
				const report = checkRoster(roster, index);
				for (const problem of report.problems.filter(isProblem).slice(0, 8)) {
					const fixing = openFix(problem, roster, report, counter());
					const thoughtOf = [...candidatesFor(fixing), ...lastResortsFor(fixing)];
					for (const edit of [...thoughtOf.slice(0, 10).map((each) => each.edit), ...edits]) {
						const isFixing = pointsToFix(fixing, edit) !== undefined;
						if (isFixing) fixes++;
						if (isFixing !== fixesInFull(problem, roster, index, edit))
							throw new Error(`${nameOf(problem)}: ${JSON.stringify(edit)}`);
					}
				}
			}),
			{ numRuns: 60 }
		);
		expect(fixes).toBeGreaterThan(30);
	});

	test('is itself again after any edit is undone', () => {
		const strength = fc.record({
			unit: fc.constantFrom('u1', 'u2', 'u9'),
			models: fc.integer({ min: 1, max: 99 })
		});
		fc.assert(
			fc.property(rosters, strength, (roster, { unit: id, models }) => {
				const after = applyEdit(roster, { kind: 'set-models', unit: id, models });
				const back = applyPatch(after, patchOf(after, roster));
				expect(JSON.stringify(back)).toBe(JSON.stringify(roster));
			})
		);
	});
});
