import type { ArmyIndex } from '#engine';
import type { Constraint, Sentences } from '#schema';

type ById = Sentences['sentences'];
type Nouns = NonNullable<Sentences['words']>;

/** Sentences by system, in the language in use. */
const known = new Map<string, ById>();
const nouns = new Map<string, Nouns>();

/** Adds the sentences of a system, which replace general ones. */
export function addSentences(
	system: string,
	{ sentences, words = {} }: Pick<Sentences, 'sentences' | 'words'>
): void {
	known.set(system, sentences);
	nouns.set(system, words);
}

/** The translation of a common noun in the data, if a system has one. */
export function nounOf(english: string): Nouns[string] | undefined {
	const [head = ''] = english;
	const small = `${head.toLowerCase()}${english.slice(1)}`;
	for (const own of nouns.values()) {
		const noun = own[english] ?? own[small];
		if (noun) return noun;
	}
	return undefined;
}

/** The system's own sentence for a rule; an organiser's rule has none. */
export function sentenceOf(
	{ system, army }: ArmyIndex,
	{ id, source }: Constraint
): ById[string] | undefined {
	if ('event' in source) return undefined;
	const sentences = known.get(system.id);
	return sentences?.[`${army.id}/${id}`] ?? sentences?.[id];
}
