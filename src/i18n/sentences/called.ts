import type { ArmyIndex, Growth, MusteredUnit } from '#engine';
import type { Selector } from '#schema';
import { phrases, type Called } from '../en/sentences.ts';

/**
 * The words for a selection: the label of its rule, or the names of its tags.
 * @param count how many are spoken of
 */
export function calledOf(index: ArmyIndex, selector: Selector, label?: string, count = 1): Called {
	const joint = selector.any ? 'or' : 'and';
	if (label !== undefined) return { names: [label], joint };
	const { who, as, having } = partsOf(index, selector);
	const namesOf = (tags: readonly string[], many = 1): readonly string[] => [
		...new Set(tags.map((tag) => nameOf(index, tag, many)))
	];
	return {
		names: who.length > 0 ? namesOf(who, count) : [index.army.name],
		joint,
		as: namesOf(as),
		having: namesOf(having)
	};
}

/** The parts of a selection: what something is, what it may join as, and what it has. */
export interface Parts {
	readonly who: readonly string[];
	readonly as: readonly string[];
	readonly having: readonly string[];
}

/** If no tag says what it is, a role does, or everything that it has. */
export function partsOf({ entries }: ArmyIndex, { any, all = [] }: Selector): Parts {
	const isRole = (tag: string): boolean => entries.get(tag.slice(1))?.entry.given !== undefined;
	const had = all.filter((tag) => tag.startsWith('+'));
	const [as, having] = [had.filter(isRole), had.filter((tag) => !isRole(tag))];
	const who = any ?? all.filter((tag) => !tag.startsWith('+'));
	if (who.length > 0) return { who, as, having };
	return as.length > 0 ? { who: as, as: [], having } : { who: having, as: [], having: [] };
}

/**
 * A tag in words: the entry's name, the pack's words for a keyword, the keyword, or the answer. A tag for
 * having an option is told by the option.
 */
function nameOf({ entries, system, answers }: ArmyIndex, tag: string, count: number): string {
	const plain = tag.startsWith('+') ? tag.slice(1) : tag;
	const [question = '', answer] = plain.split(':');
	const known = answers.get(question)?.reading.answers.find(({ id }) => id === answer);
	if (known) return known.text;
	if (question === 'season' && answer) return answer === 'legends' ? 'Legends' : answer;
	const type = question === 'type' && system.types.find(({ id }) => id === answer);
	if (type) return type.name.toLowerCase();
	const entry = entries.get(plain)?.entry;
	if (entry) return phrases.several(count, entry.name, entry.plural);
	return system.words?.[plain] ?? plain.toLowerCase();
}

/** How a maximum is raised, with the words for what raises it. */
export interface Grows {
	/** The maximum before. */
	readonly base: number;
	/** So many more for each, or for each full `per` of them. */
	readonly n: number;
	readonly per: number;
	/** What is counted, if not units. */
	readonly counting: 'models' | undefined;
	readonly each: Called;
	/** How many there are. */
	readonly found: number;
}

export function growsOf(index: ArmyIndex, { by, base, found }: Growth): Grows {
	const { each, n, per = 1, counting } = by;
	return { base, n, per, counting, each: calledOf(index, each, undefined, per), found };
}

/** The part of a selection that matches this unit. */
export function askingOf({ any, ...others }: Selector, { tags }: MusteredUnit): Selector {
	if (!any) return others;
	return { ...others, any: any.filter((tag) => tags.has(tag) || tags.has(`+${tag}`)) };
}
