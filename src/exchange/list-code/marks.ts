import type { EventPack } from '#schema';
import type { ArmyIndex } from '#engine';
import { canonicalEvent } from './canonical.ts';
import { hexOf } from './bytes.ts';
import { hashOf } from './code.ts';

/** Bytes of a mark, where nothing else of the army needs more. */
export const shortest = 2;
export const longest = 4;

/** Bytes that mark a system, an army and an event pack. */
export const systemBytes = 2;
export const armyBytes = 3;
export const eventBytes = 6;

const known = new Map<string, string>();

/** The mark of an id in a packed list: the first bytes of its SHA-256, in hexadecimal digits. */
export function markOf(id: string, bytes: number): string {
	const full = known.get(id) ?? hexOf(hashOf(id).subarray(0, longest));
	known.set(id, full);
	return full.slice(0, 2 * bytes);
}

/** What tells an event pack from every other. */
export function markOfEvent(event: EventPack): string {
	return hexOf(hashOf(canonicalEvent(event)).subarray(0, eventBytes));
}

/** The ids that a mark may stand for, by what it marks. */
export interface Marked {
	readonly entries: readonly string[];
	readonly kinds: readonly string[];
	readonly readings: readonly string[];
	readonly answers: readonly string[];
}

/** Everything of an army that a packed list may mark. */
export function markedIn({ entries, formerly, system, answers }: ArmyIndex): Marked {
	const readings = [...answers.values()].map(({ reading }) => reading);
	return {
		// Old links have marks of former ids.
		entries: [...entries.keys(), ...formerly.keys()],
		kinds: (system.groups ?? []).map(({ id }) => id),
		readings: readings.map(({ id }) => id),
		answers: readings.flatMap((reading) => reading.answers.map(({ id }) => id))
	};
}

/** Whether marks of so many bytes tell each of these ids from all others. */
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
