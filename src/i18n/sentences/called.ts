import type { ArmyIndex, Growth, MusteredUnit } from '#engine';
import type { Selector } from '#schema';

/** What something is called: names, any of which it is, or all at once, and what it must be or have besides. */
export interface Called {
	readonly names: readonly string[];
	readonly joint: 'or' | 'and';
	/** What it stands as ("as General"). */
	readonly as?: readonly string[];
	/** What it has ("with Wildling Blood"). */
	readonly having?: readonly string[];
}

/** What a selection is called: by the label of its rule, or by the names of its tags. */
export function calledOf(index: ArmyIndex, selector: Selector, label?: string): Called {
	const joint = selector.any ? 'or' : 'and';
	if (label !== undefined) return { names: [label], joint };
	const { who, as, having } = partsOf(index, selector);
	const namesOf = (tags: readonly string[]): readonly string[] => [
		...new Set(tags.map((tag) => nameOf(index, tag)))
	];
	return {
		names: who.length > 0 ? namesOf(who) : [index.army.name],
		joint,
		as: namesOf(as),
		having: namesOf(having)
	};
}

/** What tags ask: who somebody is, what he stands as, and what he has. */
export interface Parts {
	readonly who: readonly string[];
	readonly as: readonly string[];
	readonly having: readonly string[];
}

/** Where nothing says who somebody is, his role does, or all that he has. */
export function partsOf({ entries }: ArmyIndex, { any, all = [] }: Selector): Parts {
	const isRole = (tag: string): boolean => entries.get(tag.slice(1))?.entry.given !== undefined;
	const had = all.filter((tag) => tag.startsWith('+'));
	const [as, having] = [had.filter(isRole), had.filter((tag) => !isRole(tag))];
	const who = any ?? all.filter((tag) => !tag.startsWith('+'));
	if (who.length > 0) return { who, as, having };
	return as.length > 0 ? { who: as, as: [], having } : { who: having, as: [], having: [] };
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

/** A selection by what this unit is of it, or has. */
export function askingOf({ any, ...others }: Selector, { tags }: MusteredUnit): Selector {
	if (!any) return others;
	return { ...others, any: any.filter((tag) => tags.has(tag) || tags.has(`+${tag}`)) };
}
