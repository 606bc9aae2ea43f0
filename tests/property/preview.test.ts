import { beforeAll, describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	variableModels,
	fixesOf,
	newPoints,
	oneMore,
	priceOf,
	rosterContext,
	type CheckContext,
	type Edit,
	type MusteredUnit
} from '#engine';
import type { Roster } from '#schema';
import {
	addition,
	entriesFor,
	pointsAfter,
	type Target
} from '../../src/features/arrange/index.ts';
import { toggleOption } from '../../src/features/editor/units/give-option.ts';
import { optionPrice, tapped } from '../../src/features/editor/units/option-price.ts';
import { optionGroups, regimentKind } from '../../src/features/units/index.ts';
import { Dice } from '../faults/dice.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { amount } from '../runs.ts';
import { inRun } from '../slice.ts';
import { randomLists, type RandomList } from '../truth/lists.ts';
import { counter } from './offers.ts';

// What is said of the total before a tap is what the tap makes of it: for every army, on lists that the rules let grow
// and on others that break them.

/** Milliseconds, as a whole run may share its machine. */
const patience = amount({ all: 3_600_000, part: 600_000 });
const lists: RandomList[] = [];

beforeAll(async () => {
	const dice = new Dice(52);
	const subjects = inRun(subjectsOf(await openTree()));
	const each = { lists: amount({ all: 2, part: 1 }), variants: 1 };
	for (const subject of subjects) lists.push(...randomLists(subject, dice, each));
}, patience);

/** What is said of an edit, with what comes of it. */
interface Preview {
	readonly of: string;
	readonly said: number;
	readonly edit: Edit;
}

/** The previews that are false, of those of every list; and how many there are. */
function falseOnes(previewsOf: (roster: Roster, context: CheckContext) => Iterable<Preview>) {
	const wrong: string[] = [];
	let count = 0;
	for (const { index, roster } of lists) {
		const context = rosterContext(roster, index);
		for (const { of, said, edit } of previewsOf(roster, context)) {
			count += 1;
			const done = rosterContext(applyEdit(roster, edit), index).points - context.points;
			if (said !== done) wrong.push(`${roster.system}/${roster.army}, ${of}: ${said}, not ${done}`);
		}
	}
	return { wrong: wrong.slice(0, 20), count };
}

/** Where a unit may be added: outside, to a new group and to each that there is. */
function targetsOf({ index, groups }: CheckContext): readonly Target[] {
	const kind = regimentKind(index.system)?.id;
	const there = groups.filter((group) => group.kind === kind).map(({ id }) => ({ group: id }));
	return kind === undefined ? ['outside'] : ['outside', 'new', ...there];
}

describe(
	'the total is what was said before the tap',
	() => {
		test('of a unit that is added, wherever it goes', () => {
			const { wrong, count } = falseOnes(function* (_, context) {
				for (const target of targetsOf(context))
					for (const { entry } of entriesFor(context.index, target))
						yield {
							of: `${entry.name} ${JSON.stringify(target)}`,
							said: pointsAfter(context, entry.id, target) - context.points,
							edit: addition(context, entry.id, target).edit
						};
			});
			expect(wrong).toEqual([]);
			expect(count).toBeGreaterThan(1000);
		});

		test('of a unit that is counted: its price', () => {
			const { wrong, count } = falseOnes(function* (_, context) {
				if (context.index.surcharges.length > 0) return;
				for (const { entry } of [...context.index.units, ...context.index.choices]) {
					const { unit } = oneMore(context, entry.id, 'new');
					const edit = { kind: 'add-units', units: [unit] } as const;
					yield { of: entry.name, said: newPoints(context.index, entry.id), edit };
				}
			});
			expect(wrong).toEqual([]);
			expect(count).toBeGreaterThan(500);
		});

		test('of an option that is given or taken, whatever it takes along', () => {
			const { wrong, count } = falseOnes(function* (roster, context) {
				for (const mustered of context.units) {
					for (const { options } of optionGroups(context.index, mustered)) {
						for (const option of options) {
							const isRemoval = mustered.options.some(({ id }) => id === option.entry.id);
							const giving = toggleOption(roster, context, mustered, option);
							if (!giving.edit) continue;
							const tap = tapped(roster, context, giving, isRemoval);
							const text = optionPrice(context.index, mustered, option, tap);
							yield {
								of: `${option.entry.name} of ${mustered.indexed?.entry.name}`,
								said: saidBy(text, mustered, isRemoval),
								edit: giving.edit
							};
						}
					}
				}
			});
			expect(wrong).toEqual([]);
			expect(count).toBeGreaterThan(1000);
		});

		test('of one model more: the price of a model', () => {
			const { wrong } = falseOnes(function* (_, context) {
				for (const mustered of context.units) {
					const models = variableModels(mustered);
					if (models === undefined) continue;
					yield {
						of: `models of ${mustered.indexed?.entry.name}`,
						said: priceOf(mustered).each,
						edit: { kind: 'set-models', unit: mustered.unit.id, models: models + 1 }
					};
				}
			});
			expect(wrong).toEqual([]);
		});

		test('of each fix', () => {
			const { wrong } = falseOnes(function* (roster, context) {
				const report = checkRoster(roster, context.index);
				for (const problem of report.problems.slice(0, 3))
					for (const { edit, points } of fixesOf(problem, roster, report, counter(), 2))
						yield { of: JSON.stringify(edit), said: points, edit };
			});
			expect(wrong).toEqual([]);
		});
	},
	patience
);

/** What the words beside an option say that the total changes by. */
function saidBy(text: string, { models = 1 }: MusteredUnit, isRemoval: boolean): number {
	const total = text.split(' · total ')[1];
	if (total !== undefined) return numberIn(total);
	if (text === 'free') return 0;
	const each = text.endsWith(' per model') ? models : 1;
	const points = numberIn(text.replace(' per model', '')) * each;
	return isRemoval ? 0 - points : points;
}

/** A number as it is printed: "+39", "−2½", "±0". */
function numberIn(text: string): number {
	const [, sign = '', whole = '', part = ''] = /^([+−±]?)(\d*)([¼½¾]?)$/.exec(text) ?? [];
	const points = Number(whole) + ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[part] ?? 0);
	return sign === '−' ? 0 - points : points;
}
