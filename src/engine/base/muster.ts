import type { Factor, Roster, RosterUnit } from '#schema';
import type { ArmyIndex, IndexedEntry } from './army-index.ts';
import { unitPoints, priceOf } from './price.ts';
import { renewedUnit } from './renewed.ts';
import type { MusteredOption, MusteredUnit } from './mustered.ts';

const noTags: ReadonlySet<string> = new Set();
const noGrants: readonly string[] = [];
const noOptions: readonly MusteredOption[] = [];
const noFactors: readonly Factor[] = [];

// Cached, as an edit replaces one unit and leaves the others.
const looked = /* @__PURE__ */ new WeakMap<ArmyIndex, WeakMap<RosterUnit, MusteredUnit>>();

/** Looks up every unit. Never throws, whatever the roster contains. An unchanged unit keeps its object. */
export function muster(roster: Roster, index: ArmyIndex): readonly MusteredUnit[] {
	let known = looked.get(index);
	if (!known) looked.set(index, (known = new WeakMap()));
	const units: MusteredUnit[] = [];
	for (const unit of roster.units) {
		let mustered = known.get(unit);
		if (!mustered) known.set(unit, (mustered = musterUnit(unit, index)));
		units.push(mustered);
	}
	return units;
}

/** Looks up a unit, with current ids for former ones. */
export function musterUnit(given: RosterUnit, index: ArmyIndex): MusteredUnit {
	const unit = renewedUnit(given, index.formerly);
	const indexed = index.entries.get(unit.entry);
	const options = unit.options
		? unit.options.map((id) => ({ id, indexed: index.entries.get(id) }))
		: noOptions;
	return withPoints(unit, indexed, options, index.system.pricing ?? noFactors);
}

function withPoints(
	unit: RosterUnit,
	indexed: IndexedEntry | undefined,
	options: readonly MusteredOption[],
	factors: readonly Factor[]
): MusteredUnit {
	const tags = tagsOf(indexed?.tags ?? noTags, options);
	const times = timesOf(options);
	const size = sizeOf(unit, indexed);
	const models = size === undefined ? undefined : size * times;
	const points = unitPoints({ indexed, options, tags, times, models, factors });
	return { unit, indexed, options, tags, times, models, factors, points };
}

/** The unit with exactly these options. */
function withOptions(
	{ unit, indexed, factors }: MusteredUnit,
	options: readonly MusteredOption[]
): MusteredUnit {
	return withPoints(unit, indexed, options, factors);
}

function tagsOf(
	entryTags: ReadonlySet<string>,
	options: readonly MusteredOption[]
): ReadonlySet<string> {
	let tags: Set<string> | undefined;
	for (const { indexed } of options)
		for (const tag of indexed?.grants ?? noGrants)
			if (!entryTags.has(tag)) (tags ??= new Set(entryTags)).add(tag);
	return tags ?? entryTags;
}

/** The number of models: the chosen one, where the player chooses, otherwise the usual one. */
function sizeOf({ models }: RosterUnit, indexed: IndexedEntry | undefined): number | undefined {
	const size = indexed?.entry.size;
	if (typeof size !== 'object') return size;
	return models ?? size.usual ?? size.min ?? 1;
}

function timesOf(options: readonly MusteredOption[]): number {
	return options.reduce((times, { indexed }) => times * (indexed?.entry.sizeTimes ?? 1), 1);
}

/** Whether the player chooses the number of models of this entry. */
export function hasVariableSize(indexed: IndexedEntry | undefined): boolean {
	return typeof indexed?.entry.size === 'object';
}

/** The number of models of a unit whose player chooses it; undefined of any other. */
export function variableModels({ indexed, models }: MusteredUnit): number | undefined {
	return hasVariableSize(indexed) ? models : undefined;
}

/** What an option adds to the points of a unit, other parts that become more expensive included. */
export function optionPoints(bearer: MusteredUnit, option: IndexedEntry): number {
	const options = [...bearer.options, { id: option.entry.id, indexed: option }];
	return withOptions(bearer, options).points - bearer.points;
}

/** What an option adds to the points of each ordinary model; 0 if it is not priced per model. */
export function optionPointsEach(bearer: MusteredUnit, option: IndexedEntry): number {
	const options = [...bearer.options, { id: option.entry.id, indexed: option }];
	return priceOf(withOptions(bearer, options)).each - priceOf(bearer).each;
}

/** What removing these options takes off the points of a unit. */
export function pointsOfOptions(unit: MusteredUnit, removed: readonly MusteredOption[]): number {
	const options = unit.options.filter((option) => !removed.includes(option));
	return unit.points - withOptions(unit, options).points;
}

/** The custom name of a unit, or its entry's. */
export function unitName({ unit, indexed }: MusteredUnit): string {
	return unit.name ?? indexed?.entry.name ?? unit.entry;
}
