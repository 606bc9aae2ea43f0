import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { EventPack } from '#schema';
import { anArmy, aRoster, aSystem, aUnit } from '../../../tests/builders.ts';
import { canonicalText } from './canonical.ts';
import { listCode } from './code.ts';
import { openPacked } from './open-packed.ts';
import { readPacked } from './read-packed.ts';
import { sheetCode } from './sheet-code.ts';

const event: EventPack = {
	formatVersion: 1,
	name: 'Fest',
	system: 'toy',
	date: '2026-03-01',
	constraints: []
};
const roster = aRoster({
	units: [
		aUnit('seer', { id: 'a', options: ['horn', 'banner'] }),
		aUnit('pikes', { id: 'b', group: 'left', name: 'Reds' }),
		aUnit('captain', { id: 'c' })
	],
	groups: [{ id: 'left', kind: 'company' }],
	event
});
const index = indexArmy(aSystem(), anArmy(), roster);

// Printed sheets carry these codes, and other programs read these links: they change with a new form only.
test('the canonical text is the one that docs/list-code.md describes', () => {
	expect(canonicalText(roster, index)).toBe(
		'["muster-list-1","toy","tin","2026-01-01",1000,[],' +
			'{"constraints":[],"date":"2026-03-01","formatVersion":1,"name":"Fest","system":"toy"},' +
			'[["captain",0,[]],["seer",0,["banner","horn"]]],' +
			'[["company",[["pikes",0,[]]]]]]'
	);
});

test('code and link stay as they are', () => {
	expect(listCode(roster, index)).toBe('2KZ3-ZTT3-Y4MR');
	expect(sheetCode(roster, index).link).toBe(
		'muster:AXQPU6tUdwtKjugHFP4_60PxKAZBIHRlc3QERmVzdAtKyfkipAnftQerRjMtthYAAgK8Eox-lUMAJ4AB8WgAARDCJQRSZWRzpH8'
	);
});

test('a link made before rules travelled with it opens as it did', () => {
	const old =
		'ATQPU6tUdwtKjugHFP4_60PxKAZBIHRlc3QERmVzdAtKyfkipAnftQICvBKMfpVDACeAAfFoAAEQwiUEUmVkc6JV';
	const read = readPacked(old);
	const shelf = { system: aSystem(), army: anArmy(), events: [event], newId: () => roster.id };
	expect(read.ok && openPacked(read.packed, shelf)).toMatchObject({ ok: true, match: 'same' });
});
