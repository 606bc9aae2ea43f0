import type { Completion, Constraint, RosterUnit, Selector } from '#schema';
import { isSized, mayCarry, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { plainUnit } from '../engine/allow/new-unit.ts';
import { contextOf } from '../engine/base/context.ts';
import { matches } from '../engine/base/selector.ts';
import { leastOf } from '../rules/count/least.ts';
import { demandOf } from '../rules/demands.ts';
import { kindOf } from '../rules/kinds.ts';
import { isOfEachUnit } from '../rules/late/rows.ts';
import { isUnusual } from './unusual.ts';

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
	/** Whether no two options make each other possible, which a unit cannot be given one after the other. */
	readonly isOrdered: boolean;
	/** Rules that each unit keeps or breaks by itself. */
	readonly rules: readonly Constraint[];
	/** Those of them that are about an option and no advice, by its id. */
	readonly about: ReadonlyMap<string, readonly Constraint[]>;
	/** Which of the rules ways of it break that were looked at: the same way comes up again and again. */
	readonly known: Map<string, readonly Constraint[]>;
}

/** So many ways are tried to give a unit what it must have. */
const patience = 30;

/** What ways of an entry are wanted. */
export interface Wanted {
	readonly index: ArmyIndex;
	readonly size: number;
	readonly habits: Completion;
	/** How many ways are not too many. */
	readonly few: number;
	/** Rules that are left out, by id. */
	readonly without?: ReadonlySet<string> | undefined;
}

/** The ways in which an entry is offered: all of them, or the usual ones where they are too many. */
export function kitsOf(wanted: Wanted, indexed: IndexedEntry): Kits {
	const { index, size, habits, few, without } = wanted;
	const { id } = indexed.entry;
	const plain = plainUnit(index, id, '');
	if (!indexed.isUnit) return { units: [plain], isWhole: true };
	const room = roomOf(index, size, indexed, without);
	const bare = { id: '', entry: id };
	const whole = spread(room, [plain, bare], room.options.length > few ? few : few * 8);
	const sizes = sizesOf(indexed, undefined, few);
	if (whole.isWhole && sizes && whole.units.length * sizes.length <= few * 8) {
		const units = whole.units
			.flatMap((unit) => sizes.map((models) => ofSize(unit, models)))
			.filter((unit) => isSound(room, unit));
		if (units.length <= few) return { units, isWhole: true };
	}
	return { units: usualKits(room, plain, habits, few), isWhole: false };
}

/** The unit with what it must have by itself, if it lacks that and it can be found; otherwise as it is. */
export function completed(index: ArmyIndex, size: number, unit: RosterUnit): RosterUnit {
	const indexed = index.entries.get(unit.entry);
	if (!indexed?.isUnit) return unit;
	const room = roomOf(index, size, indexed);
	return isSound(room, unit) ? unit : (repaired(room, unit) ?? unit);
}

/** Whether a unit keeps every rule that it keeps or breaks by itself. */
export function isSoundAlone(index: ArmyIndex, size: number, unit: RosterUnit): boolean {
	const indexed = index.entries.get(unit.entry);
	return !indexed?.isUnit || isSound(roomOf(index, size, indexed), unit);
}

function roomOf(
	index: ArmyIndex,
	size: number,
	indexed: IndexedEntry,
	without?: ReadonlySet<string>
): Room {
	const shown = index.options.filter(({ isHidden }) => !isHidden);
	const options = optionsOf(shown, indexed, []);
	const isOrdered = optionsOf(shown, indexed, shown).length === options.length;
	const ids = [indexed.entry.id, ...options.map(({ entry }) => entry.id)];
	const touched = new Set(ids.flatMap((id) => index.touching.get(id) ?? []));
	const rules = index.constraints.filter(
		(rule) => touched.has(rule) && isOfEachUnit(rule) && holdsAlways(rule) && !without?.has(rule.id)
	);
	const strict = rules.filter(({ advice }) => !advice);
	const about = new Map(
		options.map(({ entry: { id } }) => {
			const own = new Set(index.touching.get(id));
			return [id, strict.filter((rule) => own.has(rule))];
		})
	);
	return { index, size, indexed, options, isOrdered, rules, about, known: new Map() };
}

/** Whether nothing in an army suspends the rule. */
function holdsAlways(rule: Constraint): boolean {
	return !rule.unless && !rule.while;
}

