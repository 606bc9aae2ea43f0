import type { Completion, Constraint, RosterUnit, Selector } from '#schema';
import { isSized, mayCarry, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { mayHave } from '../engine/allow/may-have.ts';
import { plainUnit } from '../engine/allow/new-unit.ts';
import { contextOf } from '../engine/base/context.ts';
import { matches } from '../engine/base/selector.ts';
import { leastOf } from '../rules/count/least.ts';
import { demandOf } from '../rules/demands.ts';
import { kindOf } from '../rules/kinds.ts';
import { isOfEachUnit } from '../rules/late/rows.ts';

/** The ways in which one entry is offered. */
export interface Kits {
	readonly units: readonly RosterUnit[];
	/** Whether these are all the ways that the rules allow. */
	readonly isWhole: boolean;
}

/** What the ways of one entry are worked out from. */
interface Room {
	readonly index: ArmyIndex;
	readonly size: number;
	readonly indexed: IndexedEntry;
	/** What it may have. */
	readonly options: readonly IndexedEntry[];
	/** Rules that each unit keeps or breaks by itself, and those of them that are no advice. */
	readonly rules: readonly Constraint[];
	readonly strict: readonly Constraint[];
}

/** So many ways are tried to give a unit what it must have. */
const patience = 30;

/**
 * The ways in which an entry is offered: all of them, or the usual ones where they are too many.
 * @param few how many are not too many
 */
export function kitsOf(
	index: ArmyIndex,
	size: number,
	indexed: IndexedEntry,
	habits: Completion,
	few: number
): Kits {
	const plain = plainUnit(index, indexed.entry.id, '');
	if (!indexed.isUnit) return { units: [plain], isWhole: true };
	const room = roomOf(index, size, indexed);
	const whole = spread(room, plain, room.options.length > few ? few : few * 8);
	const legal = whole.units.filter((unit) => isSound(room, unit));
	const sizes = sizesOf(indexed, undefined, few);
	if (whole.isWhole && sizes && legal.length * sizes.length <= few) {
		const units = legal.flatMap((unit) => sizes.map((models) => ofSize(unit, models)));
		return { units: units.filter((unit) => isSound(room, unit)), isWhole: true };
	}
	return { units: usualKits(room, plain, habits, few), isWhole: false };
}

/** The unit with what it must have by itself, if that can be found; otherwise as it is. */
export function completed(index: ArmyIndex, size: number, unit: RosterUnit): RosterUnit {
	const indexed = index.entries.get(unit.entry);
	if (!indexed?.isUnit) return unit;
	return repaired(roomOf(index, size, indexed), unit) ?? unit;
}

function roomOf(index: ArmyIndex, size: number, indexed: IndexedEntry): Room {
	const options = optionsOf(index, indexed);
	const ids = [indexed.entry.id, ...options.map(({ entry }) => entry.id)];
	const touched = new Set(ids.flatMap((id) => index.touching.get(id) ?? []));
	const rules = index.constraints.filter(
		(rule) => touched.has(rule) && isOfEachUnit(rule) && !rule.unless && !rule.while
	);
	return { index, size, indexed, options, rules, strict: rules.filter(({ advice }) => !advice) };
}

/** Every option that a unit may come to have, whatever others make it. */
function optionsOf(index: ArmyIndex, indexed: IndexedEntry): readonly IndexedEntry[] {
	const shown = index.options.filter(({ isHidden }) => !isHidden);
	const tags = new Set(indexed.tags);
	let found: readonly IndexedEntry[] = [];
	for (let before = -1; before < found.length;) {
		before = found.length;
		found = shown.filter(
			(option) => isForAll(option) || mayCarry({ tags }, withoutExceptions(option))
		);
		for (const { grants } of found) for (const tag of grants) tags.add(tag);
	}
	return found;
}

/** Whether no row and no type says whom an option is for. */
function isForAll({ entry, type, offeredBy, isBarred }: IndexedEntry): boolean {
	return !isBarred && !offeredBy && !(entry.carriedBy ?? type.carriedBy);
}

/** The option as if nothing kept a unit from having it that otherwise may. */
function withoutExceptions(option: IndexedEntry): IndexedEntry {
	const open = ({ none: _, ...selector }: Selector): Selector => selector;
	const { entry, type, offeredBy } = option;
	const carriedBy = entry.carriedBy ?? type.carriedBy;
	return {
		...option,
		offeredBy: offeredBy?.map(open),
		entry: {
			...entry,
			...(carriedBy && {
				carriedBy: {
					...carriedBy,
					by: open(carriedBy.by),
					...(carriedBy.or && { or: open(carriedBy.or) })
				}
			})
		}
	};
}

/** Everything that options make of a unit, those with the fewest first, until there are too many. */
function spread(room: Room, plain: RosterUnit, most: number): Kits {
	const known = new Map([[keyOf(plain), plain]]);
	for (const unit of known.values()) {
		for (const { entry } of room.options) {
			const more = withOption(room, unit, entry.id);
			if (!more || known.has(keyOf(more))) continue;
			if (known.size >= most) return { units: [...known.values()], isWhole: false };
			known.set(keyOf(more), more);
		}
	}
	return { units: [...known.values()], isWhole: true };
}

function keyOf({ options = [] }: RosterUnit): string {
	return options.toSorted().join();
}

/** The unit with one more option, if it may have that. */
function withOption({ index, size }: Room, unit: RosterUnit, id: string): RosterUnit | undefined {
	const { options = [] } = unit;
	const { repeat = 1 } = index.entries.get(id)?.entry ?? {};
	if (options.filter((other) => other === id).length >= repeat) return undefined;
	if (!mayHave(index, musterUnit(unit, index), id, size)) return undefined;
	return { ...unit, options: [...options, id] };
}

/** Rules that a unit breaks by itself. */
function brokenBy(
	{ index, size }: Room,
	unit: RosterUnit,
	rules: readonly Constraint[]
): readonly Constraint[] {
	const alone = contextOf(index, size, [musterUnit(unit, index)]);
	return rules.filter((rule) =>
		kindOf(rule)
			.check(alone, rule)
			.some(({ outcome }) => outcome !== 'met')
	);
}

function isSound(room: Room, unit: RosterUnit): boolean {
	return brokenBy(room, unit, room.strict).length === 0;
}

/** The rule as if it were no advice. */
function demanding({ advice: _, ...rule }: Constraint): Constraint {
	return rule;
}

/** The unit with what its rules demand of it, advice included where that is possible. */
function repaired(room: Room, unit: RosterUnit): RosterUnit | undefined {
	let tries = 0;
	const repair = (before: RosterUnit): RosterUnit | undefined => {
		const broken = brokenBy(room, before, room.rules);
		if (broken.length === 0) return before;
		const bearer = musterUnit(before, room.index);
		const demands = broken.map((rule) => demandOf(demanding(rule), bearer));
		const demanded = demands.find((of) => of !== undefined);
		for (const { entry, tags } of demanded ? room.options : []) {
			if (!demanded || !matches(demanded, tags) || tries >= patience) continue;
			const more = withOption(room, before, entry.id);
			if (!more) continue;
			tries += 1;
			const whole = repair(more);
			if (whole) return whole;
		}
		return broken.every(({ advice }) => advice) ? before : undefined;
	};
	return repair(unit);
}

/** The usual ways: by itself, with a command group, with each single thing, and in usual sizes. */
function usualKits(
	room: Room,
	plain: RosterUnit,
	habits: Completion,
	few: number
): readonly RosterUnit[] {
	const { indexed, index, options } = room;
	const root = repaired(room, plain);
	if (!root) return [];
	const { command } = habits;
	const led = command
		? options
				.filter(({ tags }) => matches(command, tags))
				.reduce((unit, { entry }) => withOption(room, unit, entry.id) ?? unit, root)
		: root;
	const singles = options.filter(({ type, entry }) => !type.item && entry.given === undefined);
	const dressed = [...new Set([led, root])].flatMap((unit) => [
		unit,
		...singles.slice(0, few / 2).flatMap(({ entry }) => {
			const more = withOption(room, unit, entry.id);
			return more ? (repaired(room, more) ?? []) : [];
		})
	]);
	const least = leastOf(contextOf(index, room.size, [])).filter(({ min }) => min > 0);
	const roles = options.filter(
		({ entry, tags }) => entry.given !== undefined || least.some(({ of }) => matches(of, tags))
	);
	const named = (unit: RosterUnit): readonly RosterUnit[] =>
		roles.flatMap(({ entry }) => {
			const more = withOption(room, unit, entry.id);
			return more ? (repaired(room, more) ?? []) : [];
		});
	const all = dressed.slice(0, few / 2).flatMap((unit, at) => {
		if (at > few / 6) return [unit];
		const once = named(unit);
		return [unit, ...once, ...(roles.length > 1 ? once.flatMap(named) : [])];
	});
	const sizes = sizesOf(indexed, habits.sizes, few);
	const units = all.flatMap((unit) => sizes?.map((models) => ofSize(unit, models)) ?? [unit]);
	const known = new Map(units.map((unit) => [`${keyOf(unit)} ${unit.models ?? ''}`, unit]));
	const sound = [...known.values()].filter((unit) => isSound(room, unit));
	const affordable = sound.filter((unit) => musterUnit(unit, index).points <= room.size);
	return affordable.slice(0, few * 2);
}

/** Numbers of models: all that are allowed, or the usual multiples of the smallest; undefined if there is no end. */
function sizesOf(
	indexed: IndexedEntry,
	usual: readonly number[] | undefined,
	few: number
): readonly (number | undefined)[] | undefined {
	const { size } = indexed.entry;
	if (!isSized(indexed) || typeof size !== 'object') return [undefined];
	const { min = 1, max = Infinity, usual: start = min } = size;
	const within = (models: number): number => Math.max(min, Math.min(max, models));
	if (usual) return [...new Set(usual.map((times) => within(Math.round(start * times))))];
	if (max - min >= few) return undefined;
	return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

function ofSize(unit: RosterUnit, models: number | undefined): RosterUnit {
	return models === undefined ? unit : { ...unit, models };
}
