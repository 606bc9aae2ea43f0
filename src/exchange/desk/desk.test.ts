import { describe, expect, test } from 'vitest';
import { boundText, commitmentTo, fingerprintOfAll } from './commitment.ts';
import { isLate, momentOf } from './deadline.ts';
import { stateOf, type DeskList } from './desk-list.ts';
import { readLock, type Lock, lockSheet, publishedPage } from './lock.ts';
import { playerOfFile, playerOfTitle } from './player-of-file.ts';
import { teamRemarks } from './teams.ts';
import { placedLists } from './versions.ts';

const aList = (facts: Partial<DeskList> = {}): DeskList => ({
	file: 'a.txt',
	state: 'legal',
	army: 'tin-host',
	armyName: 'Tin Host',
	remarks: [],
	...facts
});
const of = (name: string, facts: Partial<DeskList> = {}): DeskList =>
	aList({ player: { name }, ...facts });

test.each([
	[0, 0, 'legal'],
	[1, 0, 'to fix'],
	[0, 1, 'not wholly read'],
	[1, 1, 'not wholly read']
])('with %i problems and %i unread lines a list is %s', (problems, unread, state) => {
	expect(stateOf(problems, unread)).toBe(state);
});

describe('versions', () => {
	const placed = (lists: readonly DeskList[], late: readonly string[] = []) =>
		placedLists(
			lists,
			({ sent }) => momentOf(sent, 'UTC'),
			({ sent = '' }) => late.includes(sent)
		).map(({ owner, version, stands, twice, maybe }) =>
			[owner, version, stands, twice ?? maybe].filter((one) => one !== undefined)
		);
	const at = (day: number) => ({ sent: `2026-11-0${day}T10:00:00Z` });

	test('are those of one address, the newest counts', () => {
		const email = 'anna@example.org';
		const lists = [
			aList({ player: { name: 'Anna', email }, ...at(2), code: 'B' }),
			aList({
				player: { name: 'A. Berg', email: 'Anna@example.org' },
				...at(1),
				code: 'A',
				army: 'other'
			})
		];
		expect(placed(lists)).toEqual([
			[0, 2, true],
			[0, 1, false]
		]);
	});

	test('are those of one name and army; another army is asked about', () => {
		const lists = [
			of('Anna Berg', at(1)),
			of('anna  berg', at(2)),
			of('Anna Berg', { army: 'other', ...at(3) })
		];
		expect(placed(lists)).toEqual([
			[0, 1, false],
			[0, 2, true],
			[1, 1, true, 'Anna Berg']
		]);
	});

	test('of one name with two addresses are two players’', () => {
		const lists = ['a@example.org', 'b@example.org'].map((email) =>
			aList({ player: { name: 'Anna', email } })
		);
		expect(placed(lists)).toEqual([
			[0, 1, true],
			[1, 1, true, 'Anna']
		]);
	});

	test('sent for another are not the sender’s', () => {
		const email = 'anna@example.org';
		const lists = [
			aList({ player: { name: 'Anna', email } }),
			aList({ player: { name: 'Bert', email }, sender: 'Anna' })
		];
		expect(placed(lists).map(([owner]) => owner)).toEqual([0, 1]);
	});

	test('without a name are each by itself', () => {
		expect(placed([aList(), aList()]).map(([owner]) => owner)).toEqual([0, 1]);
	});

	test('that came late do not replace one that came in time', () => {
		const lists = [of('Anna', at(1)), of('Anna', at(2))];
		expect(placed(lists, ['2026-11-02T10:00:00Z']).map(([, , stands]) => stands)).toEqual([
			true,
			false
		]);
		const all = lists.map(({ sent = '' }) => sent);
		expect(placed(lists, all).map(([, , stands]) => stands)).toEqual([false, true]);
	});

	test('that are the same, or of one time, are told', () => {
		const same = [of('Anna', { code: 'A', ...at(1) }), of('Anna', { code: 'A', ...at(2) })];
		expect(placed(same)[1]).toEqual([0, 2, true, 'same']);
		const other = [of('Anna', { code: 'A', ...at(1) }), of('Anna', { code: 'B', ...at(1) })];
		expect(placed(other)[1]).toEqual([0, 2, true, 'other']);
	});
});

