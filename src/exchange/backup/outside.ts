import { cleanValue } from '../common/clean.ts';
import { obstacleIn } from '../common/json-bounds.ts';
import type { RosterResult } from '../common/fault.ts';
import { readRoster } from '../outside/muster-file.ts';

const known = new WeakMap<object, RosterResult>();

/** Reads a roster of a backup, cleaned like any import; each once, as a backup may have thousands. */
export function readOutsideRoster(value: unknown): RosterResult {
	const object = typeof value === 'object' && value !== null ? value : undefined;
	const result = (object && known.get(object)) ?? readOnce(value);
	if (object) known.set(object, result);
	return result;
}

function readOnce(value: unknown): RosterResult {
	const obstacle = obstacleIn(value);
	return obstacle === undefined
		? readRoster(cleanValue(value))
		: { ok: false, faults: [{ message: obstacle }] };
}

/** A value without invisible characters; undefined if it is too large or malicious. */
export function cleaned(value: unknown): unknown {
	return obstacleIn(value) === undefined ? cleanValue(value) : undefined;
}
