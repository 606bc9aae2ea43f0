import type {
	Army,
	Constraint,
	Entry,
	Offer,
	Offered,
	OptionSet,
	PlainCost,
	Selector,
	Source,
	System
} from '#schema';
import { matches } from '../base/selector.ts';

/** Which options the entries of an army offer. */
export interface Offers {
	/** The units that offer an option; undefined if the data do not say. */
	bearersOf(option: string): readonly Selector[] | undefined;
	/** The options in an entry's own row, in order; those of shared sets are not among them. */
	optionsOf(entry: string): readonly string[];
	/** The prices of an option for particular units. */
	pricesOf(option: string): readonly PriceFor[];
	/** The limits on sets of options. */
	readonly constraints: readonly Constraint[];
}

export interface PriceFor {
	readonly on: Selector;
	readonly cost: PlainCost;
}

/** Who offers an option, and on what conditions. */
interface Bearer {
	readonly tag: string;
	readonly cost?: PlainCost | undefined;
	readonly if?: Selector | undefined;
}

/** A set, by name or in place. */
type SetOffer = Exclude<Offer, Offered>;

/** A set with its options listed. */
interface ListedSet extends OptionSet {
	readonly of: readonly Offered[];
}

/** A set of options with the units that have it. */
interface UsedSet extends ListedSet {
	readonly id: string;
	readonly source: Source;
	readonly users: string[];
}

const noOptions: readonly string[] = [];

/** What has been collected from the rows so far. */
interface Gathered {
	/** The units that may have each option. */
	readonly bearers: Map<string, Bearer[]>;
	readonly sets: Map<string, UsedSet>;
	/** The options that each entry's own row names. */
	readonly rows: Map<string, string[]>;
}

/** Collects the offers of an army's rows: the units for each option, and the users of each set. */
export function offersOf(system: System, army: Army): Offers {
	const named = { ...system.sets, ...army.sets };
	const listed = (set: OptionSet): ListedSet => ({
		...set,
		of: 'length' in set.of ? set.of : optionsSelectedBy(system, army, set.of)
	});
	const gathered: Gathered = {
		bearers: new Map(leftOpen(system, army, listed).map((id) => [id, []])),
		sets: new Map(),
		rows: new Map()
	};
	for (const entry of [...army.entries, ...system.entries]) {
		if (!entry.options) continue;
		const tag = bearerTag(entry, system);
		const row: string[] = [];
		gathered.rows.set(entry.id, row);
		for (const [at, each] of entry.options.entries()) {
			if (typeof each === 'string' || 'option' in each) {
				gatherOption(gathered, tag, each);
				row.push(optionOf(each));
				continue;
			}
			const { id, set: offered } = setOf(each, named, `${entry.id}-${at + 1}`);
			const set = listed(offered);
			gatherSet(gathered, tag, { ...set, id, source: set.source ?? entry.source, users: [] });
			if ('of' in each) row.push(...set.of.map(optionOf));
		}
	}
	const { bearers, sets, rows } = gathered;
	return {
		bearersOf: (option) => selectorsOf(bearers.get(option)),
		optionsOf: (entry) => rows.get(entry) ?? noOptions,
		pricesOf: (option) => pricesOf(bearers.get(option) ?? []),
		constraints: [...sets.values()].flatMap(setRules)
	};
}

function gatherOption({ bearers }: Gathered, tag: string, offered: Offered): void {
	const { option, ...terms } = typeof offered === 'string' ? { option: offered } : offered;
	const known = bearers.get(option);
	if (known) known.push({ tag, ...terms });
	else bearers.set(option, [{ tag, ...terms }]);
}

function gatherSet(gathered: Gathered, tag: string, set: UsedSet): void {
	for (const offered of set.of) gatherOption(gathered, tag, offered);
	const used = gathered.sets.get(set.id) ?? set;
	used.users.push(tag);
	gathered.sets.set(set.id, used);
}

/**
 * Options that some row must offer: those in named sets and, if the army or its sets make offers, the system's
 * options without any other rule. An option that no row of the army offers is not available.
 */
function leftOpen(
	{ entries, types, sets }: System,
	army: Army,
	listed: (set: OptionSet) => ListedSet
): readonly string[] {
	const inSets = [sets, army.sets]
		.flatMap((all = {}) => Object.values(all))
		.flatMap((set) => listed(set).of.map(optionOf));
	if (!sets && !army.entries.some(({ options }) => options)) return inSets;
	const open = entries.flatMap(({ id, type: typeId, carriedBy }) => {
		const type = types.find((each) => each.id === typeId);
		return type?.role === 'option' && !carriedBy && !type.carriedBy ? [id] : [];
	});
	return [...inSets, ...open];
}

/** The options that match by themselves, apart from what they grant. */
function optionsSelectedBy(system: System, army: Army, of: Selector): readonly string[] {
	const types = new Map(system.types.map((type) => [type.id, type]));
	return [...army.entries, ...system.entries].flatMap(({ id, type: typeId, keywords = [] }) => {
		const type = types.get(typeId);
		if (type?.role !== 'option') return [];
		return matches(of, new Set([id, ...type.keywords, ...keywords])) ? [id] : [];
	});
}

/** The option in an offer. */
export function optionOf(offered: Offered): string {
	return typeof offered === 'string' ? offered : offered.option;
}

/** The tag of a unit that offers something, or of an option that does. */
function bearerTag({ id, type }: Entry, { types }: System): string {
	return types.find((each) => each.id === type)?.role === 'option' ? `+${id}` : id;
}

/** The offered set, under an id that all its users share. */
function setOf(
	offer: SetOffer,
	named: Readonly<Record<string, OptionSet>>,
	unnamedId: string
): { readonly id: string; readonly set: OptionSet } {
	if ('of' in offer) return { id: unnamedId, set: offer };
	const set = named[offer.set];
	if (!set) throw new Error(`${unnamedId} has the unknown set ${offer.set}`);
	return { id: offer.set, set };
}

/** Units as selectors, joined if their conditions are the same. */
function selectorsOf(bearers: readonly Bearer[] | undefined): readonly Selector[] | undefined {
	if (!bearers) return undefined;
	const plain = bearers.flatMap(({ tag, if: terms }) => (terms ? [] : [tag]));
	const others = bearers.flatMap((bearer) => (bearer.if ? [selectorOf(bearer)] : []));
	return plain.length > 0 ? [{ any: plain }, ...others] : others;
}

function selectorOf({ tag, if: terms }: Bearer): Selector {
	return terms ? { ...terms, all: [tag, ...(terms.all ?? [])] } : { all: [tag] };
}

/** Prices by unit, with conditions only if the same unit has several prices. */
function pricesOf(bearers: readonly Bearer[]): readonly PriceFor[] {
	return bearers.flatMap((bearer) => {
		const { tag, cost } = bearer;
		if (cost === undefined) return [];
		const isOnly = bearers.filter((other) => other.tag === tag).length === 1;
		return [{ on: isOnly ? { all: [tag] } : selectorOf(bearer), cost }];
	});
}

/** The limits on a set, for each unit that has it; none if it is unlimited. */
function setRules(set: UsedSet): Constraint[] {
	const { id, name, of, min, max, distinct, source, users, if: terms } = set;
	if (min === undefined && max === undefined) return [];
	const options = of.map(optionOf);
	return [
		{
			id: `set-${id}`,
			kind: 'exclusive',
			...(name !== undefined && { label: name }),
			of: { any: [...new Set(options)] },
			on: { ...terms, any: users },
			...(min !== undefined && { min }),
			...(max !== undefined && { max }),
			...(distinct && { distinct }),
			source
		}
	];
}
