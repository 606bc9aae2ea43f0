import type { ArmyIndex, UnmetOutcome } from '#engine';
import type { Constraint, ConstraintKind, Sentences } from '#schema';

type Sentence = Sentences['sentences'][string];

const limits = ['measured', 'min', 'max'] as const;
const short = ['measured', 'min', 'short'] as const;
const over = ['measured', 'max', 'over'] as const;
const bearer = ['bearer'] as const;

/** What a sentence may say of a rule that is kept; a limit that the rule does not have is none. */
const ofMet: { readonly [K in ConstraintKind]: readonly string[] } = {
	'points-limit': ['measured', 'max'],
	'agreed-size': ['measured', 'max'],
	count: limits,
	share: limits,
	unique: ['measured', 'max'],
	carries: [],
	exclusive: [],
	budget: [],
	requires: [],
	group: limits,
	groups: limits,
	led: [],
	outside: [],
	rank: [],
	standing: []
};

/** What a sentence may say of each way in which a rule is broken. */
const ofProblems: { readonly [C in UnmetOutcome]: readonly string[] } = {
	'points-limit/over': over,
	'agreed-size/other': ['measured', 'max'],
	'count/too-few': short,
	'count/too-many': over,
	'share/too-little': short,
	'share/too-much': over,
	'unique/repeated': [...over, 'things'],
	'carries/not-allowed': bearer,
	'exclusive/too-few': [...short, 'bearer', 'things'],
	'exclusive/too-many': [...over, 'bearer', 'things'],
	'budget/over': [...over, 'bearer', 'things'],
	'requires/missing': ['bearer', 'measured', 'min', 'short'],
	'requires/forbidden': ['bearer', 'things'],
	'group/too-small': [...short, 'group'],
	'group/too-large': [...over, 'group'],
	'groups/too-few': short,
	'groups/too-many': over,
	'led/no-leader': ['group'],
	'led/not-led': ['bearer', 'group'],
	'led/missing': ['bearer', 'group', ...short],
	'outside/left-out': bearer,
	'rank/outranked': bearer,
	'standing/alone': bearer,
	'standing/not-an-option': bearer,
	'standing/not-a-unit': bearer,
	'standing/barred': bearer,
	'standing/unknown': bearer
};

/** A rule as its army has it. */
export interface ArmyRule {
	readonly army: string;
	readonly rule: Constraint;
}

/** Every rule that some army of a system has under some answers. */
export function rulesOf(indexes: readonly ArmyIndex[]): readonly ArmyRule[] {
	return indexes.flatMap(({ army, constraints }) =>
		constraints.map((rule) => ({ army: army.id, rule }))
	);
}

/** Sentences of what is no rule, of several rules that are not the same, or with words that nobody fills in. */
export function sentenceFaults(
	{ sentences }: Sentences,
	rules: readonly ArmyRule[]
): readonly string[] {
	return Object.entries(sentences).flatMap(([key, sentence]) => {
		const [id = '', army] = key.split('/').toReversed();
		const meant = rules.filter(
			(each) =>
				each.rule.id === id &&
				(army === undefined ? !(`${each.army}/${id}` in sentences) : each.army === army)
		);
		const [first] = meant;
		if (!first) return [`${key}: no such rule`];
		const asked = new Set(meant.map(({ rule }) => JSON.stringify(rule, withoutNumbers)));
		return [
			...(asked.size > 1 ? [`${key}: ${asked.size} different rules`] : []),
			...sayingFaults(key, sentence, first.rule)
		];
	});
}

/** The numbers of a rule are parameters; where it is printed is its own affair. */
function withoutNumbers(key: string, value: unknown): unknown {
	return key === 'source' || key === 'label' || typeof value === 'number' ? undefined : value;
}

function sayingFaults(key: string, sentence: Sentence, { kind }: Constraint): readonly string[] {
	const { rule = '', met = '', broken = {}, whyNot = {} } = sentence;
	const known = new Map(
		Object.entries(ofProblems)
			.filter(([code]) => code.startsWith(`${kind}/`))
			.map(([code, words]) => [code.replace(/^.*\//, ''), words])
	);
	const faultsIn = (text: string, words: readonly string[]): readonly string[] =>
		wordsIn(text)
			.filter((word) => !words.includes(word))
			.map((word) => `${key}: nothing fills in {${word}}`);
	return [
		...faultsIn(rule, []),
		...faultsIn(met, ofMet[kind]),
		...[broken, whyNot].flatMap((said) => {
			// A rule that can be broken one way only needs one sentence: that way must tell what it says.
			if (typeof said === 'string') return faultsIn(said, best(said, [...known.values()]));
			return Object.entries(said).flatMap(([code, text]) => {
				const words = known.get(code);
				return words
					? faultsIn(text, words)
					: [`${key}: a rule of its kind is never broken by "${code}"`];
			});
		})
	];
}

/** The words that leave the fewest of a text unknown. */
function best(text: string, all: readonly (readonly string[])[]): readonly string[] {
	const lacking = (words: readonly string[]): number =>
		wordsIn(text).filter((word) => !words.includes(word)).length;
	return all.toSorted((a, b) => lacking(a) - lacking(b))[0] ?? [];
}

function wordsIn(text: string): readonly string[] {
	return [...text.matchAll(/\{(.*?)\}/g)].map(([, word = '']) => word);
}
