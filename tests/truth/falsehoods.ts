import {
	applyEdit,
	checkRoster,
	oneMore,
	rosterContext,
	whyNotGive,
	type ArmyIndex,
	type CheckContext,
	type Report,
	type Verdict
} from '#engine';
import { arithmetic, problemText, whyNotText } from '#i18n';
import type { Roster } from '#schema';
import { verdictText } from '../../src/i18n/sentences/rules/verdict-text.ts';
import { falseClaims, falseFacts } from './claims.ts';

/** A list with the army that it is of. */
interface List {
	readonly index: ArmyIndex;
	readonly roster: Roster;
}

/** Where Muster said something. */
export type Place = 'problem' | 'rule' | 'why not';

/** What is false in all that Muster says of a list, in the language that is spoken; counts each sentence. */
export function falsehoodsOf(list: List, count: (place: Place) => void): readonly string[] {
	const { index, roster } = list;
	const report = checkRoster(roster, index);
	const { context } = report;
	const faults = (found: CheckContext, verdict: Verdict, text: string, place: Place) => {
		count(place);
		return faultsIn(found, verdict, text);
	};
	return [
		...report.verdicts.filter(isOfList).flatMap((verdict) => {
			const text = `${verdictText(context, verdict)} ${arithmetic(index, verdict) ?? ''}`;
			return faults(context, verdict, text, 'rule');
		}),
		...[...report.problems, ...report.advice].flatMap((problem) =>
			faults(context, problem, problemText(index, problem), 'problem')
		),
		...[...refusedUnits(list, report), ...refusedOptions(list, report)].flatMap(
			({ after, problem, text }) => faults(after, problem, text, 'why not')
		)
	];
}

/** Whether a sentence is of the list: who may have what nobody has is the same whatever is in it. */
function isOfList({ constraint, units }: Verdict): boolean {
	return constraint.kind !== 'carries' || units.length > 0;
}

/** Why something cannot be had, and the list as it would be with it. */
interface Refusal {
	readonly after: CheckContext;
	readonly problem: Verdict;
	readonly text: string;
}

function refusedUnits({ index, roster }: List, { context }: Report): readonly Refusal[] {
	return [...index.units, ...index.choices].flatMap(({ entry: { id } }) => {
		const { unit, problems: why } = oneMore(context, id, '+');
		if (why.length === 0) return [];
		const after = rosterContext(applyEdit(roster, { kind: 'add-units', units: [unit] }), index);
		return why.map((problem) => ({ after, problem, text: whyNotText(index, problem) }));
	});
}

/** Of one unit, why it may not have each option. */
function refusedOptions({ index, roster }: List, { context }: Report): readonly Refusal[] {
	const [first] = roster.units;
	if (!first) return [];
	return index.options.flatMap(({ entry: { id } }) => {
		const why = whyNotGive(context, first.id, id);
		if (why.length === 0) return [];
		const given = applyEdit(roster, { kind: 'give-option', unit: first.id, option: id });
		const after = rosterContext(given, index);
		return why.map((problem) => ({ after, problem, text: whyNotText(index, problem, first.id) }));
	});
}

function faultsIn(context: CheckContext, verdict: Verdict, text: string): readonly string[] {
	const faults = [...falseFacts(context, verdict), ...falseClaims(context, verdict, text)];
	return faults.map(
		(fault) => `${context.index.army.id}, ${verdict.constraint.id}: ${fault}: ${text}`
	);
}
