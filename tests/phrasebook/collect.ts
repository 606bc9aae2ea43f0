import {
	changesOf,
	checkRoster,
	fixesOf,
	whyNotAdd,
	whyNotGive,
	type ArmyIndex,
	type Problem,
	type Fix,
	type Report,
	type Verdict
} from '#engine';
import { arithmetic, doneText, offerText, problemText, whyNotText } from '#i18n';
import type { Roster } from '#schema';
import { a, capital, several, singular, small } from '../../src/i18n/en/parts/grammar.ts';
import { ownSentence, plainSentence } from '../../src/i18n/sentences/own-sentences.ts';
import { armyRuleText } from '../../src/i18n/sentences/rules/army-rule-text.ts';
import { tagName } from '../../src/i18n/sentences/rules/rule-text.ts';
import { verdictText } from '../../src/i18n/sentences/rules/verdict-text.ts';
import type { Dice } from '../faults/dice.ts';
import { unlawful } from '../net/random-edits.ts';
import { rememberedOptions } from '../net/make.ts';
import { lawfulRoster } from '../net/random-lists.ts';
import type { Subject } from '../net/tree.ts';
import type { Situation } from './situation.ts';

/** How many lists of an army are looked at, and how many of each list's units are asked what they may not have. */
export interface Amount {
	readonly lists: number;
	readonly variants: number;
	readonly asked: number;
}

type Said = Pick<Situation, 'place' | 'code' | 'rule' | 'say'> & Partial<Pick<Situation, 'isOwn'>>;

interface List {
	readonly index: ArmyIndex;
	readonly roster: Roster;
	readonly dice: Dice;
}

/** What is said of an army and of random lists of it. */
export function situationsOf(subject: Subject, dice: Dice, amount: Amount): readonly Situation[] {
	const { system, army } = subject;
	return randomLists(subject, dice, amount).flatMap((list, at) => {
		const [names, nouns] = [namesIn(list), nounsIn(list)];
		const said = [...(at === 0 ? rulesOf(list.index) : []), ...saidOf(list, amount)];
		const of = { system: system.id, army: army.id, names, nouns, isOwn: false };
		return said.map((each) => ({ ...of, ...each }));
	});
}

/** Lists that the rules let grow, each with an empty one and others that break rules. */
function randomLists(subject: Subject, dice: Dice, { lists, variants }: Amount): readonly List[] {
	const optionsOf = rememberedOptions(subject);
	return Array.from({ length: lists }, () => lawfulRoster(subject, dice, optionsOf)).flatMap(
		(made) => [
			made,
			{ ...made, roster: { ...made.roster, units: [], groups: [] } },
			...Array.from({ length: variants }, () => ({ ...made, roster: unlawful(made) }))
		]
	);
}

/** Names that stand in sentences as they are printed. */
function namesIn({ index, roster: { groups = [] } }: List): ReadonlySet<string> {
	const { entries, system, answers, constraints } = index;
	const numbered = (system.groups ?? []).flatMap(({ name }) =>
		groups.map((_, at) => `${name} ${at + 1}`)
	);
	const named = [...entries.values()]
		.flatMap((indexed) => [indexed, ...indexed.held])
		.flatMap(({ entry: { name, plural = name } }) => [name, plural]);
	// A table with a name of its own is called as it is printed, and so is an answer.
	const tables = constraints.flatMap(({ label = '' }) =>
		/^\p{Lu}.* \p{Lu}/u.test(label) ? [label] : []
	);
	const worded = [...answers.values()].flatMap(({ reading: { id, answers: each } }) =>
		each.flatMap((answer) => [answer.text, tagName(`${id}:${answer.id}`)])
	);
	return new Set([...named, ...numbered, ...tables, ...worded, index.army.name]);
}

