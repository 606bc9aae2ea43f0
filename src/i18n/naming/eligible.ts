import {
	carriesOf,
	eitherOf,
	matches,
	mayCarry,
	type ArmyIndex,
	type Either,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import { phrases } from '../en/parts/phrases.ts';
import { selectors } from '../en/parts/rules.ts';
import { barriersOf } from './barriers.ts';
import { mayComeToHave } from './comes-to-have.ts';
import { eitherText, exceptionsOf, selectorText } from './selector-text.ts';

/** A longer text is shortened to the first names. */
const maxLetters = 80;

/** Up to this many names are listed; of more, only the first ones. */
const maxNames = 4;
const firstNames = 3;

/** Who may have something, without a full stop: "Pikes only", "only Pikes, Lancers and 5 others". */
export function eligibleText(index: ArmyIndex, { option, by }: ConstraintOf<'carries'>): string {
	const each = eitherOf(by).map((selector) => withoutIdle(index, selector));
	const rules = carriesOf(index, option);
	// A rule that only excludes units says too little if another rule names the units that may have it.
	const saysWho = rules.length < 2 || each.every(({ any, all }) => any ?? all);
	const text = saysWho ? whoText(index, each) : undefined;
	if (text !== undefined) return text;
	const units = index.units.filter((unit) => mayComeToHave(index, option, unit));
	const names = [...new Set(units.map(({ entry }) => entry.name))];
	if (names.length === 0) return selectors.only(selectors.nobody);
	return names.length <= maxNames
		? selectors.only(phrases.either(names))
		: selectors.onlyAmong(names.slice(0, firstNames), names.length - firstNames);
}

/**
 * Why this unit may not have something, without a full stop: another option excludes it, an option is missing,
 * or only others may have it. Undefined if a great many others may.
 */
export function notEligibleText(
	index: ArmyIndex,
	by: Either,
	bearer: MusteredUnit
): string | undefined {
	const barriers = barriersOf(by, bearer);
	if (barriers.length > 0) return selectors.notWith(barriers);
	const lacking = lackedBy(index, by, bearer);
	if (lacking !== undefined) return lacking;
	const each = eitherOf(by).map((selector) => withoutIdle(index, selector));
	return isSelected(index, each, bearer) ? undefined : whoText(index, each);
}

/** "Pikes only", "mounted models only, except Lancers", "not for Lancers"; undefined where that is too long. */
function whoText(index: ArmyIndex, each: readonly Selector[]): string | undefined {
	if (!each.every((one) => isPlain(index, one))) return undefined;
	const [first] = each;
	const { wanted, isAnyUnit, excluded } = exceptionsOf(index, first ?? {});
	if (each.length > 1 || excluded.length === 0) {
		const text = eitherText(index, each);
		return text.length <= maxLetters ? selectors.only(text) : undefined;
	}
	// All of them are excluded at present, such as by an interpretation.
	if (phrases.either(excluded) === wanted) return selectors.only(selectors.nobody);
	const text = isAnyUnit ? selectors.notForAny(excluded) : selectors.onlyExcept(wanted, excluded);
	return text.length <= maxLetters + ' only'.length ? text : undefined;
}

/** Whether the words would also describe this unit, so that they explain nothing. */
function isSelected(
	index: ArmyIndex,
	each: readonly Selector[],
	{ indexed }: MusteredUnit
): boolean {
	return indexed !== undefined && each.some((one) => mayBecome(index, one, indexed));
}

/** Whether a selector asks for a single thing, in one way. */
function isPlain({ entries }: ArmyIndex, { any = [], all = [] }: Selector): boolean {
	const named = any.filter((tag) => entries.has(tag));
	return any.length === 0 || (named.length <= maxNames && all.every((tag) => tag.startsWith('+')));
}

/** The selector without keywords that all its matches have anyway. */
function withoutIdle({ entries, options }: ArmyIndex, selector: Selector): Selector {
	const { any, all, ...rest } = selector;
	if (!any || !all) return selector;
	const matching = [...entries.values()].filter(({ tags }) => matches({ any }, tags));
	const isGranted = (tag: string) => options.some(({ grants }) => grants.includes(tag));
	const isMade = any.some(isGranted);
	const needed = all.filter(
		(tag) => isMade || isGranted(tag) || matching.some(({ tags }) => !tags.has(tag))
	);
	return { ...rest, any, ...(needed.length > 0 && { all: needed }) };
}

/** Whether a unit matches, or could with options that it may have. */
function mayBecome(
	index: ArmyIndex,
	{ any, all = [], none }: Selector,
	unit: IndexedEntry
): boolean {
	if (none && matches({ any: none }, unit.tags)) return false;
	return matches({ ...(any && { any }), all }, reachOf(index, unit));
}

const reaches = new WeakMap<IndexedEntry, ReadonlySet<string>>();

/** A unit's tags, and those that its options may grant. Cached, as it looks at every option. */
function reachOf({ options }: ArmyIndex, unit: IndexedEntry): ReadonlySet<string> {
	const known = reaches.get(unit);
	if (known) return known;
	const open = options.filter((option) => mayCarry(unit, option));
	const reach = new Set([...unit.tags, ...open.flatMap(({ grants }) => grants)]);
	reaches.set(unit, reach);
	return reach;
}

/** Options that such a unit may have and that make it match, without being excluded. */
function suppliers(
	{ options }: ArmyIndex,
	wanted: readonly string[],
	tags: ReadonlySet<string>,
	barred: readonly string[]
): readonly IndexedEntry[] {
	return options.filter(
		(option) =>
			option.grants.some((tag) => wanted.includes(tag)) &&
			!option.grants.some((tag) => barred.includes(tag)) &&
			mayCarry({ tags }, option)
	);
}

/** What a unit would need in addition; undefined if no option makes it match. */
function lackedBy(index: ArmyIndex, by: Either, { tags }: MusteredUnit): string | undefined {
	const lacks = eitherOf(by).flatMap(({ any = [], all = [], none = [] }) => {
		if (none.some((tag) => tags.has(tag))) return [];
		const wanted = [
			...(any.length > 0 && !any.some((tag) => tags.has(tag)) ? [any] : []),
			...all.filter((tag) => !tags.has(tag)).map((tag) => [tag])
		];
		const each = wanted.map((some) => ({ some, by: suppliers(index, some, tags, none) }));
		return each.length > 0 && each.every((one) => one.by.length > 0) ? [each] : [];
	});
	const [least] = lacks.toSorted((one, other) => one.length - other.length);
	if (!least) return undefined;
	const alike = lacks.filter(({ length }) => length === least.length);
	return least.length === 1
		? oneLack(
				index,
				alike.flatMap(([one]) => one ?? [])
			)
		: selectors.onlyWith(least.flatMap((one) => phrases.either(namesOf(one.by).slice(0, 1))));
}

interface Lack {
	readonly some: readonly string[];
	readonly by: readonly IndexedEntry[];
}

/** "only with A or B", or "mounted models only" if a great many options would do. */
function oneLack(index: ArmyIndex, lacks: readonly Lack[]): string {
	const names = namesOf(lacks.flatMap(({ by }) => by));
	if (names.length <= maxNames) return selectors.onlyWith([phrases.either(names)]);
	const [first] = lacks;
	const text = selectorText(index, { any: first?.some ?? [] });
	return text.length <= maxLetters
		? selectors.only(text)
		: selectors.onlyWith([phrases.either([...names.slice(0, firstNames), selectors.others])]);
}

function namesOf(options: readonly IndexedEntry[]): readonly string[] {
	return [...new Set(options.map(({ entry }) => entry.name))];
}
