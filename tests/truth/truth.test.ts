import { beforeAll, describe, expect, test } from 'vitest';
import {
	applyEdit,
	checkRoster,
	newUnit,
	rosterContext,
	whyNotAdd,
	whyNotGive,
	type CheckContext,
	type Report,
	type Verdict
} from '#engine';
import { arithmetic, problemText, whyNotText } from '#i18n';
import { verdictText } from '../../src/i18n/sentences/rules/verdict-text.ts';
import { sampleRosters } from '../sample-rosters.ts';
import { amount } from '../faults/amount.ts';
import { Dice } from '../faults/dice.ts';
import { openTree, subjectsOf } from '../net/tree.ts';
import { saying, tongues } from '../phrasebook/speaking.ts';
import { falseClaims, falseFacts } from './claims.ts';
import { randomLists, type RandomList } from './lists.ts';
import { trialFault } from './trials.ts';

// What Muster says of lists that break rules, in both languages, against what is in the lists: every number is
// counted anew, every name is looked for, and what is said of more or less is tried out.

/** Armies of which lists are made: one in so many. */
const oneIn = amount({ whole: 1, part: 12 });
const dice = new Dice(128);
const lists: RandomList[] = [];
const said = { problem: 0, rule: 0, 'why not': 0 };

beforeAll(async () => {
	const subjects = subjectsOf(await openTree()).filter((_, at) => at % oneIn === 0);
	const each = { lists: amount({ whole: 3, part: 1 }), variants: 5 };
	lists.push(...subjects.flatMap((subject) => randomLists(subject, dice, each)));
	lists.push(...sampleRosters.map(({ index, roster }) => ({ index, roster, dice })));
}, 60_000);

describe('what is said of a list is true', () => {
	test.each(tongues)(
		'in %s',
		(tongue) => {
			expect(saying(tongue, () => [...new Set(lists.flatMap(falsehoodsOf))])).toEqual([]);
		},
		900_000
	);

	test('a limit is reached with one more or one less', () => {
		const faults = lists.flatMap((list) => {
			const { problems, advice } = checkRoster(list.roster, list.index);
			return [...problems, ...advice].flatMap((problem) => {
				const fault = trialFault(list, problem);
				return fault === undefined ? [] : [`${problemText(list.index, problem)} ${fault}`];
			});
		});
		expect(faults).toEqual([]);
	}, 300_000);

	test('and much is said', () => {
		expect(said.problem).toBeGreaterThan(500);
		expect(said.rule).toBeGreaterThan(10_000);
		expect(said['why not']).toBeGreaterThan(1000);
	});
});

function falsehoodsOf(list: RandomList): readonly string[] {
	const { index, roster } = list;
	const report = checkRoster(roster, index);
	const { context } = report;
	return [
		...report.verdicts.flatMap((verdict) => {
			const text = `${verdictText(context, verdict)} ${arithmetic(index, verdict) ?? ''}`;
			return faultsIn(context, verdict, text, 'rule');
		}),
		...[...report.problems, ...report.advice].flatMap((problem) =>
			faultsIn(context, problem, problemText(index, problem), 'problem')
		),
		...whyNotAdded(list, report),
		...whyNotGiven(list, report)
	];
}

function whyNotAdded({ index, roster }: RandomList, { context }: Report): readonly string[] {
	return [...index.units, ...index.choices].flatMap(({ entry: { id } }) => {
		const why = whyNotAdd(context, id);
		if (why.length === 0) return [];
		const unit = newUnit(index, id, '+', context);
		const after = rosterContext(applyEdit(roster, { kind: 'add-units', units: [unit] }), index);
		return why.flatMap((problem) =>
			faultsIn(after, problem, whyNotText(index, problem), 'why not')
		);
	});
}

/** Of one unit, why it may not have each option. */
function whyNotGiven({ index, roster }: RandomList, { context }: Report): readonly string[] {
	const [first] = roster.units;
	if (!first) return [];
	return index.options.flatMap(({ entry: { id } }) => {
		const why = whyNotGive(context, first.id, id);
		if (why.length === 0) return [];
		const given = applyEdit(roster, { kind: 'give-option', unit: first.id, option: id });
		const after = rosterContext(given, index);
		return why.flatMap((problem) =>
			faultsIn(after, problem, whyNotText(index, problem, first.id), 'why not')
		);
	});
}

function faultsIn(
	context: CheckContext,
	verdict: Verdict,
	text: string,
	place: keyof typeof said
): readonly string[] {
	said[place] += 1;
	const faults = [...falseFacts(context, verdict), ...falseClaims(context, verdict, text)];
	return faults.map(
		(fault) => `${context.index.army.id}, ${verdict.constraint.id}: ${fault}: ${text}`
	);
}
