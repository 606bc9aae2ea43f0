import type { ArmyIndex } from '#engine';
import type { Constraint, Sentences } from '#schema';

type ById = Sentences['sentences'];

/** By system, in the language that is spoken. */
const known = new Map<string, ById>();

/** From here on rules of a system are told by these sentences, where they have some. */
export function addSentences(system: string, { sentences }: Pick<Sentences, 'sentences'>): void {
	known.set(system, sentences);
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
