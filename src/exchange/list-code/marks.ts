import type { EventPack } from '#schema';
import type { ArmyIndex } from '#engine';
import { canonicalEvent } from './canonical.ts';
import { hexOf } from './bytes.ts';
import { hashOf } from './code.ts';

/** The length of marks, unless an army needs longer ones. */
export const shortest = 2;
export const longest = 4;

/** The lengths of the marks of a system, an army and an event pack. */
export const systemBytes = 2;
export const armyBytes = 3;
export const eventBytes = 6;

const known = new Map<string, string>();

/** The mark of an id: the first bytes of its SHA-256, in hexadecimal. */
export function markOf(id: string, bytes: number): string {
	const full = known.get(id) ?? hexOf(hashOf(id).subarray(0, longest));
	known.set(id, full);
	return full.slice(0, 2 * bytes);
}

/** The fingerprint of an event pack. */
export function markOfEvent(event: EventPack): string {
	return hexOf(hashOf(canonicalEvent(event)).subarray(0, eventBytes));
}

/** The ids that marks may stand for, by kind. */
export interface Marked {
	readonly entries: readonly string[];
	readonly kinds: readonly string[];
	readonly readings: readonly string[];
	readonly answers: readonly string[];
}

/** The ids of an army that a packed list may refer to. */
export function markedIn({ entries, formerly, system, answers }: ArmyIndex): Marked {
	const readings = [...answers.values()].map(({ reading }) => reading);
	return {
		// Old links have the marks of former ids.
		entries: [...entries.keys(), ...formerly.keys()],
		kinds: (system.groups ?? []).map(({ id }) => id),
		readings: readings.map(({ id }) => id),
		answers: readings.flatMap((reading) => reading.answers.map(({ id }) => id))
	};
}

/** Whether marks of this length distinguish these ids from all others. */
export function areClear(used: Iterable<string>, all: Iterable<string>, bytes: number): boolean {
	const owners = new Map<string, string>();
	const ids = new Set([...all, ...used]);
	const shared = new Set<string>();
	for (const id of ids) {
		const mark = markOf(id, bytes);
		if (owners.has(mark)) shared.add(mark);
		owners.set(mark, id);
	}
	return [...used].every((id) => !shared.has(markOf(id, bytes)));
}
