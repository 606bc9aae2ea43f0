import type { RosterUnit, Selector } from '#schema';
import { mayHave } from '../allow/may-have.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { musterUnit, optionPoints } from '../base/muster.ts';
import { matches } from '../base/selector.ts';
import { demandOf } from '../../rules/options.ts';
import { addingUnits, freshUnit, mayMake, type Addition } from './addition.ts';
import { foundingEntries } from './groups.ts';
import type { FixContext } from './fix-context.ts';

/** New units, each with an option that the selector matches or that makes the unit match, such as a general. */
export function* newBearers(fixing: FixContext, of: Selector): Generator<Addition> {
	const givers = fixing.offered.filter(
		(indexed) =>
			indexed.type.role === 'option' && (matches(of, indexed.tags) || mayMake(indexed, of))
	);
	if (givers.length === 0) return;
	for (const addition of comings(fixing, of)) {
		for (const giver of givers) {
			const given = giving(fixing, addition, giver);
			if (!given) continue;
			yield given;
			yield* completed(fixing, given);
		}
	}
}

/** The addition with one more option that its new unit has to have, each in turn, such as a wizard's lore. */
function* completed(fixing: FixContext, addition: Addition): Generator<Addition> {
	const [unit] = newUnits(addition);
	if (!unit) return;
	const bearer = musterUnit(unit, fixing.index);
	const demanded = fixing.index.constraints
		.map((rule) => demandOf(rule, bearer))
		.find((of) => of !== undefined);
	if (!demanded) return;
	for (const indexed of fixing.offered) {
		if (indexed.type.role !== 'option' || !matches(demanded, indexed.tags)) continue;
		const given = giving(fixing, addition, indexed);
		if (given) yield given;
	}
}

/** The ways to add a new unit: outside all groups, or as the leader of a new group. */
function* comings(fixing: FixContext, of: Selector): Generator<Addition> {
	for (const indexed of fixing.offered)
		if (indexed.isUnit) yield addingUnits(fixing, of, [freshUnit(fixing, indexed)]);
	for (const { id, sketch } of fixing.index.system.groups ?? [])
		if (!sketch) yield* foundingEntries(fixing, id, {});
}

/** The addition with an option for its first new unit, if it may have it. */
function giving(
	{ index }: FixContext,
	addition: Addition,
	giver: IndexedEntry
): Addition | undefined {
	const [unit] = newUnits(addition);
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

function newUnits({ edits }: Addition): readonly RosterUnit[] {
	return edits.flatMap((edit) => (edit.kind === 'add-units' ? edit.units : []));
}
