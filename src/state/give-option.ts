import {
	applyEdit,
	matches,
	optionPoints,
	rosterContext,
	unitName,
	whyNotGive,
	type CheckContext,
	type Edit,
	type IndexedEntry,
	type MusteredUnit,
	type Problem
} from '#engine';
import type { Roster } from '#schema';

/** How a unit comes by an option, or why it may not. */
export interface Giving {
	/** One edit, even where another unit has to hand it on. */
	readonly edit?: Edit;
	/** Who hands it on, by name. */
	readonly from?: string;
	/** What stands in the way; none if there is an edit. */
	readonly why: readonly Problem[];
}

/** What putting an option on or off at a unit is. */
export function toggleOption(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry
): Giving {
	const [unit, id] = [mustered.unit.id, option.entry.id];
	if (mustered.options.some((taken) => taken.id === id))
		return { edit: { kind: 'take-option', unit, option: id }, why: [] };
	return giveOption(roster, context, mustered, option);
}

/**
 * Gives an option to a unit: as it is, in the place of one that it cannot have besides, or from
 * another unit, where the option is one that is handed on.
 */
function giveOption(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry
): Giving {
	const [unit, id] = [mustered.unit.id, option.entry.id];
	const give: Edit = { kind: 'give-option', unit, option: id };
	const why = whyNotGive(context, unit, id);
	if (why.length === 0) return { edit: give, why };
	const whyNotAfter = (edits: readonly Edit[]): readonly Problem[] => {
		const after = applyEdit(roster, { kind: 'several', edits });
		return whyNotGive(rosterContext(after, context.index), unit, id);
	};

	const rival = mustered.options.find(
		(taken) => taken.indexed && isEitherOr(context, option, taken.indexed)
	);
	if (rival) {
		const left = whyNotAfter([{ kind: 'take-option', unit, option: rival.id }]);
		if (left.length > 0) return { why: left };
		return { edit: { kind: 'swap-option', unit, from: rival.id, to: id }, why: left };
	}

	const holders = option.entry.given ? holdersOf(context, id) : [];
	const takes = holders.map((holder): Edit => ({
		kind: 'take-option',
		unit: holder.unit.id,
		option: id
	}));
	const [first] = holders;
	if (!first || whyNotAfter(takes).length > 0) return { why };
	return { edit: { kind: 'several', edits: [...takes, give] }, from: unitName(first), why: [] };
}

/** Points that an option makes of a unit's, whether it has it or not. */
export function pointsOf(mustered: MusteredUnit, option: IndexedEntry): number {
	const isTaken = mustered.options.some(({ id }) => id === option.entry.id);
	const { sizeTimes = 1 } = option.entry;
	const times = isTaken ? mustered.times / sizeTimes : mustered.times;
	return optionPoints({ ...mustered, times }, option);
}

/** Whether a unit may have one of these two at most. */
function isEitherOr({ index }: CheckContext, one: IndexedEntry, other: IndexedEntry): boolean {
	return index.constraints.some(
		(constraint) =>
			constraint.kind === 'exclusive' &&
			constraint.max === 1 &&
			matches(constraint.of, one.tags) &&
			matches(constraint.of, other.tags)
	);
}

function holdersOf({ units }: CheckContext, option: string): readonly MusteredUnit[] {
	return units.filter(({ options }) => options.some(({ id }) => id === option));
}
