import type { Army, Reading, System } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, unknownName, type Fault } from '../fault.ts';
import { normaliseName } from './names.ts';
import { nearestNames } from './nearest.ts';

/** The readings of a system and of some of its armies. */
export function readingsOf(system: System, armies: readonly Army[]): readonly Reading[] {
	return [...system.readings, ...armies.flatMap((army) => army.readings ?? [])];
}

/** The entry with this id, in upper or lower case. */
export function byId<T extends { readonly id: string }>(
	id: string,
	things: readonly T[]
): T | undefined {
	const wanted = normaliseName(id);
	return things.find((thing) => normaliseName(thing.id) === wanted);
}

/** Why an answer cannot be given: an unknown question, or an unknown answer. */
export function answerFault(
	where: string,
	reading: string,
	answer: string | undefined,
	readings: readonly Reading[]
): Fault | undefined {
	const known = byId(reading, readings);
	if (!known) {
		return unknown(`${where}${imports.noReading(quoted(reading))}`, reading, readings);
	}
	if (answer === undefined || byId(answer, known.answers)) return undefined;
	const ids = known.answers.map(({ id }) => id).join(', ');
	const message = imports.noAnswer(quoted(known.id), quoted(answer), ids);
	return unknown(`${where}${message}`, answer, known.answers);
}

function unknown(message: string, id: string, among: readonly { readonly id: string }[]): Fault {
	const near = nearestNames(
		id,
		among.map((thing) => ({ id: thing.id, name: thing.id }))
	);
	return unknownName(message, id, near);
}

/** Ids of readings to ids of answers, as a roster and an event have them; the unknown are left out. */
export function answersOf(
	written: Readonly<Record<string, string>>,
	readings: readonly Reading[]
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(written).flatMap(([id, answer]) => {
			const reading = byId(id, readings);
			const known = reading && byId(answer, reading.answers);
			return known ? [[reading.id, known.id] as const] : [];
		})
	);
}