describe('the deadline', () => {
	const deadline = { at: '2026-11-28T20:00', zone: 'Europe/Berlin' };

	test.each([
		['2026-11-28T19:00:00Z', false],
		['2026-11-28T19:00:01Z', true],
		['2026-11-28T20:00:00', false],
		['2026-11-28T20:00:01', true],
		['2026-11-28T20:00:00+00:00', true]
	])('%s is late: %s', (time, late) => {
		expect(isLate(momentOf(time, deadline.zone), deadline)).toBe(late);
	});

	test('follows the clocks of its zone, in summer too', () => {
		expect(momentOf('2026-07-01T12:00', 'Europe/Berlin')).toBe(Date.parse('2026-07-01T10:00Z'));
		expect(momentOf('2026-12-01T12:00', 'Europe/Berlin')).toBe(Date.parse('2026-12-01T11:00Z'));
		// The night in which clocks are moved.
		expect(momentOf('2026-03-29T04:00', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T02:00Z'));
		expect(momentOf('2026-10-25T04:00', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T03:00Z'));
	});

	test('is for nobody whose time is not known', () => {
		expect(isLate(momentOf(undefined, 'UTC'), deadline)).toBe(false);
		expect(isLate(momentOf('yesterday', 'UTC'), deadline)).toBe(false);
		expect(isLate(0, undefined)).toBe(false);
	});
});

describe('a team', () => {
	const inTeam = (name: string, army: string, team = 'North') =>
		aList({ player: { name, team }, army, armyName: army });
	const anna = inTeam('Anna', 'Tin');
	const bert = inTeam('Bert', 'Tin', 'north ');
	const cleo = inTeam('Cleo', 'Clay');

	test('has each army as often as it may', () => {
		expect([...teamRemarks([anna, cleo], { sameArmy: 1 })]).toEqual([]);
		const broken = teamRemarks([anna, bert, cleo], { sameArmy: 1 });
		expect([...broken.keys()]).toEqual([anna, bert]);
		expect(broken.get(anna)).toEqual(['Team North: Tin 2 times, maximum 1 (Anna, Bert).']);
		expect([...teamRemarks([anna, bert], { sameArmy: 2 })]).toEqual([]);
	});

	test('has its number of players', () => {
		expect(teamRemarks([anna, bert], { players: 3 }).get(bert)).toEqual([
			'Team North: 2 players instead of 3.'
		]);
		expect([...teamRemarks([anna, bert, cleo], { players: 3 })]).toEqual([]);
	});

	test('has to be named', () => {
		const nobody = of('Dora');
		expect(teamRemarks([nobody], { sameArmy: 1 }).get(nobody)).toEqual([
			'No team is named, and the event has rules for teams.'
		]);
		expect([...teamRemarks([nobody], undefined)]).toEqual([]);
	});
});

describe('a lock', () => {
	const bound = {
		event: 'Open, 2026-12-05',
		rules: 'ab',
		number: 1,
		text: 'Tin Host\n',
		nonce: 'ff'.repeat(32)
	};

	test('binds a list, its event and its nonce', () => {
		const text = boundText(bound);
		// As sha256sum says of these bytes.
		expect(text).toBe(
			`Open, 2026-12-05 · rules ab\nList 1\n\nTin Host\n\nNonce: ${'ff'.repeat(32)}\n`
		);
		const others = [{ event: 'x' }, { rules: 'x' }, { number: 2 }, { text: 'x' }, { nonce: 'x' }];
		const all = others.map((other) => commitmentTo(boundText({ ...bound, ...other })));
		expect(new Set([...all, commitmentTo(text)]).size).toBe(6);
		expect(commitmentTo('abc')).toBe(
			'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
		);
	});

	const commitment = commitmentTo(boundText(bound));
	const lock: Lock = {
		musterLock: 1,
		event: { name: 'Open <&>', date: '2026-12-05', rules: 'ab' },
		locked: '2026-11-28T19:00:00.000Z',
		lists: [
			{
				number: 1,
				player: 'Anna <Berg>',
				army: 'Tin Host',
				points: 500,
				state: 'legal',
				code: '0000-0000-0000',
				file: 'lists/001.txt',
				commitment
			},
			{ number: 2, player: 'Bert', state: 'not wholly read' }
		],
		fingerprint: fingerprintOfAll([commitment])
	};

	test('is read again, and nothing else is', () => {
		expect(readLock(JSON.stringify(lock))).toEqual(lock);
		expect(readLock('{')).toBeUndefined();
		const outside = { ...lock, lists: [{ number: 1, state: 'legal', file: '../secret.txt' }] };
		expect(readLock(JSON.stringify(outside))).toBeUndefined();
	});

	test('is a page to sign', () => {
		expect(lockSheet(lock)).toContain(`Fingerprint of all lists: ${lock.fingerprint}`);
		expect(lockSheet(lock)).toMatch(/^1 +Anna <Berg> +Tin Host +500 +legal +0000-0000-0000 /m);
	});

	test('is published without names and codes, unless names are asked for', () => {
		const page = publishedPage(lock, { players: false });
		expect(page).toContain('Open &lt;&amp;&gt;');
		expect(page).not.toMatch(/Anna|0000-0000/);
		expect(publishedPage(lock, { players: true })).toContain('Anna &lt;Berg&gt;');
	});
});

test.each([
	['in/Anna Berg.txt', 'Anna Berg'],
	['Anna Berg - Grey Lances.muster.json', 'Anna Berg'],
	['Grey Lances (Jan van der Meer).txt', 'Jan van der Meer'],
	['Anna Berg_2000.txt', 'Anna Berg'],
	['Grey Lances.txt', undefined],
	['The Tin Host.txt', undefined],
	['Northern Open - Anna Berg.txt', 'Anna Berg'],
	['Mu\u0308ge Lewis.txt', 'Müge Lewis'],
	['Anna Berg, Bert Tal.txt', undefined],
	['anna.txt', undefined],
	['anna berg.txt', undefined],
	['Anna Berg 2.txt', undefined],
	['list-12.txt', undefined]
])('the file %s is of %s', (file, player) => {
	expect(playerOfFile(file, ['Grey Lances', 'Tin Host', 'Tin Wars', 'Northern Open'])).toBe(player);
});

test('the title of a list with prices before its units names the player', () => {
	const units = ['280 - Lord, Sword', '90 - 2 Pikes'];
	expect(playerOfTitle(['', 'Anna Berg - The Tin Host', ...units], 'Tin Host')).toBe('Anna Berg');
	for (const title of [
		'Anna Berg - Grey Lances',
		'Anna Berg',
		'Tin Host - Anna Berg',
		'anna - Tin Host'
	])
		expect(playerOfTitle([title, ...units], 'Tin Host')).toBeUndefined();
	expect(playerOfTitle(['Anna Berg - Tin Host', '2 Pikes 90'], 'Tin Host')).toBeUndefined();
});
