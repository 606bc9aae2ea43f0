import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import {
	applyEdit,
	indexArmy,
	reportAfter,
	reportOf,
	rosterContext,
	type ArmyIndex,
	type Report
} from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { aHostIndex } from '../host.ts';
import { rawPacks } from '../packs.ts';
import { editOf, rosterOf } from './edits.ts';
import { amount } from '../runs.ts';

const armies = rawPacks.flatMap(({ system, armies: files }) =>
	files.map(
		({ army }) =>
			() =>
				indexArmy(System.parse(system), Army.parse(army))
	)
);
const indexes = new Map<() => ArmyIndex, ArmyIndex>([[aHostIndex, aHostIndex()]]);

/** An army of any game, or of the one that has every kind of rule. */
const anIndex = fc
	.oneof({ weight: 3, arbitrary: fc.constantFrom(...armies) }, fc.constant(aHostIndex))
	.map((made) => {
		const index = indexes.get(made) ?? made();
		indexes.set(made, index);
		return index;
	})
	// Fixed armies have nothing to give.
	.filter(({ options }) => options.length > 0);

const story = anIndex.chain((index) =>
	fc.record({
		index: fc.constant(index),
		start: rosterOf(index),
		edits: fc.array(editOf(index), { minLength: 1, maxLength: 12 })
	})
);

/** Everything that is told, rules by their ids. */
function factsOf({ points, verdicts, problems, advice, tallies }: Report): unknown {
	const plain = (all: Report['verdicts']) =>
		all.map(({ constraint, ...rest }) => ({ rule: constraint.id, ...rest }));
	return {
		points,
		tallies,
		verdicts: plain(verdicts),
		problems: plain(problems),
		advice: plain(advice)
	};
}

test('after any edits the report is that of the roster by itself', () => {
	fc.assert(
		fc.property(story, ({ index, start, edits }) => {
			let roster = start;
			let report = reportOf(rosterContext(roster, index));
			for (const edit of edits) {
				roster = applyEdit(roster, edit);
				const context = rosterContext(roster, index);
				report = reportAfter(context, report);
				expect(factsOf(report)).toEqual(factsOf(reportOf(context)));
			}
		}),
		{ numRuns: amount({ all: 300, part: 75 }) }
	);
});
