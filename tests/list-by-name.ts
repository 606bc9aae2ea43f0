import { expect } from 'vitest';
import { checkRoster } from '#engine';
import { Roster } from '#schema';
import { readPlainList } from '../src/exchange/outside/plain-list.ts';
import { resolveList } from '../src/exchange/names/resolve-list.ts';
import { tinHost } from './toy-wings.ts';

// Plain lists of the toy army with wings, and what becomes of them.

const id = '00000000-0000-4000-8000-000000000000';
const head = { system: 'Tin Wings', army: 'Tin Host', size: 1000 };
export const alba = { unit: 'Alba' };
export const pikes = { unit: 'Pikes' };

export function resolve(rest: object, index = tinHost) {
	const read = readPlainList({ ...head, ...rest });
	return read.ok ? resolveList(read.list, index, () => id) : read;
}

export function rosterOf(rest: object, index = tinHost): Roster {
	const result = resolve(rest, index);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	expect(Roster.safeParse(result.roster).success).toBe(true);
	return result.roster;
}

export function messages(rest: object, index = tinHost): readonly string[] {
	const result = resolve(rest, index);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

export function problems(rest: object): readonly string[] {
	return checkRoster(rosterOf(rest), tinHost).problems.map(({ outcome }) => outcome);
}