/** Words that the data bring, in the forms in which sentences have them. */
function nounsIn({ index: { constraints, entries, system } }: List): ReadonlySet<string> {
	const nouns = [
		...constraints.flatMap(({ label = [] }) => label),
		...[...entries.values()].flatMap(({ entry: { leads = [] } }) => leads.map(({ name }) => name)),
		...Object.values(system.words ?? {}),
		...system.types.map(({ heading }) => heading.toLowerCase()),
		...(system.groups ?? []).flatMap(({ name, plural, outside }) => [
			name,
			plural,
			outside?.name ?? name,
			outside?.plural ?? name
		])
	];
	const forms = nouns.flatMap((noun) => [noun, singular(noun), several(noun), a(singular(noun))]);
	return new Set(forms.flatMap((form) => [form, capital(form), small(form)]));
}

/** The rules that the library tells, in a sentence each. */
function rulesOf(index: ArmyIndex): readonly Said[] {
	const { army, constraints, system } = index;
	const stated = new Set([...system.constraints, ...(army.constraints ?? [])].map(({ id }) => id));
	const chosen = constraints.filter(({ id }) => stated.has(id));
	return chosen.map((rule) => ({
		place: 'rule' as const,
		code: rule.kind,
		rule: rule.id,
		isOwn: plainSentence(index, rule) !== undefined,
		say: () => armyRuleText(index, rule)
	}));
}

function saidOf(list: List, { asked }: Amount): readonly Said[] {
	const { index, roster } = list;
	const report = checkRoster(roster, index);
	return [
		...report.verdicts.flatMap((verdict) => verdictSaid(report, verdict)),
		...[...report.problems, ...report.advice].flatMap((problem) =>
			fixesSaid(list, report, problem)
		),
		...report.advice.map((problem) => problemSaid(index, problem)),
		...whyNotSaid(list, report, asked)
	];
}

function verdictSaid({ context }: Report, verdict: Verdict): readonly Said[] {
	const { index } = context;
	const { constraint, outcome } = verdict;
	const of = { code: `${constraint.kind} ${outcome}`, rule: constraint.id };
	const isKept = outcome === 'met' || outcome === 'lifted';
	return [
		{
			...of,
			place: isKept ? 'met' : 'broken',
			isOwn: ownSentence(index, verdict, isKept ? 'met' : 'broken') !== undefined,
			say: () => verdictText(context, verdict)
		},
		...(isKept ? [] : [problemSaid(index, verdict)]),
		...(arithmetic(index, verdict) === undefined
			? []
			: [{ ...of, place: 'arithmetic' as const, say: () => arithmetic(index, verdict) ?? '' }])
	];
}

function problemSaid(index: ArmyIndex, problem: Problem): Said {
	const { constraint, outcome } = problem;
	return {
		place: 'broken',
		code: `${constraint.kind} ${outcome}`,
		rule: constraint.id,
		isOwn: ownSentence(index, problem, 'broken') !== undefined,
		say: () => problemText(index, problem)
	};
}

function fixesSaid({ index, roster }: List, report: Report, problem: Problem): readonly Said[] {
	let last = 0;
	const fixes: readonly Fix[] = fixesOf(problem, roster, report, () => `r${(last += 1)}`);
	return fixes.flatMap(({ edit }) => {
		const changes = changesOf(edit, roster, index);
		const code = changes.map(({ did }) => did).join(' + ');
		return [
			{ place: 'fix' as const, code, say: () => offerText(changes) },
			{ place: 'change' as const, code, say: () => doneText(changes) }
		];
	});
}

function whyNotSaid({ index, dice }: List, { context }: Report, asked: number): readonly Said[] {
	const bearers = Array.from({ length: Math.min(asked, context.units.length) }, () =>
		dice.one(context.units)
	);
	const given = bearers.flatMap(({ unit: { id } }) =>
		index.options.flatMap(({ entry }) =>
			whyNotGive(context, id, entry.id).map((problem) => whySaid(index, problem, id))
		)
	);
	const added = index.units.flatMap(({ entry: { id } }) =>
		whyNotAdd(context, id).map((problem) => whySaid(index, problem))
	);
	return [...added, ...given];
}

function whySaid(index: ArmyIndex, problem: Problem, unit?: string): Said {
	const { constraint, outcome } = problem;
	return {
		place: 'why not',
		code: `${constraint.kind} ${outcome}`,
		rule: constraint.id,
		isOwn: ownSentence(index, problem, 'whyNot') !== undefined,
		say: () => whyNotText(index, problem, unit)
	};
}
