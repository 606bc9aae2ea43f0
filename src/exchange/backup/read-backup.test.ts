import { expect, test } from 'vitest';
import { aRoster } from '../../../tests/builders.ts';
import { writeBackup } from './backup.ts';
import type { Battle, Tap } from '../../schema/own/battle.ts';
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
	[{ events: [{ id: 'e1', at: 1, pack: { ...event, formatVersion: 4 } }] }, 'pack was made for']
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

const alias = { id: 'toy/tin men', at: 1, name: 'Tin Men', entry: 'pikes', meant: 'Pikes' };
const source = { id: 'r', at: 1, text: 'Tin Host\n2 Tin Men' };
const place = { id: 'r', at: 1, name: 'Club nights' };
const rust = 'Rust\n  2  Tin Riders\n\tlances\n';
const kept = { id: 't', at: 1, name: 'Rust', about: 'Tin Wars', maker: 'Foundry', text: rust };
const wording = { id: 'whfb6/rule/fear', at: 1, text: 'Runs.' };

const fought: Battle = {
	format: 1,
	id: 'b',
	at: 1,
	own: { roster: own },
	first: 'own',
	enemy: { name: 'Otto' }
};
const tap: Tap = { id: 't', battle: 'b', at: 2, deed: { kind: 'turn' } };

test('texts and folders of the player’s own come back as they were written', () => {
	const backup = {
		rosters: [],
		versions: [],
		events: [],
		settings: {},
		wordings: [wording],
		aliases: [alias],
		sources: [source],
		folders: [place],
		texts: [kept],
		battles: [fought],
		taps: [tap],
		rows: []
	};
	const read = readBackup(writeBackup(backup, '2026-11-25T00:00:00.000Z'));
	expect(read.ok && read.backup.wordings).toEqual([wording]);
	expect(read.ok && read.backup.aliases).toEqual([alias]);
	expect(read.ok && read.backup.sources).toEqual([source]);
	expect(read.ok && read.backup.folders).toEqual([place]);
	expect(read.ok && read.backup.texts).toEqual([kept]);
	expect(read.ok && read.backup.battles).toEqual([fought]);
	expect(read.ok && read.backup.taps).toEqual([tap]);
	expect(read.ok && read.backup.faults).toEqual([]);
});

test.each([
	{ ...fought, taps: [], own: {} },
	{ ...fought, taps: [], first: 'nobody' },
	{ ...fought, taps: [], format: 2 },
	'Otto'
])('a battle that is none is reported, and the others are read: %j', (odd) => {
	const good = { ...fought, taps: [{ id: 't', at: 2, deed: { kind: 'turn' } }, 'odd'] };
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [], battles: [odd, good] }));
	expect(read).toMatchObject({
		backup: { battles: [fought], taps: [tap], faults: [expect.stringMatching(/battle/)] }
	});
});

test('a backup from before there were such texts and folders has none', () => {
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [] }));
	const none = {
		wordings: [],
		aliases: [],
		sources: [],
		folders: [],
		texts: [],
		battles: [],
		taps: []
	};
	expect(read).toMatchObject({ backup: none });
});

test.each([
	{ ...wording, id: 'fear' },
	{ ...wording, text: '' },
	{ ...wording, text: 'x'.repeat(2001) }
])('one that is none is reported, and the others are read', (odd) => {
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [], wordings: [odd, wording] }));
	expect(read.ok && read.backup.wordings).toEqual([wording]);
	expect(read.ok && read.backup.faults).toHaveLength(1);
});

test.each([{ ...place, name: '' }, { ...place, name: 'x'.repeat(41) }, 'Club nights'])(
	'a folder that is none is reported, and the others are read',
	(odd) => {
		const read = readBackup(JSON.stringify({ muster: 1, rosters: [], folders: [odd, place] }));
		expect(read).toMatchObject({ backup: { folders: [place], faults: [expect.any(String)] } });
	}
);

test.each([{ ...kept, text: '' }, { ...kept, text: 'x'.repeat(500_001) }, 'Rust'])(
	'a kept text that is none is reported, and the others are read',
	(odd) => {
		const read = readBackup(JSON.stringify({ muster: 1, rosters: [], texts: [odd, kept] }));
		expect(read).toMatchObject({ backup: { texts: [kept], faults: [expect.any(String)] } });
	}
);

test('a remembered name that is none is reported, and the others are read', () => {
	const odd = { ...alias, id: 'no game' };
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [], aliases: [odd, alias] }));
	expect(read).toMatchObject({ backup: { aliases: [alias], faults: [expect.any(String)] } });
});
