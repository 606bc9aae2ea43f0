import type { Constraint, RosterUnit, Selector } from '#schema';
import { mayCarry, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { contextOf } from '../engine/base/context.ts';
import { matches } from '../engine/base/selector.ts';
import { demandOf } from '../rules/options.ts';
import { isOfEachUnit } from '../rules/about.ts';
import { implementationOf } from '../rules/kinds.ts';

/** Gives units of one entry what they may have, and knows the rules that each of them keeps or breaks by itself. */
export interface Outfitter {
	readonly index: ArmyIndex;
	readonly limit: number;
	readonly indexed: IndexedEntry;
	/** What a unit may come to have. */
	readonly options: readonly IndexedEntry[];
	/** Whether no two options make each other possible, which a unit cannot be given one after the other. */
	readonly isOrdered: boolean;
	/** Rules that each unit keeps or breaks by itself. */
	readonly rules: readonly Constraint[];
	/** Those of them that are about an option and no advice, by its id. */
	readonly about: ReadonlyMap<string, readonly Constraint[]>;
	/** The rules that units break which were looked at: the same unit comes up again and again. */
	readonly known: Map<string, readonly Constraint[]>;
}

/** So many options are tried to give a unit what it must have. */
const patience = 30;

/** The unit with what it must have by itself, if it lacks that and it can be found; otherwise as it is. */
export function completed(index: ArmyIndex, limit: number, unit: RosterUnit): RosterUnit {
	const indexed = index.entries.get(unit.entry);
	if (!indexed?.isUnit) return unit;
	const outfitter = outfitterOf(index, limit, indexed);
	return isSound(outfitter, unit) ? unit : (repaired(outfitter, unit) ?? unit);
}

/** Whether a unit keeps every rule that it keeps or breaks by itself. */
export function isSoundAlone(index: ArmyIndex, limit: number, unit: RosterUnit): boolean {
	const indexed = index.entries.get(unit.entry);
	return !indexed?.isUnit || isSound(outfitterOf(index, limit, indexed), unit);
}

/** @param without rules that are left out, by id */
export function outfitterOf(
	index: ArmyIndex,
	limit: number,
	indexed: IndexedEntry,
	without?: ReadonlySet<string>
): Outfitter {
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
	return { index, limit, indexed, options, isOrdered, rules, about, known: new Map() };
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

/** Whether a rule forbids a unit one more of an option, not just what is usual. */
export function isAgainstRules(outfitter: Outfitter, unit: RosterUnit, id: string): boolean {
	const more = { ...unit, options: [...(unit.options ?? []), id] };
	const before = brokenBy(outfitter, unit);
	return (
		!isPossible(outfitter, unit, id) ||
		brokenBy(outfitter, more).some((rule) => !rule.advice && !before.includes(rule))
	);
}

/** The same for units that have the same. */
export function optionsKeyOf({ options = [] }: RosterUnit): string {
	return options.toSorted().join();
}

/** The unit with one more option, if it may have that. */
export function withOption(
	outfitter: Outfitter,
	unit: RosterUnit,
	id: string
): RosterUnit | undefined {
	const { options = [] } = unit;
	const { repeat = 1 } = outfitter.index.entries.get(id)?.entry ?? {};
	if (options.filter((other) => other === id).length >= repeat) return undefined;
	return isPossible(outfitter, unit, id) ? { ...unit, options: [...options, id] } : undefined;
}

/** Whether the unit may have one more of an option, by all rules that nothing suspends. */
function isPossible({ index, limit, about }: Outfitter, unit: RosterUnit, id: string): boolean {
	const option = index.entries.get(id);
	if (!option) return false;
	const given = musterUnit({ ...unit, options: [...(unit.options ?? []), id] }, index);
	return (about.get(id) ?? []).every((rule) => {
		const kind = implementationOf(rule);
		const isAllowed = kind.allows?.(rule, option, given) ?? true;
		return isAllowed && (kind.isWithinMaximum?.(rule, option, given, limit) ?? true);
	});
}

/** Rules that a unit breaks by itself. */
function brokenBy(
	{ index, limit, rules, known }: Outfitter,
	unit: RosterUnit
): readonly Constraint[] {
	const key = `${optionsKeyOf(unit)} ${unit.models ?? ''}`;
	const before = known.get(key);
	if (before) return before;
	const alone = contextOf(index, limit, [musterUnit(unit, index)]);
	const broken = rules.filter((rule) =>
		implementationOf(rule)
			.check(alone, rule)
			.some(({ outcome }) => outcome !== 'met')
	);
	known.set(key, broken);
	return broken;
}

/** Whether a unit breaks no rule by itself. */
export function isSound(outfitter: Outfitter, unit: RosterUnit): boolean {
	return brokenBy(outfitter, unit).every(({ advice }) => advice);
}

/** The rule as if it were no advice. */
function demanding({ advice: _, ...rule }: Constraint): Constraint {
	return rule;
}

/** The unit with what its rules demand of it, advice included where that is possible. */
export function repaired(outfitter: Outfitter, unit: RosterUnit): RosterUnit | undefined {
	let tries = 0;
	const repair = (before: RosterUnit): RosterUnit | undefined => {
		const broken = brokenBy(outfitter, before);
		if (broken.length === 0) return before;
		const bearer = musterUnit(before, outfitter.index);
		const demands = broken.map((rule) => demandOf(demanding(rule), bearer));
		const demanded = demands.find((of) => of !== undefined);
		for (const { entry, tags } of demanded ? outfitter.options : []) {
			if (!demanded || !matches(demanded, tags) || tries >= patience) continue;
			const more = withOption(outfitter, before, entry.id);
			if (!more) continue;
			tries += 1;
			const whole = repair(more);
			if (whole) return whole;
		}
		return broken.every(({ advice }) => advice) ? before : undefined;
	};
	return repair(unit);
}
