import type { ArmyIndex } from '#engine';
import type { Constraint, Sentences } from '#schema';

type ById = Sentences['sentences'];
type Nouns = NonNullable<Sentences['words']>;

/** By system, in the language that is spoken. */
const known = new Map<string, ById>();
const nouns = new Map<string, Nouns>();

/** From here on rules of a system are told by these sentences, where they have some. */
export function addSentences(
	system: string,
	{ sentences, words = {} }: Pick<Sentences, 'sentences' | 'words'>
): void {
	known.set(system, sentences);
	nouns.set(system, words);
}

/** A common noun of the data in the language that is spoken, if a system has said it. */
export function nounOf(english: string): Nouns[string] | undefined {
	const [head = ''] = english;
	const small = `${head.toLowerCase()}${english.slice(1)}`;
	for (const own of nouns.values()) {
		const noun = own[english] ?? own[small];
		if (noun) return noun;
	}
	return undefined;
}

/** A common noun by its plural in the language that is spoken: the one that has most forms. */
export function nounSaid(many: string): Nouns[string] | undefined {
	const alike = [...nouns.values()].flatMap((own) =>
		Object.values(own).filter((each) => each.many === many)
	);
	const formsOf = (noun: Nouns[string]): number => Object.keys(noun).length;
	return alike.toSorted((one, other) => formsOf(other) - formsOf(one))[0];
}

/** What a system says of one of its rules; an organiser's rule has no sentence of the book's. */
export function sentenceOf(
	{ system, army }: ArmyIndex,
	{ id, source }: Constraint
): ById[string] | undefined {
	if ('event' in source) return undefined;
	const sentences = known.get(system.id);
	return sentences?.[`${army.id}/${id}`] ?? sentences?.[id];
}
