import type { Selector } from '#schema';
import { mayHave } from '../allow/may-have.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { musterUnit, optionPoints } from '../base/muster.ts';
import { matches } from '../base/selector.ts';
import { addingUnits, freshUnit, mayMake, type Addition } from './addition.ts';
import { foundingEntries } from './new-group.ts';
import type { RepairContext } from './repair-context.ts';

/** New units, each with an option that the selector matches or that makes the unit match, such as a general. */
export function* newBearers(repairing: RepairContext, of: Selector): Generator<Addition> {
	const givers = repairing.offered.filter(
		(indexed) =>
			indexed.type.role === 'option' && (matches(of, indexed.tags) || mayMake(indexed, of))
	);
	if (givers.length === 0) return;
	for (const addition of comings(repairing, of)) {
		for (const giver of givers) {
			const given = giving(repairing, addition, giver);
			if (given) yield given;
		}
	}
}

/** The ways in which a new unit comes: by itself, or as the leader of a new group. */
function* comings(repairing: RepairContext, of: Selector): Generator<Addition> {
	for (const indexed of repairing.offered)
		if (indexed.isUnit) yield addingUnits(repairing, of, [freshUnit(repairing, indexed)]);
	for (const { id, sketch } of repairing.index.system.groups ?? [])
		if (!sketch) yield* foundingEntries(repairing, id, {});
}

/** The addition with an option for its first new unit, if it may have it. */
function giving(
	{ index }: RepairContext,
	addition: Addition,
	giver: IndexedEntry
): Addition | undefined {
	const [unit] = addition.edits.flatMap((edit) => (edit.kind === 'add-units' ? edit.units : []));
	const bearer = unit && musterUnit(unit, index);
	const { id } = giver.entry;
	if (!bearer || !mayHave(index, bearer, id)) return undefined;
	const having = { ...unit, options: [...(unit.options ?? []), id] };
	return {
		edits: addition.edits.map((edit) =>
			edit.kind === 'add-units'
				? { ...edit, units: edit.units.map((other) => (other === unit ? having : other)) }
				: edit
		),
		points: addition.points + optionPoints(bearer, giver),
		isSpare: addition.isSpare
	};
}
