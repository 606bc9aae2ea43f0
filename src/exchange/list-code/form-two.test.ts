import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { EventPack, Roster } from '#schema';
import { anArmy, aRoster, aSystem, aUnit } from '../../../tests/builders.ts';
import { canonicalAlone } from './canonical.ts';
import { listCode, printedCode, matchCode } from './code.ts';
import { openPacked } from './open-packed.ts';
import { readPacked } from './read-packed.ts';
import { sheetCode } from './sheet-code.ts';

const fest: EventPack = {
	formatVersion: 1,
	name: 'Fest',
	system: 'toy',
	date: '2026-03-01',
	constraints: []
};
const corrected: EventPack = { ...fest, note: 'Bring dice.' };
const home: Roster = aRoster({
	units: [
		aUnit('seer', { id: 'a', options: ['horn', 'banner'] }),
		aUnit('pikes', { id: 'b', group: 'left', name: 'Reds' }),
		aUnit('captain', { id: 'c' })
	],
	groups: [{ id: 'left', kind: 'company' }]
});
const under = (event: EventPack): Roster => ({ ...home, event });
const indexOf = (roster: Roster) => indexArmy(aSystem(), anArmy(), roster);

// Printed sheets carry these codes, and other programs make them: they change with a new form only.
test('the canonical text of form 2 is the one that docs/list-code.md describes', () => {
	expect(canonicalAlone(home, indexOf(home))).toBe(
		'["muster-list-2","toy","tin","2026-01-01",1000,[],' +
			'[["captain",0,[]],["seer",0,["banner","horn"]]],' +
			'[["company",[["pikes",0,[]]]]]]'
	);
	expect(printedCode(home, indexOf(home))).toBe('W5ZX-NRMY-95YZ');
});

test('a list has one printed code, at home and under any event', () => {
	const code = printedCode(home, indexOf(home));
	for (const event of [fest, corrected]) {
		const roster = under(event);
		expect(printedCode(roster, indexOf(roster))).toBe(code);
		expect(sheetCode(roster, indexOf(roster)).code).toBe(code);
	}
});

test('a sheet that was printed at home is found at the desk, and the other way round', () => {
	const played = under(corrected);
	for (const code of [printedCode(home, indexOf(home)), listCode(home, indexOf(home))]) {
		expect(matchCode(code, played, indexOf(played))).toBe('same');
	}
	const old = listCode(played, indexOf(played));
	expect(matchCode(old, home, indexOf(home))).toBe('other');
	expect(matchCode(old, home, indexOf(home), [fest, corrected])).toBe('same');
});

test('a list of an earlier date of the data is found by either form', () => {
	const roster = { ...under(fest), revision: '2025-12-01' };
	const index = indexOf(roster);
	const made = { revision: '2025-12-01' };
	for (const code of [printedCode(roster, index, made), listCode(roster, index, made)]) {
		expect(matchCode(code, roster, index)).toBe('earlier');
	}
});

test('a link holds the code of form 1, which installed versions know', () => {
	const roster = under(fest);
	const { code, link } = sheetCode(roster, indexOf(roster));
	const read = readPacked(link.replace('muster:', ''));
	expect(read.ok && read.packed.code).toBe(listCode(roster, indexOf(roster)));
	expect(code).toBe(printedCode(roster, indexOf(roster)));
	const shelf = { system: aSystem(), army: anArmy(), events: [fest], newId: () => roster.id };
	expect(read.ok && openPacked(read.packed, shelf)).toMatchObject({ ok: true, match: 'same' });
});

test('another list, another limit and another answer of the player are other codes', () => {
	const code = printedCode(home, indexOf(home));
	const others = [
		{ ...home, size: 1500 },
		{ ...home, units: home.units.slice(1) }
	];
	for (const other of others) expect(matchCode(code, other, indexOf(other))).toBe('other');
});
