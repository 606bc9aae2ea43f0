import type { RosterUnit, Selector } from '#schema';
import type { Edit } from '../edit/edit.ts';
import type { IndexedEntry, ArmyIndex } from '../base/army-index.ts';
import { musterUnit, optionPoints } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { plainUnit, newPoints } from '../allow/new-unit.ts';
import { matches } from '../base/selector.ts';
import { dropAll, type Drop } from './drop.ts';
import { everything, gather, pointsShort, waysToFree, type IsSpare } from './free-points.ts';
import { bearersFor } from './alike.ts';
import { candidate, type Fix } from './fix.ts';
import { isHarmless } from './trial.ts';
import type { FixContext } from './fix-context.ts';

/** Something to add, with its price. */
export interface Addition {
	readonly edits: readonly Edit[];
	readonly points: number;
	/** Whether something may be removed to make room. */
	readonly isSpare: IsSpare;
}

/** The most that one fix adds. */
const maxAdded = 100;

/** The most units whose size is chosen that one fix adds: for more a player looks at the list. */
const mostSized = 2;

/** Whether these are more than a player would have added for him. */
function areMany(entries: readonly IndexedEntry[]): boolean {
	return entries.filter(({ entry }) => typeof entry.size === 'object').length > mostSized;
}

/** Ways to add this many of what a selector matches: units, choices of the army, or options for units. */
export function* additionsOf(
	fixing: FixContext,
	of: Selector,
	count: number,
	group?: string
): Generator<Addition> {
	if (count > maxAdded) return;
	for (const indexed of fixing.offered) {
		if (!standsAlone(indexed)) yield* givings(fixing, indexed, of, count, group);
		else if (matches(of, indexed.tags) && !areMany(Array<IndexedEntry>(count).fill(indexed))) {
			const added = Array.from({ length: count }, () => freshUnit(fixing, indexed, group));
			yield addingUnits(fixing, of, added);
		}
	}
}

/** Whether it is part of a list by itself: a unit, or a choice of the whole army. */
function standsAlone({ isUnit, isChoice }: IndexedEntry): boolean {
	return isUnit || isChoice;
}

/** Units or choices of several entries that make up the number, for when no entry alone may be taken that often. */
export function mixedAddition(
	fixing: FixContext,
	of: Selector,
	count: number
): Addition | undefined {
	if (count > maxAdded) return undefined;
	const selected = fixing.offered.filter(
		(indexed) => standsAlone(indexed) && matches(of, indexed.tags)
	);
	const cheapest = cheapestFirst(fixing.index, selected);
	const fresh = (entries: readonly IndexedEntry[]): readonly RosterUnit[] =>
		entries.map((indexed) => freshUnit(fixing, indexed));
	const added: IndexedEntry[] = [];
	for (const indexed of cheapest) {
		while (added.length < count) {
			const { edits } = addingUnits(fixing, of, fresh([...added, indexed]));
			if (!isHarmless(fixing, candidate(edits, 0).edit, true)) break;
			added.push(indexed);
		}
	}
	return added.length === count && !areMany(added)
		? addingUnits(fixing, of, fresh(added))
		: undefined;
}

/** New units, in place of anything but what the selector matches. */
export function addingUnits(
	fixing: FixContext,
	of: Selector,
	fresh: readonly RosterUnit[]
): Addition {
	return {
		edits: [{ kind: 'add-units', units: fresh }],
		points: fresh.reduce((sum, unit) => sum + musterUnit(unit, fixing.index).points, 0),
		isSpare: ({ unit, indexed }) => !matches(of, unit.tags) && !matches(of, indexed?.tags ?? noTags)
	};
}

const noTags: ReadonlySet<string> = new Set();

/** A new unit with the options its entry starts with. */
export function freshUnit(
	{ index, newId }: FixContext,
	{ entry }: IndexedEntry,
	group?: string
): RosterUnit {
	const unit = plainUnit(index, entry.id, newId());
	return group === undefined ? unit : { ...unit, group };
}

function* givings(
	fixing: FixContext,
	indexed: IndexedEntry,
	of: Selector,
	count: number,
	group?: string
): Generator<Addition> {
	const { id } = indexed.entry;
	const isSelected = matches(of, indexed.tags);
	if (!isSelected && !mayMake(indexed, of)) return;
	const fitting = bearersFor(
		fixing,
		id,
		count === 1 && group === undefined ? 'entries' : 'all'
	).filter(
		(bearer) =>
			(group === undefined || bearer.unit.group === group) &&
			(isSelected || becomes(fixing, bearer, id, of))
	);
	if (count === 1) for (const bearer of fitting) yield giving(of, [bearer], indexed);
	else if (fitting.length >= count) yield giving(of, fitting.slice(0, count), indexed);
}

