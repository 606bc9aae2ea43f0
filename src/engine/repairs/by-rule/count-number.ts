import type { ConstraintOf } from '#schema';
import { ownNumber } from '../../numbers.ts';
import { additionsOf, afford } from '../addition.ts';
import { dropKind, meantBy, type Drop } from '../drop.ts';
import { byEntry } from '../free-points.ts';
import { firstOfEachKind, plainestFirst } from '../kinds.ts';
import { without, type Repair } from '../repair.ts';
import { biggerSizes, smallerSize } from '../sizes.ts';
import type { Workshop } from '../workshop.ts';

type Count = ConstraintOf<'count'>;

/** More, or less, of what has the number that is counted; or another size. */
export function forNumber(workshop: Workshop, constraint: Count): Iterable<Repair> {
	return workshop.problem.outcome === 'count/too-few'
		? adding(workshop, constraint)
		: taking(workshop, constraint);
}

function* adding(workshop: Workshop, { counting }: Count): Generator<Repair> {
	const { min = 0, measured } = workshop.problem;
	yield* smallerSize(workshop);
	for (const indexed of workshop.offered) {
		if (!indexed.isUnit) continue;
		const each = typeof counting === 'object' ? ownNumber(indexed, counting.number) : 0;
		if (each <= 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const count = Math.ceil((min - measured) / each) * perChoice;
		for (const addition of additionsOf(workshop, { all: [id] }, count)) {
			yield* afford(workshop, addition);
		}
	}
}

function* taking(workshop: Workshop, constraint: Count): Generator<Repair> {
	const { of, counting } = constraint;
	const surplus = workshop.problem.measured - (workshop.problem.max ?? 0);
	const worth = ({ indexed }: Drop): number =>
		indexed && typeof counting === 'object' ? ownNumber(indexed, counting.number) : 0;
	const drops = plainestFirst(meantBy(of, workshop.context.units)).filter(
		(drop) => worth(drop) > 0
	);
	yield* biggerSizes(workshop, constraint);
	for (const drop of firstOfEachKind(workshop, drops, ({ unit }) => unit, dropKind)) {
		if (worth(drop) >= surplus) yield without([drop]);
	}
	for (const alike of [...byEntry(workshop, drops), drops]) {
		let left = surplus;
		const dropped = alike.filter((drop) => {
			if (left <= 0) return false;
			left -= worth(drop);
			return true;
		});
		if (left <= 0) yield without(dropped);
	}
}
