import { matches, type ArmyIndex, type Growth, type MusteredUnit } from '#engine';
import type { Selector } from '#schema';
import { phrases, type Called } from '../en/parts/phrases.ts';

/**
 * The words for a selection: the label of its rule, or the names of its tags.
 * @param count how many are spoken of
 */
export function calledOf(index: ArmyIndex, selector: Selector, label?: string, count = 1): Called {
	const joint = selector.any ? 'or' : 'and';
	if (label !== undefined) return { names: [label], joint };
	const { who, as, having } = partsOf(index, selector);
	const printed: string[] = [];
	const namesOf = (tags: readonly string[], many = 1): readonly string[] => {
		const names = tags.map((tag) => nameOf(index, tag, many));
		printed.push(...names.filter(({ isPrinted }) => isPrinted).map(({ name }) => name));
		return [...new Set(names.map(({ name }) => name))];
	};
	return {
		names: who.length > 0 ? namesOf(who, count) : [index.army.name],
		joint,
		as: namesOf(as),
		having: namesOf(having),
		printed
	};
}

/** The label of a set of options; undefined for a mere "option" or "upgrade", as the names of the options say more. */
export function usefulLabel(label: string | undefined): string | undefined {
	return label !== undefined && /^(?:option|upgrade)s?$/.test(label) ? undefined : label;
}

/** The tags of a selector, sorted: what a unit is, its role in the army, and what it has. */
export interface Parts {
	readonly who: readonly string[];
	/** Keywords that it must have, all of them. */
	readonly kinds: readonly string[];
	readonly as: readonly string[];
	readonly having: readonly string[];
}

/** Sorts the tags of a selector. Without a tag for what the unit is, its role takes that place; without a role, what it has. */
export function partsOf(index: ArmyIndex, { any, all = [] }: Selector): Parts {
	const roles = all.map((tag) => roleOf(index, tag));
	const as = [...new Set(roles.flatMap((role) => role ?? []))];
	const others = all.filter((_, at) => roles[at] === undefined);
	const having = others.filter((tag) => tag.startsWith('+'));
	const kinds = others.filter((tag) => !tag.startsWith('+'));
	const who = any ?? kinds;
	if (who.length > 0) return { who, kinds, as, having };
	if (as.length === 0) return { who: having, kinds, as: [], having: [] };
	// A word for the role alone says more than its name: "the general".
	const named = all.filter((tag, at) => roles[at] !== undefined && !tag.startsWith('+'));
	return { who: named.length > 0 ? named : as, kinds, as: [], having };
}

/** The tag for having the role that grants this tag, such as the general's; undefined if no role does. */
export function roleOf({ options }: ArmyIndex, tag: string): string | undefined {
	const role = options.find(
		({ entry, grants }) => entry.given !== undefined && grants.includes(tag)
	);
	return role && `+${role.entry.id}`;
}

interface Name {
	readonly name: string;
	readonly isPrinted: boolean;
}

const asPrinted = (name: string): Name => ({ name, isPrinted: true });
const asWord = (name: string): Name => ({ name, isPrinted: false });

/**
 * A tag in words: the entry's name, the pack's words for a keyword, the keyword, or the answer. A tag for
 * having an option gives the name of the option.
 */
function nameOf(index: ArmyIndex, tag: string, count: number): Name {
	const { entries, system, answers } = index;
	const plain = tag.startsWith('+') ? tag.slice(1) : tag;
	const [question = '', answer] = plain.split(':');
	const known = answers.get(question)?.reading.answers.find(({ id }) => id === answer);
	if (known) return asPrinted(known.text);
	if (question === 'season' && answer) return asPrinted(answer === 'legends' ? 'Legends' : answer);
	const type = question === 'type' && system.types.find(({ id }) => id === answer);
	if (type) return asWord(type.name.toLowerCase());
	const entry = entries.get(plain)?.entry;
	if (entry) return asPrinted(phrases.several(count, entry.name, entry.plural));
	const word = system.words?.[plain];
	return word === undefined ? namesake(index, plain, count) : asWord(word);
}

/** A keyword in words: if an entry has the same name, as that name is printed. */
export function namesake({ entries }: ArmyIndex, keyword: string, count = 1): Name {
	const small = keyword.toLowerCase();
	const alike = [...entries.values()].find(
		({ entry }) => entry.name.toLowerCase() === small
	)?.entry;
	return alike ? asPrinted(phrases.several(count, alike.name, alike.plural)) : asWord(small);
}

/** How a maximum is raised, with the words for what raises it. */
export interface Grows {
	/** The maximum before it is raised. */
	readonly base: number;
	/** By how much it is raised for each, or for each full `per` of them. */
	readonly n: number;
	readonly per: number;
	/** It grows no further than to this. */
	readonly upTo: number | undefined;
	/** What is counted, if not units. */
	readonly counting: 'models' | 'largest' | undefined;
	readonly each: Called;
	/** What keeps it from growing. */
	readonly barred: Called | undefined;
	/** What raises it, if that changes the wording: a role that one unit has, or units, which are named in the plural. */
	readonly by: 'role' | 'units' | undefined;
	/** How many the roster has of what raises it. */
	readonly found: number;
}

export function growsOf(index: ArmyIndex, { by, base, found, unlessWith }: Growth): Grows {
	const { each, n, per = 1, counting, upTo } = by;
	return {
		base,
		n,
		per,
		counting,
		upTo,
		each: calledOf(index, plain(index, each), undefined, per),
		barred: unlessWith && calledOf(index, unlessWith, undefined, 2),
		by: kindOf(index, each),
		found
	};
}

/** The selector without tags in `all` that follow from its other tags. */
function plain({ entries }: ArmyIndex, { any, all = [], none }: Selector): Selector {
	const needed = all.filter((tag) => {
		const others = all.filter((other) => other !== tag);
		const matching = [...entries.values()].filter((entry) =>
			matches({ any, all: others }, entry.tags)
		);
		return matching.length === 0 || matching.some((entry) => !entry.tags.has(tag));
	});
	const kept = needed.length > 0 || any ? needed : all.slice(-1);
	return { any, ...(kept.length > 0 && { all: kept }), none };
}

function kindOf({ entries, options }: ArmyIndex, each: Selector): Grows['by'] {
	const wanted = [...(each.any ?? []), ...(each.all ?? [])];
	const granters = options.filter(({ grants }) => grants.some((tag) => wanted.includes(tag)));
	if (granters.length > 0 && granters.every(({ entry }) => entry.given !== undefined))
		return 'role';
	const named = wanted.map((tag) => entries.get(tag));
	return named.every((entry) => entry?.isUnit && !entry.type.character) ? 'units' : undefined;
}

/** The part of a selection that matches this unit. */
export function askingOf({ any, ...others }: Selector, { tags }: MusteredUnit): Selector {
	if (!any) return others;
	return { ...others, any: any.filter((tag) => tags.has(tag) || tags.has(`+${tag}`)) };
}
