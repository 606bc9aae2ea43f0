import type { ConstraintOf } from '#schema';
import { dropKind, meantBy, silencing, type Drop } from '../drop.ts';
import { byEntry } from '../free-points.ts';
import { firstOfEachKind } from '../kinds.ts';
import { judge } from '../../judge.ts';
import { contextOf } from '../../check.ts';
import { isProblem } from '../../verdict.ts';
import { without, type Repair } from '../repair.ts';
import type { Workshop } from '../workshop.ts';

/** Keeping one, with each kind of unit that may have it in turn, and taking the others out. */
export function* forRepeated(
	workshop: Workshop,
	{ of }: ConstraintOf<'unique'>
): Generator<Repair> {
	const { units, measured, subject } = workshop.problem;
	const concerned = workshop.context.units.filter(({ unit }) => units.includes(unit.id));
	const meant = meantBy(of, concerned).filter(({ indexed }) => indexed?.entry.name === subject);
	const copies = byEntry(workshop, meant).find((alike) => alike.length === measured) ?? [];
	const rightful = copies.filter((copy) => mayKeep(workshop, copy));
	const keepers = rightful.length > 0 ? rightful : copies;
	for (const kept of firstOfEachKind(workshop, keepers, ({ unit }) => unit, dropKind)) {
		const extras = copies.filter((copy) => copy !== kept);
		yield without(extras);
		const silenced = extras.flatMap(({ unit, option }) =>
			option === undefined ? (silencing(of, unit)[0] ?? []) : []
		);
		if (silenced.some(({ option }) => option !== undefined)) yield without(silenced);
	}
}

/** Whether the unit may have it at all. */
function mayKeep({ index, context }: Workshop, { unit, option }: Drop): boolean {
	if (option === undefined) return true;
	const alone = contextOf(index, context.size, [unit]);
	return (index.touching.get(option) ?? []).every(
		(constraint) => constraint.kind !== 'carries' || !judge(alone, constraint).some(isProblem)
	);
}
