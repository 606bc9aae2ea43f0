import {
	applyEdit,
	onlyOneOf,
	rosterContext,
	type CheckContext,
	type Edit,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import type { Roster } from '#schema';
import { giveOption, type Giving } from './give-option.ts';

/** The name that stands for all of some options ("Full Command"); undefined if a unit may not have them all. */
export function nameOfAll(
	{ index }: CheckContext,
	{ indexed }: MusteredUnit,
	options: readonly IndexedEntry[]
): string | undefined {
	const [first, ...others] = options;
	const name = first?.type.aliases?.[0];
	if (!indexed || name === undefined || others.length === 0) return undefined;
	if (others.some(({ type }) => type !== first?.type)) return undefined;
	const isChoice = onlyOneOf(indexed, index).some(
		(ids) => options.filter(({ entry }) => ids.includes(entry.id)).length > 1
	);
	return isChoice ? undefined : name;
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
