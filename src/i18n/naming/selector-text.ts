import { eitherOf, matches, type ArmyIndex, type Either, type IndexedEntry } from '#engine';
import type { Selector } from '#schema';
import { phrases } from '../en/parts/phrases.ts';
import { selectors } from '../en/parts/rules.ts';
import { namesake, partsOf } from './called.ts';
import { plural } from '../base/plural.ts';

/** Up to this many names are listed; more are described by what they have in common. */
const maxNames = 4;

/** Of longer rows of names the first are printed. */
const maxInRow = 6;
const firstNames = 3;

/**
 * A selector in words, for this army: by names if they are few ("Pikes or Lancers"), or by description ("foot
 * or riders, but not those on loan").
 */
export function selectorText(index: ArmyIndex, selector: Selector): string {
	const { who, kinds, as, having } = partsOf(index, selector);
	if (as.length + having.length === 0) return whoText(index, selector);
	const { any, none } = selector;
	const isRole = !any && kinds.length === 0;
	const things = [...as, ...having].map((tag) => plainWordFor(index, tag.slice(1)));
	const role = who.map((tag) => plainWordFor(index, tag.replace(/^\+/, ''))).join();
	const subject = isRole
		? none
			? selectors.roleOtherThan(role, wordsFor(index, none))
			: role
		: whoText(index, { any, ...(kinds.length > 0 && { all: kinds }), none });
	return phrases.called({
		names: [subject],
		joint: 'and',
		as: things.slice(0, as.length),
		having: things.slice(as.length),
		printed: [subject, ...things.filter((_, at) => isPrinted(index, [...as, ...having][at]))]
	});
}

/** Whether a tag is worded by the printed name of an entry. */
function isPrinted({ entries }: ArmyIndex, tag = ''): boolean {
	return entries.has(tag.slice(1));
}

function whoText(index: ArmyIndex, selector: Selector): string {
	const few = fewNames(index, selector);
	if (few.length > 0) return fewText(index, selector, phrases.either(few));
	const wanted = wantedText(index, selector);
	const excluded = excludedNames(index, selector);
	// If everything that it selects is excluded at present, the exclusion is not said.
	if (excluded.length === 0 || phrases.either(excluded) === wanted) return wanted;
	const { any = [], all = [] } = selector;
	return any.length + all.length < 2
		? selectors.otherThan(wanted, excluded)
		: selectors.butNot(wanted, excluded);
}

/** A selector of few names, with whom it excludes: "the general other than mortals". */
function fewText(index: ArmyIndex, { none, ...wanted }: Selector, names: string): string {
	if (!none || namesOf(index, wanted).length > 0) return names;
	const isOfRole = grantersOf(index, wanted).every(({ entry }) => entry.given !== undefined);
	const excluded = wordsFor(index, none);
	return isOfRole ? selectors.roleOtherThan(names, excluded) : selectors.otherThan(names, excluded);
}

/** The names of all that a selector matches, if they are few; otherwise none. */
function fewNames(index: ArmyIndex, selector: Selector): readonly string[] {
	const names = namesOf(index, selector);
	const granters = grantersOf(index, selector);
	const count = names.length + granters.length;
	// An option that is called like a unit is named once: the name means either.
	const others = granters.filter((granter) => !names.includes(nameOf(granter)));
	return count > maxNames ? [] : [...names, ...bearersText(others)];
}

/** Who has one of these: "the general", "units with Banner or Horn". */
function bearersText(granters: readonly IndexedEntry[]): readonly string[] {
	const isRole = ({ entry }: IndexedEntry): boolean => entry.given !== undefined;
	const things = granters.filter((granter) => !isRole(granter)).map(nameOf);
	return [
		...granters.filter(isRole).map(({ entry }) => selectors.role(entry.name)),
		...(things.length > 0 ? [selectors.having(things)] : [])
	];
}

/** Several alternative selectors in words. */
export function eitherText(index: ArmyIndex, of: Either): string {
	const each = eitherOf(of).flatMap((selector) => {
		const { as, having } = partsOf(index, selector);
		const few = as.length + having.length === 0 ? fewNames(index, selector) : [];
		return few.length > 0 ? few : [selectorText(index, selector)];
	});
	// Names come before "units with X": in "units with Horn or Pikes" the Pikes would seem to be something to have.
	const having = new Set(index.options.map(({ entry }) => selectors.having([entry.name])));
	const last = each.toSorted((one, other) => Number(having.has(one)) - Number(having.has(other)));
	const named = last.filter((one) => !each.some((name) => one === selectors.having([name])));
	return named.length === 0 ? selectors.nobody : phrases.either([...new Set(named)]);
}

/** What it selects but for what it excludes; and that, in words. */
export function exceptionsOf(
	index: ArmyIndex,
	{ none, ...wanted }: Selector
): { readonly wanted: string; readonly isAnyUnit: boolean; readonly excluded: readonly string[] } {
	return {
		wanted: selectorText(index, wanted),
		isAnyUnit: index.units.every(({ tags }) => matches(wanted, tags)),
		excluded: excludedNames(index, { ...wanted, none })
	};
}

