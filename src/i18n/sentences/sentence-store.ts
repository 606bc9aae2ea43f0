import type { ArmyIndex } from '#engine';
import type { Constraint, Sentences } from '#schema';

type ById = Sentences['sentences'];
type Nouns = NonNullable<Sentences['words']>;

/** Sentences by system, in the language in use. */
const known = new Map<string, ById>();
const nouns = new Map<string, Nouns>();
/** All nouns by their plural; undefined until one is looked for. */
let plurals: ReadonlyMap<string, Nouns[string]> | undefined;

/** Adds the sentences of a system, which replace general ones. */
export function addSentences(
	system: string,
	{ sentences, words = {} }: Pick<Sentences, 'sentences' | 'words'>
): void {
	known.set(system, sentences);
	nouns.set(system, words);
	plurals = undefined;
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

/** A common noun by its plural in the language that is spoken: the one that has most forms. */
export function nounSaid(many: string): Nouns[string] | undefined {
	plurals ??= byPlural();
	return plurals.get(many);
}

function byPlural(): ReadonlyMap<string, Nouns[string]> {
	const found = new Map<string, Nouns[string]>();
	for (const noun of [...nouns.values()].flatMap((own) => Object.values(own))) {
		if (noun.many === undefined) continue;
		const known = found.get(noun.many);
		if (!known || formsOf(noun) > formsOf(known)) found.set(noun.many, noun);
	}
	return found;
}

function formsOf(noun: Nouns[string]): number {
	return Object.keys(noun).length;
}

/** The system's own sentence for a rule; an organiser's rule has none. */
export function dataSentences(
	{ system, army }: ArmyIndex,
	{ id, source }: Constraint
): ById[string] | undefined {
	if ('event' in source) return undefined;
	const sentences = known.get(system.id);
	return sentences?.[`${army.id}/${id}`] ?? sentences?.[id];
}
