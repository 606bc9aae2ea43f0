import type { Cost, Factor, Surcharge } from '#schema';
import type { IndexedEntry, ArmyIndex } from './army-index.ts';
import type { MusteredOption, MusteredUnit } from './mustered.ts';
import { matches } from './selector.ts';
import { outsideOf, type MusteredGroup } from './groups.ts';

/** One part of a unit's price. */
export interface PricePart {
	/** The unit's entry, or an option that it has. */
	readonly indexed: IndexedEntry;
	/** Per model, once, as a multiple of an ordinary model's price, or instead of an ordinary model. */
	readonly kind: 'each' | 'once' | 'models' | 'insteadOf';
	/** Points of one, as in the data. */
	readonly amount: number;
	/** The product of its factors; 1 without any. */
	readonly factor: number;
	/** The factors, in the order of application. */
	readonly factors: readonly Factor[];
	/** How often it counts. */
	readonly count: number;
	readonly points: number;
}

/** The points of a unit with their parts. */
export interface Price {
	readonly models: number;
	/** Points of an ordinary model with all that every model has. */
	readonly each: number;
	readonly parts: readonly PricePart[];
	readonly points: number;
}

/** What a price is calculated from. */
interface Priced {
	readonly indexed: IndexedEntry | undefined;
	readonly options: readonly MusteredOption[];
	readonly tags: ReadonlySet<string>;
	/** The multiple of its usual size, which its fixed price is multiplied by. */
	readonly times: number;
	/** 1 if the army does not say how many there are. */
	readonly models: number | undefined;
	readonly factors: readonly Factor[];
}

const noFactors: readonly Factor[] = [];

/**
 * The price of a unit with all its parts. Exact in binary: prices are multiples of a quarter, and factors of a
 * half.
 */
export function priceOf(unit: Priced): Price {
	const { indexed, options, models = 1, times } = unit;
	const ofOptions = options.flatMap((option) => option.indexed ?? []);
	const parts: PricePart[] = [];
	const all = indexed ? [indexed, ...ofOptions] : ofOptions;
	for (const thing of all) {
		const { fixed = 0, perModel = 0 } = ownPrice(thing.entry.cost, unit.tags);
		const isOwn = thing === indexed;
		if (perModel !== 0) parts.push(eachPart(unit, thing, perModel, models));
		if (fixed !== 0) parts.push(plainPart(thing, 'once', fixed, isOwn ? times : 1));
	}
	const each = sumOf(parts, ({ kind, amount, factor }) => (kind === 'each' ? amount * factor : 0));
	for (const thing of ofOptions) {
		const part = modelPart(thing, indexed, parts, each);
		if (part) parts.push(part);
	}
	return { models, each, parts, points: sumOf(parts, ({ points }) => points) };
}

/** The same sum without the parts, for speed: units are priced with every tap. */
export function unitPoints(unit: Priced): number {
	const { indexed, options, times } = unit;
	let sum = 0;
	if (indexed) {
		const points = plainPoints(unit, indexed.entry.cost, times);
		if (points === undefined) return priceOf(unit).points;
		sum += points;
	}
	for (const option of options) {
		if (!option.indexed) continue;
		const points = plainPoints(unit, option.indexed.entry.cost, 1);
		if (points === undefined) return priceOf(unit).points;
		sum += points;
	}
	return sum;
}

/** Points of a cost without factors or other prices; undefined for any other cost. */
function plainPoints(
	{ tags, models = 1, factors }: Priced,
	cost: Cost,
	times: number
): number | undefined {
	if (typeof cost === 'number') return cost * times;
	if ('models' in cost || 'insteadOf' in cost) return undefined;
	const { fixed = 0, perModel = 0 } = ownPrice(cost, tags);
	if (perModel !== 0 && factors.length > 0) return undefined;
	return fixed * times + perModel * models;
}

/** Points once, and per model. */
interface OwnPrice {
	readonly fixed?: number | undefined;
	readonly perModel?: number | undefined;
}

/** A cost for a unit with these tags; undefined if it depends on the number of models. */
export function ownPrice(cost: Cost, tags: ReadonlySet<string>): OwnPrice {
	if (typeof cost === 'number') return { fixed: cost };
	if ('models' in cost || 'insteadOf' in cost) return {};
	if (!('by' in cost)) return cost;
	const found = cost.by.find(({ on }) => matches(on, tags))?.cost ?? cost.else ?? 0;
	return typeof found === 'number' ? { fixed: found } : found;
}

function plainPart(
	indexed: IndexedEntry,
	kind: PricePart['kind'],
	amount: number,
	count: number
): PricePart {
	return {
		indexed,
		kind,
		amount,
		factor: 1,
		factors: noFactors,
		count,
		points: amount * count
	};
}

function eachPart(
	{ tags, indexed: bearer, factors: rules }: Priced,
	indexed: IndexedEntry,
	amount: number,
	count: number
): PricePart {
	const thingTags = indexed === bearer ? tags : indexed.tags;
	const factors = rules.filter(({ on, of }) => matches(on, tags) && matches(of, thingTags));
	const factor = factors.reduce((product, { times }) => product * times, 1);
	return {
		indexed,
		kind: 'each',
		amount,
		factor,
		factors,
		count,
		points: amount * factor * count
	};
}

/** The part of something that costs as much as ordinary models, or replaces one. */
function modelPart(
	indexed: IndexedEntry,
	bearer: IndexedEntry | undefined,
	parts: readonly PricePart[],
	each: number
): PricePart | undefined {
	const { cost } = indexed.entry;
	if (typeof cost === 'number') return undefined;
	if ('models' in cost) return plainPart(indexed, 'models', each, cost.models);
	if (!('insteadOf' in cost)) return undefined;
	const ofBearer = bearer?.entry.numbers?.[cost.insteadOf];
	if (ofBearer === undefined) return undefined;
	// Such a model pays for its own equipment, at the price for one model.
	const arms = sumOf(parts, (part) =>
		part.kind === 'each' && part.indexed !== bearer ? part.amount : 0
	);
	return plainPart(indexed, 'insteadOf', ofBearer + arms - each, 1);
}

function sumOf<T>(things: readonly T[], amountOf: (thing: T) => number): number {
	return things.reduce((sum, thing) => sum + amountOf(thing), 0);
}

/** A cost of units taken together, in addition to their prices. */
export interface Surcharged {
	readonly surcharge: Surcharge;
	/** The units that it is charged for. */
	readonly units: readonly MusteredUnit[];
	/** The amount for the first unit, the second and so on. */
	readonly amounts: readonly number[];
	readonly points: number;
}

const none: readonly Surcharged[] = [];

/** The costs of units taken together, without those that no unit causes. */
export function surchargesOf(
	{ surcharges }: ArmyIndex,
	units: readonly MusteredUnit[],
	arranged: readonly MusteredGroup[]
): readonly Surcharged[] {
	if (surcharges.length === 0) return none;
	return surcharges.flatMap((surcharge) => {
		const { of, outside, first = 0, step } = surcharge;
		const asked = outside === undefined ? units : outsideOf(arranged, units, outside);
		const paying = asked.filter(({ indexed, tags }) => indexed && matches(of, tags));
		const amounts = paying.map((_, at) => first + step * at);
		const points = amounts.reduce((sum, amount) => sum + amount, 0);
		return paying.length === 0 ? [] : [{ surcharge, units: paying, amounts, points }];
	});
}