/** What a selector matches before its exclusions, in words. */
function wantedText(index: ArmyIndex, { any = [], all = [] }: Selector): string {
	const things = any
		.filter((tag) => tag.startsWith('+'))
		.map((tag) => wordFor(index, tag.slice(1)));
	const among = [
		...wordsFor(
			index,
			any.filter((tag) => !tag.startsWith('+'))
		),
		...(things.length > 0 ? [selectors.having([...new Set(things)])] : [])
	];
	const [named = '', ...kinds] = all.length > 1 && any.length === 0 ? all : [];
	const name = index.entries.get(named)?.entry.name;
	if (name !== undefined) return selectors.isNamed(name, phrases.list(wordsFor(index, kinds)));
	const first =
		among.length > maxInRow
			? selectors.among(among.slice(0, firstNames), among.length - firstNames)
			: phrases.either(among);
	const also = selectors.allOf(wordsFor(index, all));
	return (first && also ? selectors.also(first, also) : first || also) || selectors.anything;
}

/**
 * What one selector matches and another does not, in words: "any but Callis and bearers of the Crown", or
 * "any" if the army has no others.
 */
export function anyButText(index: ArmyIndex, all: Selector, of: Selector): string {
	const others = index.units.filter(({ tags }) => matches(all, tags) && !matches(of, tags));
	const names = [...new Set(others.map(({ entry }) => entry.name))];
	const granters = grantersOf(index, { any: of.none ?? [] });
	const few = names.length <= 2 * maxNames ? names : [selectors.someOfThem(names.length)];
	const but = [...few, ...bearersText(granters)];
	return but.length === 0 ? selectors.any : selectors.anyBut(but);
}

function namesOf({ entries }: ArmyIndex, selector: Selector): readonly string[] {
	const matching = [...entries.values()].filter(({ tags }) => matches(selector, tags));
	return [...new Set(matching.map(({ entry }) => entry.name))];
}

/** Options that make their unit match, one for each name. */
function grantersOf(
	{ options }: ArmyIndex,
	{ any = [], all = [] }: Selector
): readonly IndexedEntry[] {
	const wanted = [...any, ...all];
	const granters = options.filter(({ grants }) => grants.some((tag) => wanted.includes(tag)));
	return [...new Map(granters.map((granter) => [nameOf(granter), granter])).values()];
}

const nameOf = ({ entry }: IndexedEntry): string => entry.name;

/** What `none` excludes, in words; empty if the army has nothing like that. */
function excludedNames(index: ArmyIndex, { any, all, none }: Selector): readonly string[] {
	if (!none) return [];
	const others = [...index.entries.values()].filter(
		({ tags }) => matches({ any, all }, tags) && matches({ any: none }, tags)
	);
	const names = [...new Set(others.map(({ entry }) => entry.name))];
	return names.length <= maxNames ? names : wordsFor(index, none);
}

/** The words of tags, each once; who has an option is left out beside a keyword that names it, too. */
function wordsFor(index: ArmyIndex, tags: readonly string[]): readonly string[] {
	const keywords = tags.filter((tag) => !tag.startsWith('+')).map((tag) => wordFor(index, tag));
	const worded = tags.filter((tag) => {
		const name = index.entries.get(tag.slice(1))?.entry.name;
		return !tag.startsWith('+') || !keywords.some((word) => name && word.endsWith(name));
	});
	return [...new Set(worded.map((tag) => wordFor(index, tag)))];
}

/**
 * A tag in words: the entry's name, the system's words, a heading that covers it, or the keyword; who has such
 * an option; a value of the stat line; or an answer.
 */
function wordFor(index: ArmyIndex, tag: string): string {
	const word = plainWordFor(index, tag);
	return index.entries.has(tag) ? word : phrases.noun(word);
}

function plainWordFor(index: ArmyIndex, tag: string): string {
	const { system, entries, answers } = index;
	if (tag === 'limit:own') return selectors.limited;
	if (tag.startsWith('+')) return selectors.having([wordFor(index, tag.slice(1))]);
	const [question = '', answer] = tag.split(':');
	if (question === 'type') {
		const type = system.types.find(({ id }) => id === answer);
		return (type?.heading ?? answer ?? '').toLowerCase();
	}
	if (answer !== undefined) {
		const column = system.statLine.find(({ id, asked }) => asked && id === question);
		if (column)
			return answer === 'none' ? selectors.without(column.name) : `${column.name} ${answer}`;
		const known = answers.get(question)?.reading.answers.find(({ id }) => id === answer);
		return known?.text ?? answer.replaceAll('-', ' ');
	}
	const entry = entries.get(tag)?.entry;
	if (entry) return entry.name;
	const isKeyword = tag === tag.toUpperCase();
	if (!isKeyword) return tag.replace(/^[^:]*:/, '').replaceAll('-', ' ');
	const words = system.words?.[tag];
	if (words !== undefined) return words;
	const such = system.types.filter(({ keywords }) => keywords.includes(tag));
	const alike = namesake(index, tag);
	if (alike.isPrinted) return alike.name;
	const headings = [...new Set(such.map(({ heading }) => heading))];
	const listed = system.types.filter(({ heading }) => heading === headings[0]);
	return headings.length === 1 && listed.length === such.length
		? (headings[0] ?? '').toLowerCase()
		: plural(tag.toLowerCase());
}
