import { unitName, type ArmyIndex, type MusteredUnit, type Verdict } from '#engine';
import type { Constraint } from '#schema';
import { counted } from '../naming/counted.ts';
import { phrases } from '../en/parts/phrases.ts';
import { pointsText } from '../base/figures.ts';
import { dataSentences } from './sentence-store.ts';

type Saying = 'met' | 'broken' | 'whyNot';

/** The sentence in the data for a verdict; undefined if the general one is used. */
export function ownSentence(
	index: ArmyIndex,
	verdict: Verdict,
	saying: Saying
): string | undefined {
	const { outcome, constraint } = verdict;
	const sentence = dataSentences(index, constraint);
	if (!sentence || outcome === 'lifted') return undefined;
	const said = sentence[saying] ?? (saying === 'whyNot' ? sentence.broken : undefined);
	const text = typeof said === 'object' ? said[outcome.replace(/^.*\//, '')] : said;
	return text && filledIn(text, verdict);
}

/** What the data say of a rule by itself, or of one that is met, if that tells nothing of the roster. */
export function plainSentence(index: ArmyIndex, rule: Constraint): string | undefined {
	const { rule: plain, met } = dataSentences(index, rule) ?? {};
	return plain ?? (met?.includes('{') ? undefined : met);
}

/** The text with its numbers and names filled in; undefined if the verdict lacks one. */
function filledIn(text: string, verdict: Verdict): string | undefined {
	const values = parametersOf(verdict);
	const words = [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
	if (words.some((word) => values[word] === undefined)) return undefined;
	return text.replace(/\{(\w+)\}/g, (_, word: string) => values[word] ?? '');
}

/** Everything a sentence may say of a verdict, by the names in braces. */
function parametersOf(verdict: Verdict): Readonly<Record<string, string>> {
	// Each kind of verdict has some of these facts, and no other facts by the same names.
	const facts = verdict as Facts;
	const { measured, min, max, group, bearer = facts.leader } = facts;
	const numbers = {
		measured,
		min,
		max,
		short: min === undefined || measured === undefined ? undefined : min - measured,
		over: max === undefined || measured === undefined ? undefined : measured - max
	};
	const things = (facts.chosenOptions ?? facts.what ?? facts.paid ?? facts.others)?.map((thing) =>
		'indexed' in thing ? thing.indexed.entry.name : thing.entry.name
	);
	const values: Record<string, string> = {};
	for (const [name, value] of Object.entries(numbers))
		if (value !== undefined) values[name] = pointsText(value);
	if (bearer) values['bearer'] = unitName(bearer);
	if (group) values['group'] = group.name;
	if (things) values['things'] = phrases.list(counted(things));
	return values;
}

interface Named {
	readonly entry: { readonly name: string };
}

/** The facts in verdicts of all kinds, each optional. */
interface Facts {
	readonly measured?: number;
	readonly min?: number;
	readonly max?: number;
	readonly group?: { readonly name: string };
	readonly bearer?: MusteredUnit;
	readonly leader?: MusteredUnit;
	readonly chosenOptions?: readonly Named[];
	readonly what?: readonly Named[];
	readonly paid?: readonly { readonly indexed: Named }[];
	readonly others?: readonly { readonly indexed: Named }[];
}
