import type { Factor, Roster, RosterUnit } from '#schema';
import type { ArmyIndex, IndexedEntry } from './army-index.ts';
import { unitPoints, priceOf } from './price.ts';
import { renewedUnit } from './renewed.ts';
import type { MusteredOption, MusteredUnit } from './mustered.ts';

const noTags: ReadonlySet<string> = new Set();
const noGrants: readonly string[] = [];
const noOptions: readonly MusteredOption[] = [];
const noFactors: readonly Factor[] = [];

// An edit replaces one unit; the others have been looked up before.
const looked = /* @__PURE__ */ new WeakMap<ArmyIndex, WeakMap<RosterUnit, MusteredUnit>>();

/** Looks every unit up; never throws, whatever the roster names. An unchanged unit keeps its object. */
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

/** Looks a unit up, under the ids that its army has now. */
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

/** A unit as it would be with these options and no others. */
function withOptions(
	{ unit, indexed, factors }: MusteredUnit,
	options: readonly MusteredOption[]
): MusteredUnit {
	return withPoints(unit, indexed, options, factors);
}

function tagsOf(own: ReadonlySet<string>, options: readonly MusteredOption[]): ReadonlySet<string> {
	let tags: Set<string> | undefined;
	for (const { indexed } of options)
		for (const tag of indexed?.grants ?? noGrants)
			if (!own.has(tag)) (tags ??= new Set(own)).add(tag);
	return tags ?? own;
}

/** Models in a unit that is no larger than usual: as many as were chosen, where the player chooses. */
function sizeOf({ models }: RosterUnit, indexed: IndexedEntry | undefined): number | undefined {
	const size = indexed?.entry.size;
	if (typeof size !== 'object') return size;
	return models ?? size.usual ?? size.min ?? 1;
}

function timesOf(options: readonly MusteredOption[]): number {
	return options.reduce((times, { indexed }) => times * (indexed?.entry.sizeTimes ?? 1), 1);
}

/** Whether the player chooses how many models a unit of this entry has. */
export function isSized(indexed: IndexedEntry | undefined): boolean {
	return typeof indexed?.entry.size === 'object';
}

/** Models in a unit, where the player chooses how many. */
export function chosenModels({ indexed, models }: MusteredUnit): number | undefined {
	return isSized(indexed) ? models : undefined;
}

/** Points that a unit costs more with an option, whatever else becomes dearer with it. */
export function optionPoints(bearer: MusteredUnit, option: IndexedEntry): number {
	const options = [...bearer.options, { id: option.entry.id, indexed: option }];
	return withOptions(bearer, options).points - bearer.points;
}

/** Points that each ordinary model of a unit costs more with an option; 0 if it is not priced by the model. */
export function optionPointsEach(bearer: MusteredUnit, option: IndexedEntry): number {
	const options = [...bearer.options, { id: option.entry.id, indexed: option }];
	return priceOf(withOptions(bearer, options)).each - priceOf(bearer).each;
}

/** Points that a unit costs less without these of its options. */
export function pointsGiven(unit: MusteredUnit, given: readonly MusteredOption[]): number {
	const options = unit.options.filter((option) => !given.includes(option));
	return unit.points - withOptions(unit, options).points;
}

/** The name of a unit: its custom name, or its entry's. */
export function unitName({ unit, indexed }: MusteredUnit): string {
	return unit.name ?? indexed?.entry.name ?? unit.entry;
}
