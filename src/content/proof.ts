import {
	aboutOf,
	groupKindIdOf,
	isAdvice,
	isIdle,
	isProblem,
	legalityOf,
	matches,
	readingText,
	saidAnswers,
	sourceText,
	type ArmyIndex,
	type CheckContext,
	type ReadingAnswer,
	type Report,
	type Verdict
} from '#engine';
import { arithmetic } from '#i18n';
import type { Constraint } from '#schema';
import { verdictText } from '../i18n/sentences/rules/verdict-text.ts';
import { armyOrder } from './army-order.ts';
import { words } from './words.ts';

/** The state of a rule. `plan`: advice that is not followed; `unused`: the list has nothing it applies to. */
type RuleState = 'met' | 'problem' | 'plan' | 'unused';

/** A verdict in words. */
export interface WordedVerdict<V extends Verdict = Verdict> {
	readonly sentence: string;
	readonly arithmetic?: string;
	/** The answer used, if the rule depends on a reading. */
	readonly reading?: string;
	readonly source: string;
	readonly verdict: V;
}

/** A verdict in words, with the state of its rule. */
export interface ProofRow<V extends Verdict = Verdict> extends WordedVerdict<V> {
	readonly state: RuleState;
}

/** Rules with the same subject, in the order of the list; those that do not apply come last. */
export interface ProofGroup {
	readonly heading: string;
	readonly rows: readonly ProofRow[];
}

interface ProofReading {
	readonly question: string;
	readonly answer: string;
	readonly givenBy: ReadingAnswer['givenBy'];
}

/** The proof: every rule in force with its verdict, the interpretations that are said, and the event. */
export interface Proof {
	readonly summary: string;
	readonly groups: readonly ProofGroup[];
	readonly readings: readonly ProofReading[];
	readonly event?: { readonly name: string; readonly date: string };
}

/** The proof of whether a roster is legal: a row for each verdict of its report. */
export function proofOf(report: Report): Proof {
	const { context, verdicts } = report;
	const { index } = context;
	const placed = verdicts.map((verdict) => ({
		heading: headingFor(index, verdict.constraint),
		row: proofRow(context, verdict)
	}));
	const headings = [
		words.theArmy,
		...armyOrder(index).headings,
		...(index.system.groups ?? []).flatMap((kind) => [kind.plural, words.plan(kind.plural)])
	];
	const groups = [...new Set([...headings, ...placed.map(({ heading }) => heading)])]
		.map((heading) => {
			const rows = placed.filter((one) => one.heading === heading).map(({ row }) => row);
			return { heading, rows: rows.toSorted((a, b) => lastIfUnused(a) - lastIfUnused(b)) };
		})
		.filter(({ rows }) => rows.length > 0);
	return {
		summary: words.verdict(legalityOf(report)),
		groups,
		readings: saidAnswers(index.answers).map(proofReading),
		...(index.event && { event: { name: index.event.name, date: index.event.date } })
	};
}

/** The number of rows in each state. */
export function countStates(rows: readonly ProofRow[]): Readonly<Record<RuleState, number>> {
	const counts = { met: 0, problem: 0, plan: 0, unused: 0 };
	for (const { state } of rows) counts[state] += 1;
	return counts;
}

/** A reading with its answer in words and who chose it. */
export function proofReading({ reading, answer, givenBy }: ReadingAnswer): ProofReading {
	const text = reading.answers.find(({ id }) => id === answer)?.text ?? answer;
	return { question: reading.question, answer: text, givenBy };
}

function lastIfUnused({ state }: ProofRow): number {
	return state === 'unused' ? 1 : 0;
}

/** One verdict of a report as a row. */
export function proofRow<V extends Verdict>(context: CheckContext, verdict: V): ProofRow<V> {
	return {
		state: stateOf(verdict),
		...wordedVerdict(context.index, verdict, verdictText(context, verdict))
	};
}

/** A verdict under this sentence, with what is said below it. */
export function wordedVerdict<V extends Verdict>(
	index: ArmyIndex,
	verdict: V,
	sentence: string
): WordedVerdict<V> {
	const worked = arithmetic(index, verdict);
	const reading = readingText(index, verdict.constraint);
	return {
		sentence,
		...(worked !== undefined && { arithmetic: worked }),
		...(reading !== undefined && { reading }),
		source: sourceText(index, verdict.constraint.source),
		verdict
	};
}

function stateOf(verdict: Verdict): RuleState {
	if (isProblem(verdict)) return 'problem';
	if (isAdvice(verdict)) return 'plan';
	return hasNothingToJudge(verdict) ? 'unused' : 'met';
}

/** Whether the list has nothing that a rule applies to. */
export function hasNothingToJudge(verdict: Verdict): boolean {
	return isIdle(verdict) || verdict.outcome === 'lifted';
}

/** The heading for a rule: its event, its groups, a heading of the army list, or the army. */
function headingFor(index: ArmyIndex, constraint: Constraint): string {
	if ('event' in constraint.source) {
		return words.event(index.event?.name ?? constraint.source.event);
	}
	const group = groupKindIdOf(constraint);
	const kind = index.system.groups?.find(({ id }) => id === group);
	if (kind) return constraint.advice ? words.plan(kind.plural) : kind.plural;
	return listHeading(index, constraint) ?? words.theArmy;
}

/** Headings of the army list, by rule. Cached, as each proof needs them and every entry is looked at for each. */
const listHeadings = new WeakMap<ArmyIndex, Map<Constraint, string | undefined>>();

/** The one heading of the army list under which all stand that a rule is about; undefined if there is none. */
function listHeading(index: ArmyIndex, constraint: Constraint): string | undefined {
	const known = listHeadings.get(index) ?? new Map<Constraint, string | undefined>();
	listHeadings.set(index, known);
	if (!known.has(constraint)) known.set(constraint, headingOfSubject(index, constraint));
	return known.get(constraint);
}

function headingOfSubject(index: ArmyIndex, constraint: Constraint): string | undefined {
	const about = aboutOf(constraint);
	const types = [...index.entries.values()].filter(({ tags }) => about && matches(about, tags));
	const [heading, ...others] = new Set(types.map(({ type }) => type.heading));
	const isOfArmy = types.every(({ isChoice }) => isChoice);
	return others.length > 0 || isOfArmy ? undefined : heading;
}

/** A rule on one line: outcome, sentence, arithmetic, interpretation and source. */
export function ruleLine(row: Omit<ProofRow, 'verdict'>): string {
	const { state, sentence, arithmetic, reading, source } = row;
	const parts = [
		sentence,
		arithmetic,
		reading === undefined ? undefined : words.readingUsed(reading)
	];
	return `${words.marks[state]} ${parts.filter(Boolean).join(' ')} (${source})`;
}
