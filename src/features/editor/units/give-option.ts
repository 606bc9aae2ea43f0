import {
	applyEdit,
	isEitherOr,
	matches,
	musterUnit,
	neededOnUnit,
	mayCarry,
	rosterContext,
	settledAfter,
	unitName,
	whyNotGive,
	type CheckContext,
	type Edit,
	type IndexedEntry,
	type MusteredUnit,
	type Problem
} from '#engine';
import type { Roster } from '#schema';
import { removingAll } from './choice-parts.ts';

/** How a unit gets an option, or why it may not have it. */
export interface Giving {
	/** One edit, even if the option is taken from another unit. */
	readonly edit?: Edit;
	/** The name of the unit that hands the option over. */
	readonly from?: string;
	/** A further option that this one needs. */
	readonly brings?: string;
	/** What forbids it; empty if there is an edit. */
	readonly why: readonly Problem[];
}

/**
 * The edit that gives or removes an option. One of several stays where it is chosen again, alone.
 * @param among those of which the unit may have one
 */
export function toggleOption(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry,
	among?: readonly IndexedEntry[]
): Giving {
	const [unit, id] = [mustered.unit.id, option.entry.id];
	if (mustered.options.some((chosen) => chosen.id === id)) {
		if (!among) return { edit: { kind: 'take-option', unit, option: id }, why: [] };
		const edit = removingAll(
			mustered,
			among.filter((each) => each !== option)
		);
		return { ...(edit && { edit }), why: [] };
	}
	return giveOption(roster, context, mustered, option);
}

/**
 * Gives an option to a unit: directly, in place of one that excludes it, together with one that it needs, or
 * by taking it from another unit if only one unit may have it.
 */
export function giveOption(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry
): Giving {
	const giving = simplyGive(roster, context, mustered, option);
	return giving.edit
		? { ...giving, edit: settled(roster, context, mustered, giving.edit) }
		: giving;
}

/** The edit that gives a unit all of these options, or removes them from one that has them all. */
export function toggleAll(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	options: readonly IndexedEntry[]
): Giving {
	const unit = mustered.unit.id;
	const missing = options.filter(
		({ entry }) => !mustered.options.some(({ id }) => id === entry.id)
	);
	if (missing.length > 0) return giveEach(roster, context, mustered, missing);
	const edits = options.map(({ entry }): Edit => ({ kind: 'take-option', unit, option: entry.id }));
	return { edit: { kind: 'several', edits }, why: [] };
}

/** Each is judged with those before it. */
function giveEach(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	[next, ...others]: readonly IndexedEntry[]
): Giving {
	if (!next) return { why: [] };
	const { edit, why } = giveOption(roster, context, mustered, next);
	if (!edit || others.length === 0) return { ...(edit && { edit }), why };
	const after = applyEdit(roster, edit);
	const then = rosterContext(after, context.index);
	const unit = then.units.find(({ unit: { id } }) => id === mustered.unit.id);
	const rest = unit ? giveEach(after, then, unit, others) : { why: [] };
	return rest.edit ? { edit: { kind: 'several', edits: [edit, rest.edit] }, why: [] } : rest;
}

/** An edit with what it makes of the options that nobody chose. */
function settled(roster: Roster, { index }: CheckContext, before: MusteredUnit, edit: Edit): Edit {
	const unit = before.unit.id;
	const changed = applyEdit(roster, edit).units.find(({ id }) => id === unit);
	const options = changed?.options ?? [];
	const fitting = changed ? settledAfter(index, before, musterUnit(changed, index)) : options;
	const lost = options.filter((id) => !fitting.includes(id));
	const gained = fitting.filter((id) => !options.includes(id));
	if (lost.length + gained.length === 0) return edit;
	const edits: readonly Edit[] = [
		edit,
		...lost.map((option) => ({ kind: 'take-option', unit, option }) as const),
		...gained.map((option) => ({ kind: 'give-option', unit, option }) as const)
	];
	return { kind: 'several', edits };
}

