import type { Patch, Roster, RosterUnit } from '#schema';

/**
 * The difference between two rosters: the units between their common beginning and end, and other parts if
 * they differ. `applyPatch(from, patchOf(from, to))` gives exactly the JSON of `to`, key order included.
 */
export function patchOf(from: Roster, to: Roster): Patch {
	const units = spliceOf(from.units, to.units);
	const isSameShell = sameJson(shellOf(from), shellOf(to));
	return { ...(units && { units }), ...(!isSameShell && { shell: shellOf(to) }) };
}

/** Applies a patch. The result is undefined for a roster that it was not made for. */
export function applyPatch(roster: Roster, { units: splice, shell = roster }: Patch): Roster {
	const units = splice
		? [
				...roster.units.slice(0, splice.at),
				...splice.units,
				...roster.units.slice(splice.at + splice.out)
			]
		: roster.units;
	return { ...shell, units };
}

/** Whether a patch changes nothing. */
export function isEmptyPatch({ units, shell }: Patch): boolean {
	return !units && !shell;
}

/** A hash of a roster's JSON. */
export function hashOf(roster: Roster): number {
	const text = JSON.stringify(roster);
	let high = 0xdeadbeef;
	let low = 0x41c6ce57;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	// As many bits as a double represents exactly.
	return (low >>> 11) * 2 ** 32 + (high >>> 0);
}

function shellOf(roster: Roster): Roster {
	return { ...roster, units: [] };
}

function spliceOf(from: readonly RosterUnit[], to: readonly RosterUnit[]): Patch['units'] {
	const shorter = Math.min(from.length, to.length);
	let head = 0;
	while (head < shorter && sameJson(from[head], to[head])) head++;
	let tail = 0;
	while (tail < shorter - head && sameJson(from.at(-1 - tail), to.at(-1 - tail))) tail++;
	const out = from.length - head - tail;
	const units = to.slice(head, to.length - tail);
	return out === 0 && units.length === 0 ? undefined : { at: head, out, units };
}

/** Most parts are unchanged, so references are compared first. */
function sameJson(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}