/** Whether an option grants anything that a selector asks for. */
export function mayMake({ grants }: IndexedEntry, { any, all }: Selector): boolean {
	return grants.some((tag) => any?.includes(tag) || all?.includes(tag));
}

/** Whether a selector matches a unit only with this option. */
function becomes(
	{ index }: FixContext,
	{ unit, tags }: MusteredUnit,
	option: string,
	of: Selector
): boolean {
	if (matches(of, tags)) return false;
	const options = [...(unit.options ?? []), option];
	return matches(of, musterUnit({ ...unit, options }, index).tags);
}

function giving(of: Selector, bearers: readonly MusteredUnit[], option: IndexedEntry): Addition {
	const { id } = option.entry;
	return {
		edits: bearers.map(({ unit }) => ({ kind: 'give-option', unit: unit.id, option: id })),
		points: bearers.reduce((sum, bearer) => sum + optionPoints(bearer, option), 0),
		isSpare: ({ unit, option, indexed }) =>
			!matches(of, indexed?.tags ?? noTags) && (option !== undefined || !bearers.includes(unit))
	};
}

/** Giving this unit options that the selector matches, or that make the unit match. */
export function* givingsTo(
	fixing: FixContext,
	bearer: MusteredUnit,
	of: Selector
): Generator<Addition> {
	for (const indexed of fixing.offered) {
		const { id } = indexed.entry;
		if (indexed.type.role !== 'option') continue;
		const isSelected = matches(of, indexed.tags);
		if (!isSelected && !(mayMake(indexed, of) && becomes(fixing, bearer, id, of))) continue;
		yield giving(of, [bearer], indexed);
	}
}

/** Each addition alone or, if there are not enough points, in place of something else. */
export function* afford(fixing: FixContext, additions: Iterable<Addition>): Generator<Fix> {
	for (const addition of additions) {
		const { edits, points, isSpare } = addition;
		const short = pointsShort(fixing, points);
		if (short === 0) yield candidate(edits, points);
		else for (const drops of waysToFree(fixing, short, isSpare)) yield inPlaceOf(drops, addition);
	}
}

/** Each addition in place of things of several kinds. */
export function* affordSomehow(fixing: FixContext, additions: Iterable<Addition>): Generator<Fix> {
	for (const addition of additions) {
		const short = pointsShort(fixing, addition.points);
		const spare = everything(fixing).filter(addition.isSpare);
		const drops = gather(fixing, spare, (picked) => dropAll(picked).points >= short);
		if (drops) yield inPlaceOf(drops, addition);
	}
}

function inPlaceOf(drops: readonly Drop[], { edits, points }: Addition): Fix {
	const freed = dropAll(drops);
	return candidate([...freed.edits, ...edits], points - freed.points);
}

/** Entries by the price of a new unit. */
export function cheapestFirst(
	index: ArmyIndex,
	entries: readonly IndexedEntry[]
): readonly IndexedEntry[] {
	const points = new Map(entries.map(({ entry }) => [entry.id, newPoints(index, entry.id)]));
	const startingPoints = ({ entry }: IndexedEntry): number => points.get(entry.id) ?? 0;
	return entries.toSorted((one, other) => startingPoints(one) - startingPoints(other));
}

/** Players field as many models as stand in full ranks of these. */
const rank = 5;

/**
 * New units of an entry that cost these points together, as a player would add them: one of its usual size, one that
 * is larger, or a few usual ones. Undefined where many would be needed.
 */
export function unitsWorth(
	fixing: FixContext,
	of: Selector,
	indexed: IndexedEntry,
	points: number
): Addition | undefined {
	const plain = freshUnit(fixing, indexed);
	const pointsAt = (models?: number): number =>
		musterUnit(models === undefined ? plain : { ...plain, models }, fixing.index).points;
	const count = Math.ceil(points / pointsAt());
	const models = count > 1 ? withMoreModels(indexed, points, pointsAt) : undefined;
	if (models !== undefined) return addingUnits(fixing, of, [{ ...plain, models }]);
	if (!(count <= mostSized)) return undefined;
	const units = Array.from({ length: count }, (): RosterUnit => freshUnit(fixing, indexed));
	return addingUnits(fixing, of, units);
}

/** The size at which one unit costs these points, if players field it so large. */
function withMoreModels(
	{ entry: { size } }: IndexedEntry,
	points: number,
	pointsAt: (models?: number) => number
): number | undefined {
	if (typeof size !== 'object') return undefined;
	const { min: least = 1, usual = least, max = Infinity } = size;
	const ofLeast = pointsAt(least);
	const each = pointsAt(least + 1) - ofLeast;
	if (each <= 0) return undefined;
	const models = least + Math.max(0, Math.ceil((points - ofLeast) / each));
	if (models > Math.min(max, mostSized * usual)) return undefined;
	return Math.min(max, Math.ceil(models / rank) * rank);
}
