import type { RosterUnit } from '#schema';
import { hasVariableSize, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { plainUnit } from '../engine/allow/new-unit.ts';
import { contextOf } from '../engine/base/context.ts';
import { matches } from '../engine/base/selector.ts';
import { minimaOf } from '../rules/count/check.ts';
import { type Habits, isOfCommand, isUnusual } from './habits.ts';
import {
	isAgainstRules,
	isSound,
	optionsKeyOf,
	repaired,
	outfitterOf,
	withOption,
	type Outfitter
} from './outfitter.ts';

/** The ways in which one entry is offered. */
export interface Kits {
	readonly units: readonly RosterUnit[];
	/** Whether these are all the ways that the rules allow. */
	readonly isWhole: boolean;
}

/** What ways of an entry are wanted. */
export interface Wanted {
	readonly index: ArmyIndex;
	readonly limit: number;
	readonly habits: Habits;
	/** How many ways are not too many. */
	readonly few: number;
	/** Rules that are left out, by id. */
	readonly without?: ReadonlySet<string> | undefined;
}

/** The ways in which an entry is offered: all of them, or the usual ones where they are too many. */
export function kitsOf(wanted: Wanted, indexed: IndexedEntry): Kits {
	const { index, limit, habits, few, without } = wanted;
	const { id } = indexed.entry;
	const plain = plainUnit(index, id, '');
	if (!indexed.isUnit) return { units: [plain], isWhole: true };
	const outfitter = outfitterOf(index, limit, indexed, without);
	const bare = { id: '', entry: id };
	const whole = spread(outfitter, [plain, bare], outfitter.options.length > few ? few : few * 8);
	const counts = modelCounts(indexed, undefined, few);
	if (whole.isWhole && counts && whole.units.length * counts.length <= few * 8) {
		const units = whole.units
			.flatMap((unit) => counts.map((models) => withModels(unit, models)))
			.filter((unit) => isSound(outfitter, unit));
		if (units.length <= few) return { units, isWhole: true };
	}
	const usual = { ...outfitter, options: usualFirst(outfitter, plain, habits) };
	return { units: usualKits(usual, plain, habits, few), isWhole: false };
}

/** What a unit may have, and last what it usually has not. */
function usualFirst(
	{ index, options }: Outfitter,
	root: RosterUnit,
	habits: Habits
): readonly IndexedEntry[] {
	const { tags: bearer } = musterUnit(root, index);
	const unusual = (option: IndexedEntry): number => Number(isUnusual(habits, bearer, option));
	return options.toSorted((one, other) => unusual(one) - unusual(other));
}

/** Everything that options make of a unit, those with the fewest first, until there are too many. */
function spread(outfitter: Outfitter, start: readonly RosterUnit[], most: number): Kits {
	const known = new Map(start.map((unit) => [optionsKeyOf(unit), unit]));
	const repeated = new Set<string>();
	let isWhole = outfitter.isOrdered;
	for (const unit of known.values()) {
		for (const { entry } of outfitter.options) {
			const more = withOption(outfitter, unit, entry.id);
			if (!more && !repeated.has(entry.id) && unit.options?.includes(entry.id)) {
				repeated.add(entry.id);
				isWhole &&= isAgainstRules(outfitter, unit, entry.id);
			}
			if (!more || known.has(optionsKeyOf(more))) continue;
			if (known.size >= most) return { units: [...known.values()], isWhole: false };
			known.set(optionsKeyOf(more), more);
		}
	}
	return { units: [...known.values()], isWhole };
}

/** The usual ways: by itself, with a command group, with each single thing, in each role, and in usual sizes. */
function usualKits(
	outfitter: Outfitter,
	plain: RosterUnit,
	habits: Habits,
	few: number
): readonly RosterUnit[] {
	const { indexed, index, limit } = outfitter;
	const root = repaired(outfitter, plain);
	if (!root) return [];
	const dressed = dressedOf(outfitter, root, habits, few).slice(0, few / 2);
	const roles = rolesOf(outfitter);
	const cast = dressed.flatMap((unit, at) => {
		if (at > few / 6) return [unit];
		const once = withEach(outfitter, unit, roles);
		const twice = roles.length > 1 ? once.flatMap((one) => withEach(outfitter, one, roles)) : [];
		return [unit, ...once, ...twice];
	});
	const counts = modelCounts(indexed, habits, few) ?? [undefined];
	const units = cast.flatMap((unit) => counts.map((models) => withModels(unit, models)));
	const known = new Map(units.map((unit) => [`${optionsKeyOf(unit)} ${unit.models ?? ''}`, unit]));
	const sound = [...known.values()].filter((unit) => isSound(outfitter, unit));
	// What the points limit does not pay for comes last: where that is asked about, it would be possible without.
	const tooDear = (unit: RosterUnit): number => Number(musterUnit(unit, index).points > limit);
	return sound.toSorted((one, other) => tooDear(one) - tooDear(other)).slice(0, few * 2);
}

/** With a command group and without one, by itself and with each single thing but items. */
function dressedOf(
	outfitter: Outfitter,
	root: RosterUnit,
	habits: Habits,
	few: number
): readonly RosterUnit[] {
	const { index, options } = outfitter;
	const { tags: bearer } = musterUnit(root, index);
	const led = options
		.filter((option) => isOfCommand(habits, bearer, option))
		.reduce((unit, { entry }) => withOption(outfitter, unit, entry.id) ?? unit, root);
	const singles = options
		.filter(({ type, entry }) => !type.item && entry.given === undefined)
		.slice(0, few / 2);
	return [...new Set([led, root])].flatMap((unit) => [unit, ...withEach(outfitter, unit, singles)]);
}

/** Options of which an army needs some, or which its first unit starts with (the general). */
function rolesOf({ index, limit, options }: Outfitter): readonly IndexedEntry[] {
	const needed = minimaOf(contextOf(index, limit, [])).filter(({ min }) => min > 0);
	return options.filter(
		({ entry, tags }) => entry.given !== undefined || needed.some(({ of }) => matches(of, tags))
	);
}

/** The unit with each of some options that it may have, and what it must have then. */
function withEach(
	outfitter: Outfitter,
	unit: RosterUnit,
	some: readonly IndexedEntry[]
): readonly RosterUnit[] {
	return some.flatMap(({ entry }) => {
		const more = withOption(outfitter, unit, entry.id);
		return more ? (repaired(outfitter, more) ?? []) : [];
	});
}

/** The most models that a unit usually has; infinite where it has no size. */
export function mostUsual(indexed: IndexedEntry, habits: Habits): number {
	const counts = modelCounts(indexed, habits, Infinity) ?? [undefined];
	return Math.max(...counts.map((models) => models ?? Infinity));
}

/** Numbers of models: all that are allowed, or the usual multiples of the smallest; undefined if there is no end. */
function modelCounts(
	indexed: IndexedEntry,
	habits: Habits | undefined,
	few: number
): readonly (number | undefined)[] | undefined {
	const { size } = indexed.entry;
	if (!hasVariableSize(indexed) || typeof size !== 'object') return [undefined];
	const { min = 1, max = Infinity, usual: start = min } = size;
	const within = (models: number): number => Math.max(min, Math.min(max, models));
	if (habits) {
		const { sizes, smallUnits } = habits;
		const usual = smallUnits && start <= smallUnits.upTo ? smallUnits.sizes : sizes;
		return [...new Set(usual.map((times) => within(Math.round(start * times))))];
	}
	if (max - min >= few) return undefined;
	return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

function withModels(unit: RosterUnit, models: number | undefined): RosterUnit {
	return models === undefined ? unit : { ...unit, models };
}
