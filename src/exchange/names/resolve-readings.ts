import type { Army, Reading, System } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import type { PlainList, PlainPart } from '../outside/plain-list.ts';
import { quoted, unknownName, type Fault } from '../common/fault.ts';
import { normaliseName, nearestNames } from '../common/names.ts';

/** The readings of a system and of some armies. */
export function readingsOf(system: System, armies: readonly Army[]): readonly Reading[] {
	return [...system.readings, ...armies.flatMap((army) => army.readings ?? [])];
}

/** The item with this id, ignoring case. */
export function byId<T extends { readonly id: string }>(
	id: string,
	things: readonly T[]
): T | undefined {
	const wanted = normaliseName(id);
	return things.find((thing) => normaliseName(thing.id) === wanted);
}

/** The answer with this id or text, as it is put now or was before. */
function answerCalled(
	answer: string,
	{ answers }: Reading
): Reading['answers'][number] | undefined {
	const wanted = normaliseName(answer);
	return (
		byId(answer, answers) ??
		answers.find(({ text, formerly = [] }) =>
			[text, ...formerly].some((words) => normaliseName(words) === wanted)
		)
	);
}

/** A list whose words that are questions (`"form": "Night host"`) stand among its answers. */
export function withAnswersRead(plain: PlainList, known: readonly Reading[]): PlainList {
	const { parts = [], readings = {} } = plain;
	const answers = parts.flatMap((part) => {
		const reading = part.kind === 'names' && !part.isList ? byId(part.key, known) : undefined;
		const [answer] = part.kind === 'names' ? part.names : [];
		return reading && answer !== undefined ? [{ part, answer, id: reading.id }] : [];
	});
	if (answers.length === 0) return plain;
	const read = new Set<PlainPart>(answers.map(({ part }) => part));
	return {
		...plain,
		parts: parts.filter((part) => !read.has(part)),
		readings: { ...readings, ...Object.fromEntries(answers.map(({ id, answer }) => [id, answer])) }
	};
}

/** The fault of an unknown question or an unknown answer. */
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
	if (answer === undefined || answerCalled(answer, known)) return undefined;
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

/** The known answers as ids, by reading. */
export function answersOf(
	written: Readonly<Record<string, string>>,
	readings: readonly Reading[]
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(written).flatMap(([id, answer]) => {
			const reading = byId(id, readings);
			const known = reading && answerCalled(answer, reading);
			return known ? [[reading.id, known.id] as const] : [];
		})
	);
}
