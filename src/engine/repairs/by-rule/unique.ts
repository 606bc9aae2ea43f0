import type { ConstraintOf, Selector } from '#schema';
import { dropKind, optionsOf, silencing, wholeUnit, type Drop } from '../drop.ts';
import { firstOfEachKind, plainestFirst } from '../kinds.ts';
import { judge } from '../../judge.ts';
import { contextOf } from '../../check.ts';
import { matches } from '../../selector.ts';
import { isProblem } from '../../verdict.ts';
import { without, type Repair } from '../repair.ts';
import type { Workshop } from '../workshop.ts';

/** Keeping one, with each kind of unit that may have it in turn, and taking the others out. */
export function* forRepeated(
	workshop: Workshop,
	{ of }: ConstraintOf<'unique'>
): Generator<Repair> {
	const copies = copiesOf(workshop, of);
	const rightful = copies.filter((copy) => mayKeep(workshop, copy));
	const keepers = rightful.length > 0 ? rightful : copies;
	for (const kept of firstOfEachKind(workshop, keepers, ({ unit }) => unit, dropKind)) {
		// Of several that may stay, those with least given to them go first.
		const others = plainestFirst(copies.filter((copy) => copy !== kept));
		const extras = others.slice(0, workshop.problem.measured - (workshop.problem.max ?? 1));
		yield without(extras);
		const silenced = extras.flatMap(({ unit, option }) =>
			option === undefined ? (silencing(of, unit)[0] ?? []) : []
		);
		if (silenced.some(({ option }) => option !== undefined)) yield without(silenced);
	}
}

/** What there is too often: units, options of units, and sets that one comes in. */
function copiesOf({ problem, context }: Workshop, of: Selector): readonly Drop[] {
	const { units, measured, subject } = problem;
	const copies = new Map<string, Drop[]>();
	for (const unit of context.units.filter((each) => units.includes(each.unit.id))) {
		const { indexed } = unit;
		const bought = [...(indexed ? [indexed] : []), ...(indexed?.held ?? [])];
		const drops = [
			...bought.map((part) => ({ ...wholeUnit(unit), indexed: part })),
			...optionsOf(unit)
		];
		for (const drop of drops) {
			const tags = drop.indexed === indexed ? unit.tags : drop.indexed?.tags;
			if (!tags || !matches(of, tags) || drop.indexed?.entry.name !== subject) continue;
			const { id } = drop.indexed.entry;
			copies.set(id, [...(copies.get(id) ?? []), drop]);
		}
	}
	return [...copies.values()].find((alike) => alike.length === measured) ?? [];
}

/** Whether the unit may have it at all. */
function mayKeep({ index, context }: Workshop, { unit, option }: Drop): boolean {
	if (option === undefined) return true;
	const alone = contextOf(index, context.size, [unit]);
	return (index.touching.get(option) ?? []).every(
		(constraint) => constraint.kind !== 'carries' || !judge(alone, constraint).some(isProblem)
	);
}
