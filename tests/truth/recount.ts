import {
	pointsOfOptions,
	priceOf,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit,
	type Thing
} from '#engine';
import type { Amount, ConstraintOf, More, Selector } from '#schema';

// What rules count, counted without the engine's own code for rules.

/** Whether a selector means something of these tags. */
export function isMeant(
	tags: ReadonlySet<string>,
	{ any, all = [], none = [] }: Selector
): boolean {
	const isAny = any === undefined || any.some((tag) => tags.has(tag));
	return isAny && all.every((tag) => tags.has(tag)) && !none.some((tag) => tags.has(tag));
}

export function thingsMeant({ things }: CheckContext, of: Selector): readonly Thing[] {
	return things.filter(({ tags }) => isMeant(tags, of));
}

/** An amount for a unit: printed, by the points limit, or its own number with those of its options. */
export function amount(of: Amount, size: number, bearer?: MusteredUnit): number | undefined {
	if (typeof of === 'number') return of;
	if ('number' in of) {
		const parts = bearer ? [bearer.indexed, ...bearer.options.map(({ indexed }) => indexed)] : [];
		return parts.reduce((sum, part) => sum + (part?.entry.numbers?.[of.number] ?? 0), 0);
	}
	if ('perModels' in of) return bearer && Math.floor((bearer.models ?? 1) / of.perModels);
	const rows = of.table.filter(({ from }) => from <= size);
	const last = rows.at(-1);
	if (!last) return undefined;
	const isPast = rows.length === of.table.length && of.above !== undefined;
	return isPast && of.above
		? last.n + of.above.add * Math.floor((size - last.from) / of.above.each)
		: last.n;
}

interface Limits {
	readonly min: number | undefined;
	readonly max: number | undefined;
}

/** The limits of a count: by the points limit, for each full band, and with what the maximum grows by. */
export function limitsOf(
	context: CheckContext,
	rule: ConstraintOf<'count'> | ConstraintOf<'group'>,
	isHere: (unit: MusteredUnit) => boolean
): Limits {
	const { limit, index } = context;
	let min = rule.min === undefined ? undefined : amount(rule.min, limit);
	let max = rule.max === undefined ? undefined : amount(rule.max, limit);
	const { band } = index.system;
	if (rule.kind === 'count' && rule.per === 'band' && band) {
		const full = Math.floor(limit / band.points);
		min = full === 0 || min === undefined ? undefined : min * full;
		max = max === undefined ? undefined : max * (full || 1);
	}
	const { more } = rule;
	const barred = rule.kind === 'group' ? rule.unlessWith : undefined;
	const isBarred = barred && thingsMeant(context, barred).some(({ bearer }) => isHere(bearer));
	if (more && max !== undefined && !isBarred) {
		const found = thingsMeant(context, more.each).filter(({ bearer }) => isHere(bearer));
		const many = grownBy(more, found);
		max = Math.min(max + more.n * Math.floor(many / (more.per ?? 1)), more.upTo ?? Infinity);
	}
	return { min, max };
}

/** How many there are of what a maximum grows by: in the army, and in each group. */
export function growingNumbers(context: CheckContext, rule: object): readonly number[] {
	const { more } = rule as Partial<ConstraintOf<'count'>>;
	if (!more) return [];
	const all = thingsMeant(context, more.each);
	const grouped = context.arranged.map(({ units }) =>
		all.filter(({ bearer }) => units.includes(bearer))
	);
	const { max } = rule as Partial<ConstraintOf<'group'>>;
	// "4, or 5 with the general"
	const withOne = typeof max === 'number' ? [max + more.n] : [];
	return [...withOne, ...[all, ...grouped].map((some) => grownBy(more, some))];
}

/** How much of what a maximum grows by there is: things, their models, or the models of the largest of them. */
function grownBy({ counting }: More, things: readonly Thing[]): number {
	if (!counting) return things.length;
	const models = things.filter(({ as }) => as === 'unit').map(({ bearer }) => bearer.models ?? 1);
	return counting === 'models' ? models.reduce((sum, own) => sum + own, 0) : Math.max(0, ...models);
}

/** How many of these there are, or how much they count for; a choice of several counts once. */
export function countOf(rule: ConstraintOf<'count'>, things: readonly Thing[]): number {
	const { counting } = rule;
	if (typeof counting !== 'object') return things.length;
	const seen = new Map<string, number>();
	return things.reduce((sum, { indexed: { entry } }) => {
		const times = seen.get(entry.id) ?? 0;
		seen.set(entry.id, times + 1);
		return (
			sum + (times % (entry.perChoice ?? 1) === 0 ? (entry.numbers?.[counting.number] ?? 0) : 0)
		);
	}, 0);
}

/** Points of a unit that is meant, or of what it has that is meant. */
export function pointsOf(unit: MusteredUnit, of: Selector, apart?: Selector): number {
	if (!unit.indexed || !isMeant(unit.tags, of)) return wholePointsOf(unit, of);
	return apart ? unit.points - wholePointsOf(unit, apart) : unit.points;
}

/** The same of what was given, with the model in whose place it stands. */
function wholePointsOf(unit: MusteredUnit, of: Selector): number {
	const replacing = unit.options.filter(
		({ indexed }) =>
			indexed &&
			isMeant(indexed.tags, of) &&
			JSON.stringify(indexed.entry.cost).includes('insteadOf')
	);
	return pointsGivenOf(unit, of) + replacing.length * priceOf(unit).each;
}

/** Points of what a unit was given that is meant. */
export function pointsGivenOf(unit: MusteredUnit, of: Selector): number {
	return pointsOfOptions(
		unit,
		unit.options.filter(({ indexed }) => indexed && isMeant(indexed.tags, of))
	);
}

/** What a unit was given that is meant. */
export function givenTo(unit: MusteredUnit, of: Selector): readonly string[] {
	return unit.options.flatMap(({ indexed }) =>
		indexed && isMeant(indexed.tags, of) ? [indexed.entry.id] : []
	);
}

/** All numbers that the printed amounts of a rule are made of. */
export function printedNumbers(rule: unknown): readonly number[] {
	if (typeof rule === 'number') return [rule];
	if (typeof rule !== 'object' || rule === null) return [];
	return Object.values(rule).flatMap(printedNumbers);
}

/** The names of everything that a selector could mean in an army, and of what makes somebody so. */
export function namesMeant({ entries, options }: ArmyIndex, of: Selector): readonly string[] {
	const wanted = [...(of.any ?? []), ...(of.all ?? []), ...(of.none ?? [])];
	const isNamed = (id: string, tags: ReadonlySet<string>): boolean =>
		wanted.some((tag) => tag === id || tag === `+${id}` || tags.has(tag));
	const meant = [...entries.values()].filter(({ entry, tags }) => isNamed(entry.id, tags));
	const granters = options.filter(({ grants }) => grants.some((tag) => wanted.includes(tag)));
	return [...meant, ...granters].flatMap(({ entry: { name, plural } }) =>
		plural === undefined ? [name] : [name, plural]
	);
}
