import { eitherOf, matches, type ArmyIndex, type Either, type IndexedEntry } from '#engine';
import type { Selector } from '#schema';
import { phrases } from '../en/sentences.ts';
import { selectors } from '../en/rules.ts';
import { partsOf } from './called.ts';
import { plural } from './plural.ts';

/** Up to this many names are listed; more are described by what they have in common. */
const maxNames = 4;

/** A longer list of names is described as rows of the army list. */
const maxInRow = 12;

/**
 * A selector in words, for this army: by names if they are few ("Pikes or Lancers"), or by description ("foot
 * or riders, but not those on loan").
 */
export function selectorText(index: ArmyIndex, selector: Selector): string {
	const { who, as, having } = partsOf(index, selector);
	if (as.length + having.length === 0) return whoText(index, selector);
	const { any, all = [], none } = selector;
	const kinds = all.filter((tag) => who.includes(tag) || !tag.startsWith('+'));
	const isRole = !any && kinds.some((tag) => tag.startsWith('+'));
	const subject = isRole
		? kinds.map((tag) => wordFor(index, tag.slice(1))).join()
		: whoText(index, { any, ...(kinds.length > 0 && { all: kinds }), none });
	return phrases.called({
		names: [subject],
		joint: 'and',
		as: as.map((tag) => wordFor(index, tag.slice(1))),
		having: having.map((tag) => wordFor(index, tag.slice(1)))
	});
}

function whoText(index: ArmyIndex, selector: Selector): string {
	const names = namesOf(index, selector);
	const granters = grantersOf(index, selector);
	const few = names.length + granters.length;
	if (few > 0 && few <= maxNames) {
		const others = granters.length > 0 ? [selectors.having(granters.map(nameOf))] : [];
		return phrases.either([...names, ...others]);
	}
	const wanted = wantedText(index, selector);
	const excluded = excludedNames(index, selector);
	if (excluded.length === 0) return wanted;
	const { any = [], all = [] } = selector;
	return any.length + all.length < 2
		? selectors.otherThan(wanted, excluded)
		: selectors.butNot(wanted, excluded);
}

/** Several alternative selectors in words. */
export function eitherText(index: ArmyIndex, of: Either): string {
	const each = eitherOf(of).map((selector) => selectorText(index, selector));
	return each.length === 0 ? selectors.nobody : phrases.either([...new Set(each)]);
}

/** What a selector matches before its exclusions, in words. */
function wantedText(index: ArmyIndex, { any = [], all = [] }: Selector): string {
	const named = any.filter((tag) => index.entries.has(tag));
	const isRowByRow = named.length > maxInRow;
	const among = isRowByRow ? '' : phrases.either(wordsFor(index, any));
	const also = selectors.allOf(wordsFor(index, all));
	const told = among && also ? selectors.also(among, also) : among || also;
	return isRowByRow ? selectors.listed(told) : told || selectors.anything;
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
	const but = [...few, ...granters.map(granterText)];
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

/** Who has an option: "units with Banner", or "the general" for a role. */
function granterText({ entry }: IndexedEntry): string {
	return entry.given === undefined ? selectors.having([entry.name]) : selectors.role(entry.name);
}

/** What `none` excludes, in words; empty if the army has nothing like that. */
function excludedNames(index: ArmyIndex, { any, all, none }: Selector): readonly string[] {
	if (!none) return [];
	const others = [...index.entries.values()].filter(
		({ tags }) => matches({ any, all }, tags) && matches({ any: none }, tags)
	);
	const names = [...new Set(others.map(({ entry }) => entry.name))];
	return names.length <= maxNames ? names : wordsFor(index, none);
}

/** The words of tags, each once. */
function wordsFor(index: ArmyIndex, tags: readonly string[]): readonly string[] {
	return [...new Set(tags.map((tag) => wordFor(index, tag)))];
}

/**
 * A tag in words: the entry's name, the system's words, a heading that covers it, or the keyword; who has such
 * an option; a value of the stat line; or an answer.
 */
function wordFor(index: ArmyIndex, tag: string): string {
	return phrases.noun(plainWordFor(index, tag));
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
	const headings = [...new Set(such.map(({ heading }) => heading))];
	const listed = system.types.filter(({ heading }) => heading === headings[0]);
	return headings.length === 1 && listed.length === such.length
		? (headings[0] ?? '').toLowerCase()
		: plural(tag.toLowerCase());
}
