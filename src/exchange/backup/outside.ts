import { cleanValue } from '../common/clean.ts';
import { obstacleIn } from '../common/json-bounds.ts';
import type { RosterResult } from '../common/read-list.ts';
import { readRoster } from '../outside/muster-file.ts';

/** Reads a roster of a backup, cleaned like any import. */
export function readOutsideRoster(value: unknown): RosterResult {
	const obstacle = obstacleIn(value);
	return obstacle === undefined
		? readRoster(cleanValue(value))
		: { ok: false, faults: [{ message: obstacle }] };
}

const known = new WeakMap<object, RosterResult>();

/** The same, once for an object: thousands are read one after the other, ahead of the backup around them. */
export function readOnce(value: unknown): RosterResult {
	const object = typeof value === 'object' && value !== null ? value : undefined;
	const result = (object && known.get(object)) ?? readOutsideRoster(value);
	if (object) known.set(object, result);
	return result;
}

/** A value without invisible characters; undefined if it is too large or malicious. */
export function cleaned(value: unknown): unknown {
	return obstacleIn(value) === undefined ? cleanValue(value) : undefined;
}
