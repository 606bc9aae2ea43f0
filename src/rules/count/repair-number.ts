import { ownNumber } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	byEntry,
	dropKind,
	firstOfEachKind,
	selectedBy,
	plainestFirst,
	smallerSize,
	without,
	type Drop,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { ProblemOf, UnmetOf } from '../verdict.ts';
import { biggerSizes } from './bigger-sizes.ts';

/** Adding or removing units with the counted number, or changing the points limit. */
export function forNumber(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	number: string
): Iterable<Repair> {
	return problem.outcome === 'count/too-few'
		? adding(repairing, problem, number)
		: taking(repairing, problem, number);
}

function* adding(
	repairing: RepairContext,
	{ min, measured }: ProblemOf<'count/too-few'>,
	number: string
): Generator<Repair> {
	yield* smallerSize(repairing);
	for (const indexed of repairing.offered) {
		if (!indexed.isUnit) continue;
		const each = ownNumber(indexed, number);
		if (each <= 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const count = Math.ceil((min - measured) / each) * perChoice;
		for (const addition of additionsOf(repairing, { all: [id] }, count)) {
			yield* afford(repairing, addition);
		}
	}
}

function* taking(
	repairing: RepairContext,
	problem: ProblemOf<'count/too-many'>,
	number: string
): Generator<Repair> {
	const surplus = problem.measured - problem.max;
	const worth = ({ indexed }: Drop): number => (indexed ? ownNumber(indexed, number) : 0);
	const drops = plainestFirst(selectedBy(problem.constraint.of, repairing.context.units)).filter(
		(drop) => worth(drop) > 0
	);
	yield* biggerSizes(repairing, problem);
	for (const drop of firstOfEachKind(repairing, drops, ({ unit }) => unit, dropKind)) {
		if (worth(drop) >= surplus) yield without([drop]);
	}
	for (const alike of [...byEntry(repairing, drops), drops]) {
		let left = surplus;
		const dropped = alike.filter((drop) => {
			if (left <= 0) return false;
			left -= worth(drop);
			return true;
		});
		if (left <= 0) yield without(dropped);
	}
}
