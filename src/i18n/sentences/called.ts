import type { ArmyIndex, Growth } from '#engine';
import type { Selector } from '#schema';
import { phrases, type Called } from '../en/sentences.ts';

/**
 * What a selection is called: by the label of its rule, or by the names of its tags.
 * @param count how many of them are spoken of
 */
export function calledOf(
	index: ArmyIndex,
	{ any, all }: Selector,
	label?: string,
	count = 1
): Called {
	const joint = any ? 'or' : 'and';
	if (label !== undefined) return { names: [label], joint };
	const tags = any ?? all;
	if (!tags) return { names: [index.army.name], joint };
	return { names: [...new Set(tags.map((tag) => nameOf(index, tag, count)))], joint };
}

/**
 * A tag by the name the player knows: the entry's, the pack's words for a keyword, the keyword, or the
 * answer. Who has a thing is told by the thing.
 */
function nameOf({ entries, system, answers }: ArmyIndex, tag: string, count: number): string {
	const plain = tag.startsWith('+') ? tag.slice(1) : tag;
	const [question = '', answer] = plain.split(':');
	const known = answers.get(question)?.reading.answers.find(({ id }) => id === answer);
	if (known) return known.text;
	const entry = entries.get(plain)?.entry;
	if (entry) return phrases.several(count, entry.name, entry.plural);
	return system.words?.[plain] ?? plain.toLowerCase();
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
