import { expect, test } from 'vitest';
import { storedFixture } from '../../../tests/stored-fixtures.ts';
import type { BackedUpSettings } from './backed-up-settings.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup, type Backup } from './backup.ts';
import { planRestore } from './plan-restore.ts';

const settings = JSON.parse(storedFixture('settings-1.json') ?? '') as Required<BackedUpSettings>;

const empty: Backup = {
	...{ rosters: [], versions: [], events: [], settings: {}, wordings: [] },
	...{ aliases: [], sources: [], folders: [], texts: [], battles: [], taps: [], rows: [] }
};

function settingsRead(given: unknown) {
	const read = readBackup(JSON.stringify({ muster: 1, rosters: [], settings: given }));
	if (!read.ok) throw new Error('not read');
	return { settings: read.backup.settings, faults: read.backup.faults };
}

test('each setting comes back as it was', () => {
	const read = readBackup(writeBackup({ ...empty, settings }, '2026-11-28T00:00:00.000Z'));
	expect(read).toMatchObject({ ok: true, backup: { settings, faults: [] } });
});

test('a backup from before there were more settings has the one that there was', () => {
	expect(settingsRead({ remind: true })).toEqual({ settings: { remind: true }, faults: [] });
	expect(settingsRead(undefined)).toEqual({ settings: {}, faults: [] });
});

test.each([
	['remind', 'yes'],
	['player', { name: 'x'.repeat(81) }],
	['player', { name: 'A. Player', secret: 'x' }],
	['player', { table: '12' }],
	['player', 'A. Player'],
	['printsPlayer', null],
	['theme', 'pink'],
	['theme', 'dark" onload="x'],
	['language', '../../en'],
	['printPlan', { purpose: 'event' }],
	['printPlan', { ...settings.printPlan, leftOut: Array(41).fill('list') }],
	['singleKeys', 0],
	['lastSystem', 'Toy System']
])('an odd %s is reported in words, and the others are read: %j', (name, odd) => {
	const { [name as keyof typeof settings]: _, ...others } = settings;
	const read = settingsRead({ ...settings, [name]: odd });
	expect(read.settings).toEqual(others);
	expect(read.faults).toEqual([
		expect.stringMatching(/^The setting “[A-Z][^”]*” is not in Muster’s format\.$/)
	]);
});

test('what is no settings at all is reported', () => {
	for (const odd of [null, 7, 'dark', ['dark']])
		expect(settingsRead(odd)).toEqual({
			settings: {},
			faults: ['The settings: they are not in Muster’s format.']
		});
});

test('a setting of a newer version is named as such', () => {
	const { settings: read, faults } = settingsRead({ theme: 'dark', 'zoom\u202e': 2, toString: 1 });
	expect(read).toEqual({ theme: 'dark' });
	expect(faults).toEqual([
		'The setting “zoom”: this version of Muster does not have it.',
		'The setting “toString”: this version of Muster does not have it.'
	]);
});

test('the player’s details are cleaned of what nobody sees', () => {
	const { settings: read, faults } = settingsRead({
		player: { name: 'A.\u202e Play\u0000er\n', club: 'Nord\tland  Gamers ' }
	});
	expect(read.player).toEqual({ name: 'A. Player', club: 'Nord land Gamers' });
	expect(faults).toEqual([]);
});

test('settings are restored where none was set here, and what was set here stays', () => {
	const here = { ...empty, rosters: [], versions: [], events: [] };
	const plan = planRestore(
		{ ...empty, settings },
		{ ...here, settings: { theme: 'light', remind: true } },
		{ pastOf: () => [], besideName: (name) => name }
	);
	const { theme: _, remind: __, ...others } = settings;
	expect(plan.additions.settings).toEqual(others);
	expect(plan.settings).toEqual({ added: 6, here: 2 });
});
