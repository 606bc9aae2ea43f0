import type { ArmyIndex } from '#engine';
import type { Army, Constraint, Entry, Reading, System } from '#schema';
import { offersOf } from '../../src/engine/army/offers.ts';
import { packIndex, type Answers, type Pack } from './pack.ts';

/**
 * How the answers of several readings are tried: `together`, every answer of one with every answer of
 * the others; or `apart`, one of them answered otherwise at a time, on the rules that hang on it.
 */
export type ReadingsTried = 'together' | 'apart';

/** Every way to answer these readings. */
function everyAnswer([reading, ...others]: readonly Reading[]): readonly Answers[] {
	if (!reading) return [{}];
	return everyAnswer(others).flatMap((rest) =>
		reading.answers.map(({ id }) => ({ ...rest, [reading.id]: id }))
	);
}

/** The usual answers, then each other answer by itself. */
function otherAnswers(readings: readonly Reading[]): readonly Answers[] {
	const others = readings.flatMap(({ id, answers, default: usual }) =>
		answers.filter((answer) => answer.id !== usual).map((answer) => ({ [id]: answer.id }))
	);
	return [{}, ...others];
}

/** The ways to answer the readings of an army, those of the system included. */
function answersIn({ system }: Pack, army: Army, tried: ReadingsTried): readonly Answers[] {
	const readings = [...system.readings, ...(army.readings ?? [])];
	return tried === 'together' ? everyAnswer(readings) : otherAnswers(readings);
}

/** The ids of the constraints that an army's own file states, one way or another. */
export function ownConstraints(system: System, army: Army): readonly string[] {
	return statedBy(system.types, army, offeredIn(system, army));
}

/** The ids of the constraints that the system's file states: those that hold in an army, or in any. */
export function sharedConstraints(system: System, army?: Army): readonly string[] {
	return statedBy(system.types, system, army && offeredIn(system, army));
}

/** What offers make rules of. */
interface Offered {
	readonly isOffered: (option: string) => boolean;
	readonly isRule: (set: string) => boolean;
}

function offeredIn(system: System, army: Army): Offered {
	const { bearersOf, constraints } = offersOf(system, army);
	const made = new Set(constraints.map(({ id }) => id));
	return { isOffered: (id) => bearersOf(id) !== undefined, isRule: (id) => made.has(id) };
}

function statedBy(
	types: System['types'],
	{ entries, sets = {}, constraints = [] }: Pick<Army, 'entries' | 'sets' | 'constraints'>,
	{ isOffered, isRule }: Offered = { isOffered: () => true, isRule: () => true }
): readonly string[] {
	const given = new Set(types.filter(({ role }) => role === 'option').map(({ id }) => id));
	const ownSets = entries.flatMap(({ id, options = [] }) =>
		options.flatMap((offer, at) =>
			typeof offer === 'object' && 'of' in offer ? [`set-${id}-${at + 1}`] : []
		)
	);
	const carried = new Set(types.filter(({ carriedBy }) => carriedBy).map(({ id }) => id));
	const isRange = ({ size }: Entry) =>
		typeof size === 'object' && (size.min !== undefined || size.max !== undefined);
	const those = (word: string, states: (entry: Entry) => boolean) =>
		entries.filter(states).map(({ id }) => `${word}-${id}`);
	const isAsked = ({ carriedBy, type }: Entry) => carriedBy !== undefined || carried.has(type);
	return [
		...constraints.map(({ id }) => id),
		...those('limit', ({ limit }) => limit !== undefined),
		...those('carries', isAsked),
		// Who offers it is said with what it asks.
		...those('offered', (entry) => given.has(entry.type) && !isAsked(entry) && isOffered(entry.id)),
		...[...Object.keys(sets).map((id) => `set-${id}`), ...ownSets].filter(isRule),
		...those('size', isRange),
		...those('repeat', ({ repeat }) => repeat !== undefined)
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

/** Every constraint of every army, under the answers that are tried. */
export function everyConstraintOf(pack: Pack, tried: ReadingsTried): readonly StatedConstraint[] {
	return pack.armies.flatMap((army) => {
		const own = new Set(ownConstraints(pack.system, army));
		return answersIn(pack, army, tried).flatMap((answers) => {
			const index = packIndex(pack, army.id, answers);
			return index.constraints
				.filter((constraint) => tried === 'together' || hangsOn(index, answers, constraint))
				.map((constraint) => ({
					file: own.has(constraint.id) ? army.id : 'system',
					constraint,
					index,
					answers
				}));
		});
	});
}

/** Whether other answers than the usual can change the rule: it names the reading, or what one grants. */
function hangsOn(index: ArmyIndex, answers: Answers, constraint: Constraint): boolean {
	const changed = Object.keys(answers);
	if (changed.length === 0) return true;
	const words = [...index.answers.values()]
		.filter(({ reading }) => changed.includes(reading.id))
		.flatMap(({ reading }) => [
			reading.id,
			...reading.answers.flatMap(({ grants = [] }) => grants.flatMap(({ keywords }) => keywords))
		]);
	const text = JSON.stringify(constraint);
	return words.some((word) => text.includes(`"${word}"`) || text.includes(`"${word}:`));
}
