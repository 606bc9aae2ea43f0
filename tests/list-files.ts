import { recognise } from '../src/exchange/index.ts';
import type { Roster } from '#schema';

/** A small roster of the toys, as it is stored. */
export const toyRoster: Roster = {
	formatVersion: 1,
	id: '00000000-0000-4000-8000-000000000000',
	name: 'Monday',
	system: 'toy-wars',
	army: 'toys',
	revision: '2026-01-02',
	size: 1000,
	units: [{ id: 'u1', entry: 'pikes', options: ['horse'] }]
};

/** A list of the toys without units, as one writes it by hand. */
export const plainList = { system: 'toy-wars', army: 'Toys', size: 1000, units: [] };

/** Reads a file that holds this. */
export function readObject(value: unknown): ReturnType<typeof recognise> {
	return recognise(JSON.stringify(value));
}
