import type { ArmyIndex, Growth } from '#engine';
import type { Selector } from '#schema';

/** What something is called: names, any of which it is, or all at once. */
export interface Called {
	readonly names: readonly string[];
	readonly joint: 'or' | 'and';
}

/** What a selection is called: by the label of its rule, or by the names of its tags. */
export function calledOf(index: ArmyIndex, { any, all }: Selector, label?: string): Called {
	const joint = any ? 'or' : 'and';
	if (label !== undefined) return { names: [label], joint };
	const tags = any ?? all;
	if (!tags) return { names: [index.army.name], joint };
	return { names: [...new Set(tags.map((tag) => nameOf(index, tag)))], joint };
}

/**
 * A tag by the name the player knows: the entry's, the pack's words for a keyword, the keyword, or the
 * answer. Who has a thing is told by the thing.
 */
function nameOf({ entries, system, answers }: ArmyIndex, tag: string): string {
	const plain = tag.startsWith('+') ? tag.slice(1) : tag;
	const [question = '', answer] = plain.split(':');
	const known = answers.get(question)?.reading.answers.find(({ id }) => id === answer);
	if (known) return known.text;
	return entries.get(plain)?.entry.name ?? system.words?.[plain] ?? plain.toLowerCase();
}

/** How a maximum grew, with what it grows by. */
export interface Grows {
	/** The maximum without it. */
	readonly base: number;
	/** So much more for each, or for each full `per` of them. */
	readonly n: number;
	readonly per: number;
	/** What is counted of them, where that is not units. */
	readonly counting: 'models' | undefined;
	readonly each: Called;
}

export function growsOf(index: ArmyIndex, { by, base }: Growth): Grows {
	const { each, n, per = 1, counting } = by;
	return { base, n, per, counting, each: calledOf(index, each) };
}