function simplyGive(
	roster: Roster,
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry
): Giving {
	const [unit, id] = [mustered.unit.id, option.entry.id];
	const edit: Edit = { kind: 'give-option', unit, option: id };
	const why = whyNotGive(context, unit, id);
	if (why.length === 0) return { edit, why };
	const whyNotAfter = (edits: readonly Edit[]): readonly Problem[] => {
		const after = applyEdit(roster, { kind: 'several', edits });
		return whyNotGive(rosterContext(after, context.index), unit, id);
	};
	const wanted: Wanted = { context, mustered, option, edit, why, whyNotAfter };
	return inPlaceOfRival(wanted) ?? withCompanion(wanted) ?? fromHolders(wanted) ?? { why };
}

/** An option that cannot be given directly. */
interface Wanted {
	readonly context: CheckContext;
	readonly mustered: MusteredUnit;
	readonly option: IndexedEntry;
	readonly edit: Edit;
	readonly why: readonly Problem[];
	/** What would still forbid it after these edits. */
	readonly whyNotAfter: (edits: readonly Edit[]) => readonly Problem[];
}

function inPlaceOfRival({ context, mustered, option, whyNotAfter }: Wanted): Giving | undefined {
	const unit = mustered.unit.id;
	const rival = mustered.options.find(
		({ indexed }) => indexed && isEitherOr(context.index, mustered, option, indexed, context.limit)
	);
	if (!rival) return undefined;
	const why = whyNotAfter([{ kind: 'take-option', unit, option: rival.id }]);
	if (why.length > 0) return { why };
	return { edit: { kind: 'swap-option', unit, from: rival.id, to: option.entry.id }, why };
}

function withCompanion(wanted: Wanted): Giving | undefined {
	const { context, mustered, option, edit, whyNotAfter } = wanted;
	const companion = companionOf(context, mustered, option, wanted.why);
	if (!companion) return undefined;
	const { id, name } = companion.entry;
	const first: Edit = { kind: 'give-option', unit: mustered.unit.id, option: id };
	const why = whyNotAfter([first]);
	if (why.length > 0) return undefined;
	return { edit: { kind: 'several', edits: [first, edit] }, brings: name, why };
}

function fromHolders({ context, option, edit, whyNotAfter }: Wanted): Giving | undefined {
	const { id, given } = option.entry;
	const holders = given ? holdersOf(context, id) : [];
	const takes = holders.map(({ unit }): Edit => ({
		kind: 'take-option',
		unit: unit.id,
		option: id
	}));
	const [first] = holders;
	if (!first || whyNotAfter(takes).length > 0) return undefined;
	return { edit: { kind: 'several', edits: [...takes, edit] }, from: unitName(first), why: [] };
}

/** The one option that is needed, if it may be given together with this one. */
function companionOf(
	context: CheckContext,
	mustered: MusteredUnit,
	option: IndexedEntry,
	why: readonly Problem[]
): IndexedEntry | undefined {
	const [needs, ...others] = why.map(neededOnUnit);
	if (!needs || others.length > 0) return undefined;
	const [only, ...more] = context.index.options.filter(
		(other) => matches(needs, other.tags) && mayCarry(mustered, other)
	);
	if (!only || more.length > 0) return undefined;
	// The option may itself grant what the unit lacks.
	const left = whyNotGive(context, mustered.unit.id, only.entry.id).filter((problem) => {
		const needed = neededOnUnit(problem);
		return !needed || !matches(needed, option.tags);
	});
	return left.length === 0 ? only : undefined;
}

function holdersOf({ units }: CheckContext, option: string): readonly MusteredUnit[] {
	return units.filter(({ options }) => options.some(({ id }) => id === option));
}

/**
 * The edits that give a unit so many more of an option, or take so many; undefined where no more may be given.
 * @param give what gives the first, and may take something else for it
 */
export function editsTo(
	more: number,
	place: { readonly unit: string; readonly option: string },
	give: Edit | undefined
): readonly Edit[] | undefined {
	if (more > 0 && !give) return undefined;
	const kind = more > 0 ? 'give-option' : 'take-option';
	return Array.from({ length: Math.abs(more) }, (_, at) =>
		at === 0 && more > 0 && give ? give : { kind, ...place }
	);
}
