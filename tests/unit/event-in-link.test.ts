import { readFileSync } from 'node:fs';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import {
	linkContent,
	openPacked,
	recognise,
	readPacked,
	resolveEvent,
	shareLink,
	sheetCode
} from '../../src/exchange/index.ts';
import { wholeArmy } from '../sheets/bought-rosters.ts';
import { armyOf, mainArmiesOf } from '../sheets/rosters.ts';

test('a tournament’s rules travel in a link of at most 600 characters, and judge the list there', () => {
	const { system, army } = armyOf('empire');
	const text = readFileSync(
		new URL('../../docs/northern-open.event.json', import.meta.url),
		'utf8'
	);
	const read = recognise(text);
	if (read.kind !== 'event-pack') throw new Error(read.kind);
	const armies = mainArmiesOf('warmaster').map((index) => index.army);
	const resolved = resolveEvent(read.event, system, armies);
	if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
	const event = { ...resolved.pack, size: 1500 };
	const roster = { ...wholeArmy(armyOf('empire')), event };
	const index = indexArmy(system, army, roster);
	const link = shareLink(roster, index, 'https://example.org/muster');
	expect(link.length).toBeLessThanOrEqual(600);

	const content = linkContent(link);
	const packed = readPacked(content?.kind === 'packed' ? content.packed : '');
	const back = packed.ok && openPacked(packed.packed, { system, army, newId: () => roster.id });
	if (!back || !back.ok) throw new Error('not opened');
	expect(back).toMatchObject({ match: 'same', roster: { event } });
	const problems = (of: typeof roster) =>
		checkRoster(of, indexArmy(system, army, of)).problems.map(({ constraint }) => constraint.id);
	// The event's limit of 1500 is broken by an army of 2000.
	expect(problems({ ...roster, ...back.roster, event })).toEqual(problems(roster));
	expect(problems(roster).length).toBeGreaterThan(0);
});

test('and in the QR code of a sheet where they fit', () => {
	const { system, army } = armyOf('empire');
	const event = {
		formatVersion: 1 as const,
		name: 'Fest',
		system: 'warmaster',
		date: '2026-03-01',
		constraints: []
	};
	const roster = { ...wholeArmy(armyOf('empire')), event };
	const { link } = sheetCode(roster, indexArmy(system, army, roster), 'https://example.org');
	const content = linkContent(link);
	const packed = readPacked(content?.kind === 'packed' ? content.packed : '');
	expect(packed).toMatchObject({
		ok: true,
		packed: { event: { rules: expect.anything() as unknown } }
	});
	const modules = encodeQR(link, 'raw', { ecc: 'medium', border: 4, scale: 4 });
	const data = modules.flatMap((row) =>
		row.flatMap((isDark) => [...Array<number>(3).fill(isDark ? 0 : 255), 255])
	);
	const picture = { width: modules.length, height: modules.length, data: Uint8Array.from(data) };
	expect(decodeQR(picture)).toBe(link);
});
