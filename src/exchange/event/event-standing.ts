import type { EventPack } from '#schema';
import { canonicalEvent } from '../list-code/canonical.ts';
import { hashOf } from '../list-code/code.ts';
import { hexOf } from '../list-code/bytes.ts';
import { withoutUnseen } from '../clean.ts';
import { eventDifferences, type EventNames } from './event-differences.ts';

/** Whose rules a list is judged by, as far as is known here. */
export interface EventStanding {
	/** The first 64 bits of the SHA-256 of the whole pack, in four groups of hexadecimal digits. */
	readonly fingerprint: string;
	/**
	 * `held`: a pack that is here; `other`: one of the same name, day and game is here and differs; `brought`: none
	 * is here, the rules came with the list.
	 */
	readonly kind: 'held' | 'other' | 'brought';
	/** The fingerprint of the pack that is here and differs. */
	readonly ours?: string;
	/** What differs, a sentence each. */
	readonly differs: readonly string[];
}

/** Bytes of the hash that are told: 64 bits. */
const told = 8;

/** A fingerprint of everything that an event pack says. */
export function fingerprintOf(event: EventPack): string {
	const hex = hexOf(hashOf(canonicalEvent(event)).subarray(0, told));
	return (hex.match(/.{4}/g) ?? []).join('-');
}

/**
 * Compares the event of a list with the packs that are here, whole.
 * @param held the packs that are here
 */
export function eventStanding(
	event: EventPack,
	held: readonly EventPack[],
	names: EventNames
): EventStanding {
	const fingerprint = fingerprintOf(event);
	const whole = canonicalEvent(event);
	const namesakes = held.filter((pack) => isSameEvent(pack, event));
	if (namesakes.some((pack) => canonicalEvent(pack) === whole)) {
		return { fingerprint, kind: 'held', differs: [] };
	}
	const [ours] = namesakes;
	if (!ours) return { fingerprint, kind: 'brought', differs: [] };
	const differs = eventDifferences(event, ours, names);
	return { fingerprint, kind: 'other', ours: fingerprintOf(ours), differs };
}

/** Whether two packs are of one event: its game, its day, and its name in whatever letters and spaces. */
export function isSameEvent(one: EventPack, other: EventPack): boolean {
	return (
		one.system === other.system &&
		one.date === other.date &&
		nameKey(one.name) === nameKey(other.name)
	);
}

function nameKey(name: string): string {
	return withoutUnseen(name.normalize('NFKC'))
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
}
