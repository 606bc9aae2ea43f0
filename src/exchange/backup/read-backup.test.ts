import { expect, test } from 'vitest';
import { aRoster } from '../../../tests/builders.ts';
import { readBackup } from './read-backup.ts';

const own = aRoster();
const later = { ...own, formatVersion: 2, colour: 'red' };
const version = { id: 'v1', roster: own.id, name: 'Kept', at: 1 };
const event = {
	formatVersion: 1,
	name: 'Open',
	system: 'toy',
	date: '2026-12-05',
	constraints: []
};

test.each([
	[{ rosters: [own, later] }, 'roster was made with'],
	[{ versions: [{ ...version, snapshot: later }] }, 'roster was made with'],
	[{ events: [{ id: 'e1', at: 1, pack: { ...event, formatVersion: 2 } }] }, 'pack was made for']
])('what a newer version of Muster wrote into a backup is named as such: %j', (parts, words) => {
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [own], ...parts }));
	expect(read.ok && read.backup.rosters.map(({ roster }) => roster)).toEqual([own]);
	expect(read.ok && read.backup.faults).toEqual([
		expect.stringContaining(`${words} a newer version of Muster`)
	]);
});

test('a saved version and an event of today are read', () => {
	const read = readBackup(
		JSON.stringify({
			muster: 1,
			rosters: [],
			versions: [{ ...version, snapshot: own }],
			events: [{ id: 'e1', at: 1, pack: event }]
		})
	);
	expect(read).toMatchObject({
		ok: true,
		backup: { versions: [{ name: 'Kept', snapshot: own }], events: [{ pack: event }], faults: [] }
	});
});
