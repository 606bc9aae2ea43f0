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

/** What the entries of an army offer their bearers. */
export interface Offers {
	/** The units that offer an option; undefined if the data do not say. */
	bearersOf(option: string): readonly Selector[] | undefined;
	/** What the row of an entry has itself, in its order; what several share has an order of its own. */
	offeredBy(entry: string): readonly string[];
	/** The prices that an option has with some of its bearers. */
	pricesOf(option: string): readonly PriceFor[];
	/** How many each bearer has of a set. */
	readonly rules: readonly Constraint[];
}

export interface PriceFor {
	readonly on: Selector;
	readonly cost: PlainCost;
}

/** Who offers an option, and on which terms. */
interface Bearer {
	readonly tag: string;
	readonly cost?: PlainCost | undefined;
	readonly if?: Selector | undefined;
}

/** A set by its name, or in place. */
type SetOffer = Exclude<Offer, Offered>;

/** A set with its options one by one. */
interface ListedSet extends OptionSet {
	readonly of: readonly Offered[];
}

/** A set of options, and all who have it. */
interface UsedSet extends ListedSet {
	readonly id: string;
	readonly source: Source;
	readonly users: string[];
}

const noOptions: readonly string[] = [];

/** What has been gathered from the lines so far. */
interface Gathered {
	/** By option, who may have it. */
	readonly bearers: Map<string, Bearer[]>;
	readonly sets: Map<string, UsedSet>;
	/** By entry, the options that its own line names. */
	readonly rows: Map<string, string[]>;
}

/** Gathers what the lines of an army offer: by option who may have it, and by set who has it. */
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
		offeredBy: (entry) => rows.get(entry) ?? noOptions,
		pricesOf: (option) => pricesOf(bearers.get(option) ?? []),
		rules: [...sets.values()].flatMap(setRules)
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
 * What somebody has to offer: what stands in a named set, and, where sets or the army's lines make offers, the
 * system's options of which nothing says who has them. Where none of the army's lines offers it, nobody has it.
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

/** The options that match by themselves, whatever they are given or grant. */
function optionsSelectedBy(system: System, army: Army, of: Selector): readonly string[] {
	const types = new Map(system.types.map((type) => [type.id, type]));
	return [...army.entries, ...system.entries].flatMap(({ id, type: typeId, keywords = [] }) => {
		const type = types.get(typeId);
		if (type?.role !== 'option') return [];
		return matches(of, new Set([id, ...type.keywords, ...keywords])) ? [id] : [];
	});
}

function optionOf(offered: Offered): string {
	return typeof offered === 'string' ? offered : offered.option;
}

/** The tag of a bearer: what the unit is, or that it has the option. */
function bearerTag({ id, type }: Entry, { types }: System): string {
	return types.find((each) => each.id === type)?.role === 'option' ? `+${id}` : id;
}

/** The set that is offered, under a name that all who have it share. */
function setOf(
	offer: SetOffer,
	named: Readonly<Record<string, OptionSet>>,
	own: string
): { readonly id: string; readonly set: OptionSet } {
	if ('of' in offer) return { id: own, set: offer };
	const set = named[offer.set];
	if (!set) throw new Error(`${own} has the unknown set ${offer.set}`);
	return { id: offer.set, set };
}

/** Bearers as selectors, those on the same terms together. */
function selectorsOf(bearers: readonly Bearer[] | undefined): readonly Selector[] | undefined {
	if (!bearers) return undefined;
	const plain = bearers.flatMap(({ tag, if: terms }) => (terms ? [] : [tag]));
	const others = bearers.flatMap((bearer) => (bearer.if ? [selectorOf(bearer)] : []));
	return plain.length > 0 ? [{ any: plain }, ...others] : others;
}

function selectorOf({ tag, if: terms }: Bearer): Selector {
	return terms ? { ...terms, all: [tag, ...(terms.all ?? [])] } : { all: [tag] };
}

/** Prices by who offers it; on which terms only where the same one offers it on others as well. */
function pricesOf(bearers: readonly Bearer[]): readonly PriceFor[] {
	return bearers.flatMap((bearer) => {
		const { tag, cost } = bearer;
		if (cost === undefined) return [];
		const isOnly = bearers.filter((other) => other.tag === tag).length === 1;
		return [{ on: isOnly ? { all: [tag] } : selectorOf(bearer), cost }];
	});
}

/** The bounds on a set, for each unit that has it; none if it has no bounds. */
function setRules({ id, name, of, min, max, distinct, source, users }: UsedSet): Constraint[] {
	if (min === undefined && max === undefined) return [];
	const options = of.map(optionOf);
	return [
		{
			id: `set-${id}`,
			kind: 'exclusive',
			...(name !== undefined && { label: name }),
			of: { any: [...new Set(options)] },
			on: { any: users },
			...(min !== undefined && { min }),
			...(max !== undefined && { max }),
			...(distinct && { distinct }),
			source
		}
	];
}
