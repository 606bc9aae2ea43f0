import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Constraint, Reading } from '#schema';
import { warmaster, warmasterArmies } from '../warmaster.ts';

type Answers = Readonly<Record<string, string>>;

/** Every way to answer these readings. */
function everyAnswer([reading, ...others]: readonly Reading[]): readonly Answers[] {
	if (!reading) return [{}];
	return everyAnswer(others).flatMap((rest) =>
		reading.answers.map(({ id }) => ({ ...rest, [reading.id]: id }))
	);
}

/** Every way to answer the readings of an army, those of the system included. */
export function everyAnswerIn(army: Army): readonly Answers[] {
	return everyAnswer([...warmaster.readings, ...(army.readings ?? [])]);
}

/** The ids of the constraints that an army's own file states, one way or another. */
export function ownConstraints({ entries, constraints = [] }: Army): readonly string[] {
	return statedBy(entries, constraints);
}

/** The ids of the constraints that the system's file states for every army. */
export const sharedConstraints = statedBy(warmaster.entries, warmaster.constraints);

function statedBy(entries: Army['entries'], constraints: readonly Constraint[]): readonly string[] {
	return [
		...constraints.map(({ id }) => id),
		...entries.filter(({ limit }) => limit).map(({ id }) => `limit-${id}`),
		...entries.filter(({ carriedBy }) => carriedBy).map(({ id }) => `carries-${id}`)
	];
}

/** A constraint in force in an army, and the file that states it: the army's own, or the system's. */
export interface StatedConstraint {
	readonly file: string;
	readonly constraint: Constraint;
	readonly index: ArmyIndex;
	readonly answers: Answers;
}

/** What a constraint is called in the whole pack: its file and its id. */
export function keyOf({ file, constraint }: Pick<StatedConstraint, 'file' | 'constraint'>): string {
	return `${file}/${constraint.id}`;
}

/** Every constraint of every army under every answer to its readings. */
export const everyConstraint: readonly StatedConstraint[] = warmasterArmies.flatMap((army) => {
	const own = new Set(ownConstraints(army));
	return everyAnswerIn(army).flatMap((answers) => {
		const index = indexArmy(warmaster, army, { readings: answers });
		return index.constraints.map((constraint) => ({
			file: own.has(constraint.id) ? army.id : 'system',
			constraint,
			index,
			answers
		}));
	});
});