/** Every option that a unit may come to have, if those are thinkable from the start: whatever others make it. */
function optionsOf(
	shown: readonly IndexedEntry[],
	indexed: IndexedEntry,
	start: readonly IndexedEntry[]
): readonly IndexedEntry[] {
	let found = start;
	for (let before = -1; before !== found.length;) {
		before = found.length;
		const tags = new Set([...indexed.tags, ...found.flatMap(({ grants }) => grants)]);
		found = shown.filter(
			(option) => isForAll(option) || mayCarry({ tags }, withoutExceptions(option))
		);
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
function spread(room: Room, start: readonly RosterUnit[], most: number): Kits {
	const known = new Map(start.map((unit) => [keyOf(unit), unit]));
	const repeated = new Set<string>();
	let isWhole = room.isOrdered;
	for (const unit of known.values()) {
		for (const { entry } of room.options) {
			const more = withOption(room, unit, entry.id);
			if (!more && !repeated.has(entry.id) && unit.options?.includes(entry.id)) {
				repeated.add(entry.id);
				isWhole &&= isAgainstRules(room, unit, entry.id);
			}
			if (!more || known.has(keyOf(more))) continue;
			if (known.size >= most) return { units: [...known.values()], isWhole: false };
			known.set(keyOf(more), more);
		}
	}
	return { units: [...known.values()], isWhole };
}

/** Whether a rule forbids a unit one more of an option, not just what is usual. */
function isAgainstRules(room: Room, unit: RosterUnit, id: string): boolean {
	const more = { ...unit, options: [...(unit.options ?? []), id] };
	const before = brokenBy(room, unit);
	return (
		!isPossible(room, unit, id) ||
		brokenBy(room, more).some((rule) => !rule.advice && !before.includes(rule))
	);
}

function keyOf({ options = [] }: RosterUnit): string {
	return options.toSorted().join();
}

/** The unit with one more option, if it may have that. */
function withOption(room: Room, unit: RosterUnit, id: string): RosterUnit | undefined {
	const { options = [] } = unit;
	const { repeat = 1 } = room.index.entries.get(id)?.entry ?? {};
	if (options.filter((other) => other === id).length >= repeat) return undefined;
	return isPossible(room, unit, id) ? { ...unit, options: [...options, id] } : undefined;
}

/** Whether the unit may have one more of an option, by all rules that nothing suspends. */
function isPossible({ index, size, about }: Room, unit: RosterUnit, id: string): boolean {
	const option = index.entries.get(id);
	if (!option) return false;
	const given = musterUnit({ ...unit, options: [...(unit.options ?? []), id] }, index);
	return (about.get(id) ?? []).every((rule) => {
		const kind = kindOf(rule);
		const isAllowed = kind.allows?.(rule, option, given) ?? true;
		return isAllowed && (kind.hasRoom?.(rule, option, given, size) ?? true);
	});
}

/** Rules that a unit breaks by itself. */
function brokenBy({ index, size, rules, known }: Room, unit: RosterUnit): readonly Constraint[] {
	const key = `${keyOf(unit)} ${unit.models ?? ''}`;
	const before = known.get(key);
	if (before) return before;
	const alone = contextOf(index, size, [musterUnit(unit, index)]);
	const broken = rules.filter((rule) =>
		kindOf(rule)
			.check(alone, rule)
			.some(({ outcome }) => outcome !== 'met')
	);
	known.set(key, broken);
	return broken;
}

function isSound(room: Room, unit: RosterUnit): boolean {
	return brokenBy(room, unit).every(({ advice }) => advice);
}

/** The rule as if it were no advice. */
function demanding({ advice: _, ...rule }: Constraint): Constraint {
	return rule;
}

/** The unit with what its rules demand of it, advice included where that is possible. */
function repaired(room: Room, unit: RosterUnit): RosterUnit | undefined {
	let tries = 0;
	const repair = (before: RosterUnit): RosterUnit | undefined => {
		const broken = brokenBy(room, before);
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
	const unusual = (option: IndexedEntry): number =>
		Number(isUnusual(habits, musterUnit(root, index).tags, option));
	const singles = options
		.filter(({ type, entry }) => !type.item && entry.given === undefined)
		.toSorted((one, other) => unusual(one) - unusual(other));
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
	const sizes = sizesOf(indexed, habits, few);
	const units = all.flatMap((unit) => sizes?.map((models) => ofSize(unit, models)) ?? [unit]);
	const known = new Map(units.map((unit) => [`${keyOf(unit)} ${unit.models ?? ''}`, unit]));
	const sound = [...known.values()].filter((unit) => isSound(room, unit));
	// What the points limit does not pay for comes last: where that is asked about, it would be possible without.
	const tooDear = (unit: RosterUnit): number => Number(musterUnit(unit, index).points > room.size);
	return sound.toSorted((one, other) => tooDear(one) - tooDear(other)).slice(0, few * 2);
}

/** Numbers of models: all that are allowed, or the usual multiples of the smallest; undefined if there is no end. */
function sizesOf(
	indexed: IndexedEntry,
	habits: Completion | undefined,
	few: number
): readonly (number | undefined)[] | undefined {
	const { size } = indexed.entry;
	if (!isSized(indexed) || typeof size !== 'object') return [undefined];
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

function ofSize(unit: RosterUnit, models: number | undefined): RosterUnit {
	return models === undefined ? unit : { ...unit, models };
}
