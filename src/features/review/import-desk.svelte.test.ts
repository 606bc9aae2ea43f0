import { describe, expect, test } from 'vitest';
import type { ReadThing } from '../import/index.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';
import { ImportDesk } from './import-desk.svelte.ts';

type ReadRoster = Extract<ReadThing, { kind: 'roster' }>;

/** A roster as a file has it. */
function rosterCalled(name: string): ReadRoster {
	const roster = {
		formatVersion: 1,
		revision: '2026-11-20',
		id: newRosterId(),
		name,
		system: 'warmaster',
		army: 'empire',
		size: 2000,
		groups: [],
		units: []
	} as const;
	const legality = { verdict: 'legal' } as never;
	return { kind: 'roster', from: 'a file', roster, points: 0, legality };
}

/** Something that no database stores. */
function unstorable(thing: ReadRoster): ReadRoster {
	return { ...thing, roster: { ...thing.roster, note: (() => '') as never } };
}

describe('what could be added only in part', () => {
	test('leaves the rest to be added, so that nothing is stored twice', async () => {
		const desk = new ImportDesk();
		const [one, other] = [rosterCalled('Nordland'), rosterCalled('Ostland')];
		await desk.read(() => Promise.resolve([one, unstorable(other)]));
		expect(await desk.add()).toBeUndefined();
		expect(desk.failure).not.toBe('');
		expect(desk.things.map((thing) => 'roster' in thing && thing.roster.name)).toEqual(['Ostland']);
		const { rosters } = await openStorage();
		expect(await rosters.has(one.roster.id)).toBe(true);
	});
});

test('a paste whose reading is stopped is not what stands on the page', async () => {
	const desk = new ImportDesk();
	await desk.read(() => Promise.resolve([rosterCalled('Nordland')]), 'one');
	await desk.read((_, { signal }) => {
		desk.stop();
		return Promise.reject(new Error(String(signal?.aborted)));
	}, 'another');
	expect(desk.pasted).toBe('one');
});
