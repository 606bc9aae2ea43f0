import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Army, EventPack, Roster } from '#schema';
import { anArmy, anEntry, aRoster, aSystem, aUnit } from '../../../tests/builders.ts';
import { linkContent } from './links.ts';
import { markOf } from './marks.ts';
import { openPacked, packedArmy, packedSystem, type OpenedList } from './open-packed.ts';
import { packRoster } from './pack.ts';
import type { PackedList } from './packed-list.ts';
import { readPacked } from './read-packed.ts';
import { listCode } from './code.ts';
import { base64url, bytesIn } from './bytes.ts';
import { checksum } from './checksum.ts';

const reading = {
	id: 'lefthanded',
	question: 'May captains be left-handed?',
	answers: [
		{ id: 'no', text: 'No.' },
		{ id: 'yes', text: 'Yes.' }
	],
	default: 'no',
	source: { line: 1 }
};
const system = aSystem({ readings: [reading] });
const crowd = anEntry('crowd', { size: { min: 5, usual: 10 } });
const army = anArmy({ entries: [...anArmy().entries, crowd] });
const event: EventPack = {
	formatVersion: 1,
	name: 'Frühlingsfest',
	system: 'toy',
	date: '2026-03-01',
	constraints: []
};
const newId = (): string => '00000000-0000-4000-8000-00000000000a';

const given = aRoster({
	name: 'Łódź & Søn',
	units: [
		aUnit('pikes', { id: 'a', group: 'left' }),
		aUnit('captain', { id: 'b', options: ['oath', 'banner'], name: 'Old “Red” Bo', note: 'Dice!' }),
		aUnit('crowd', { id: 'c', models: 25 }),
		aUnit('pikes', { id: 'd', group: 'left' }),
		aUnit('slingers', { id: 'e' })
	],
	groups: [{ id: 'left', kind: 'company', name: 'Left wing' }],
	readings: { lefthanded: 'yes' },
	note: 'For Saturday'
});

function packed(roster: Roster, of: Army = army, most?: number): string {
	return packRoster(roster, indexArmy(system, of, roster), most) ?? '';
}

function contentOf(text: string): PackedList {
	const read = readPacked(text);
	if (!read.ok) throw new Error(read.faults[0]?.message);
	return read.packed;
}

function open(text: string, of: Army = army, events: readonly EventPack[] = []): OpenedList {
	return openPacked(contentOf(text), { system, army: of, events, newId });
}

describe('a list in a link', () => {
	test('brings everything but notes, alike units together', () => {
		expect(open(packed(given))).toEqual({
			ok: true,
			match: 'same',
			roster: {
				formatVersion: 1,
				id: newId(),
				name: 'Łódź & Søn',
				system: 'toy',
				army: 'tin',
				revision: '2026-01-01',
				size: 1000,
				units: [
					{ id: 'u1', entry: 'captain', options: ['banner', 'oath'], name: 'Old “Red” Bo' },
					{ id: 'u2', entry: 'crowd', models: 25 },
					{ id: 'u3', entry: 'slingers' },
					{ id: 'u4', entry: 'pikes', group: 'g1' },
					{ id: 'u5', entry: 'pikes', group: 'g1' }
				],
				groups: [{ id: 'g1', kind: 'company', name: 'Left wing' }],
				readings: { lefthanded: 'yes' }
			}
		});
	});

	test('names its system and army by what they are called in the data', () => {
		const list = contentOf(packed(given));
		const others = [{ id: 'chess' }, { id: 'toy' }, { id: 'tin' }];
		expect(packedSystem(list, others)).toEqual({ id: 'toy' });
		expect(packedArmy(list, others)).toEqual({ id: 'tin' });
		expect(packedArmy(list, [{ id: 'lead' }])).toBeUndefined();
	});

	test('counts from one to many units and options of a kind', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 300 }),
				fc.integer({ min: 0, max: 50 }),
				(count, given) => {
					const options = Array.from({ length: given }, () => 'banner');
					const units = Array.from({ length: count }, (_, at) =>
						aUnit('captain', { id: `x${at}`, ...(given > 0 && { options }) })
					);
					const opened = open(packed(aRoster({ units })));
					expect(opened.ok && opened.roster.units.length).toBe(count);
					expect(opened.ok && (opened.roster.units.at(-1)?.options ?? []).length).toBe(given);
				}
			)
		);
	});

	test('leaves out the names of units, then its own, where there is little room', () => {
		const whole = packed(given);
		const short = contentOf(packed(given, army, whole.length - 1));
		expect(short).toMatchObject({ name: given.name, groups: [{ kind: markOf('company', 2) }] });
		expect(short.lines[0]).not.toHaveProperty('name');
		expect(short.groups[0]).not.toHaveProperty('name');
		const bare = packed(given, army, packed(given, army, whole.length - 1).length - 1);
		expect(contentOf(bare)).not.toHaveProperty('name');
		expect(open(bare)).toMatchObject({ ok: true, match: 'same', roster: { name: 'Tin Host' } });
		expect(packRoster(given, indexArmy(system, army, given), bare.length - 1)).toBeUndefined();
	});

	test('has the same text twice', () => {
		expect(packed(given)).toBe(packed(given));
	});
});

describe('a link after the data has changed', () => {
	test('still opens when the army has grown and is in another order', () => {
		const grown = anArmy({
			entries: [anEntry('giants'), ...army.entries.toReversed(), anEntry('ogres')]
		});
		expect(open(packed(given), grown)).toMatchObject({ ok: true, match: 'same' });
	});

	test('says that it was made with earlier data', () => {
		const later = { ...system, revision: '2026-05-05' };
		const list = contentOf(packed(given));
		expect(openPacked(list, { system: later, army, newId })).toMatchObject({
			ok: true,
			match: 'earlier',
			roster: { revision: '2026-01-01' }
		});
	});

	test('says how many things are not known any more', () => {
		const without = (...ids: readonly string[]): Army =>
			anArmy({ entries: army.entries.filter(({ id }) => !ids.includes(id)) });
		expect(open(packed(given), without('crowd'))).toEqual({
			ok: false,
			faults: [
				{
					message:
						'One entry of this list is unknown here: the list was made with data of 2026-01-01, and this version of Muster has that of 2026-01-01.'
				}
			]
		});
		expect(open(packed(given), without('crowd', 'pikes', 'oath'))).toMatchObject({
			faults: [
				{ message: expect.stringMatching(/^3 entries of this list are unknown here/) as string }
			]
		});
	});

	test('is read by its code where a newcomer has the mark of an old hand', () => {
		const twin = twinOf('pikes', 2);
		const grown = anArmy({ entries: [anEntry(twin), ...army.entries] });
		const opened = open(packed(given), grown);
		expect(opened).toMatchObject({ ok: true, match: 'same' });
		expect(opened.ok && opened.roster.units.map(({ entry }) => entry)).toContain('pikes');
		expect(opened.ok && opened.roster.units.map(({ entry }) => entry)).not.toContain(twin);
	});

	test('is refused where the code cannot tell either', () => {
		const grown = anArmy({ entries: [anEntry(twinOf('pikes', 2)), ...army.entries] });
		const list = contentOf(packed({ ...given, event }));
		expect(openPacked(list, { system, army: grown, newId })).toMatchObject({
			faults: [{ message: expect.stringMatching(/is ambiguous/) as string }]
		});
	});

	test('has longer marks where two things of the army would have the same', () => {
		const crowded = anArmy({ entries: [anEntry(twinOf('pikes', 2)), ...army.entries] });
		expect(contentOf(packed(given)).markBytes).toBe(2);
		expect(contentOf(packed(given, crowded)).markBytes).toBe(3);
		expect(open(packed(given, crowded), crowded)).toMatchObject({ ok: true, match: 'same' });
		const others = aRoster({ units: [aUnit('slingers')] });
		expect(contentOf(packed(others, crowded)).markBytes).toBe(2);
	});
});

/** An id whose mark of so many bytes is that of another. */
function twinOf(id: string, bytes: number): string {
	for (let at = 0; ; at += 1) {
		const candidate = `twin-${at}`;
		if (markOf(candidate, bytes) === markOf(id, bytes)) return candidate;
	}
}

describe('a list for an event', () => {
	const text = packed({ ...given, event });

	test('names the event without its rules, where its pack is not here', () => {
		expect(contentOf(text).event).toMatchObject({ name: 'Frühlingsfest', date: '2026-03-01' });
		const opened = open(text);
		expect(opened).toMatchObject({ ok: true, match: 'event' });
		expect(opened.ok && opened.roster.event).toEqual({
			formatVersion: 1,
			name: 'Frühlingsfest',
			system: system.id,
			date: '2026-03-01',
			constraints: [],
			missing: { mark: contentOf(text).event?.mark }
		});
	});

	test('is shared on as a list for that event, and gets its rules where they are', () => {
		const opened = open(text);
		const again = packed(opened.ok ? opened.roster : given);
		expect(contentOf(again).event).toEqual(contentOf(text).event);
		expect(open(again, army, [event])).toMatchObject({ ok: true, roster: { event } });
	});

	test('takes the pack that is the event’s own, and no other of the same name', () => {
		const other = { ...event, note: 'Bring your own dice.' };
		expect(open(text, army, [other, event])).toMatchObject({ match: 'same', roster: { event } });
		expect(open(text, army, [other])).toMatchObject({ match: 'event' });
	});

	test('takes it also if its keys come in another order', () => {
		const shuffled = Object.fromEntries(Object.entries(event).toReversed()) as EventPack;
		expect(open(text, army, [shuffled])).toMatchObject({ match: 'same' });
	});
});

describe('a text that is no list', () => {
	const text = packed(given);
	const damaged = /^This link is damaged/;

	function faultOf(broken: string): string {
		const read = readPacked(broken);
		return read.ok ? '' : (read.faults[0]?.message ?? '');
	}

	test('is damaged if any letter is another', () => {
		fc.assert(
			fc.property(
				fc.nat(text.length - 1),
				fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
				(at, letter) => {
					const broken = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
					// The last letter has bits that no byte needs.
					fc.pre(bytesIn(broken)?.join() !== bytesIn(text)?.join());
					expect(faultOf(broken)).not.toBe('');
				}
			)
		);
	});

	test.each([
		'',
		'A',
		'AAAA',
		'no list',
		text.slice(0, -1),
		text.slice(4),
		`${text}AAAA`,
		`${text}=`
	])('%j is damaged', (broken) => {
		expect(faultOf(broken)).toMatch(damaged);
	});

	/** Bytes with a right checksum, as only somebody who means it would write them. */
	function forged(...bytes: readonly number[]): string {
		return base64url(Uint8Array.from([...bytes, ...checksum(Uint8Array.from(bytes))]));
	}

	test('is of a newer version of Muster if it says so', () => {
		expect(faultOf(forged(2, 0, 1, 2, 3))).toMatch(/newer version of Muster/);
		expect(faultOf(forged(1, 64, 1, 2, 3))).toMatch(/newer version of Muster/);
		expect(faultOf(forged(0, 0, 1, 2, 3))).toMatch(damaged);
	});

	test('never throws, whatever its bytes are, nor takes long', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 63 }),
				fc.uint8Array({ maxLength: 80 }),
				(parts, bytes) => {
					const read = readPacked(forged(1, parts, ...bytes));
					if (!read.ok) expect(read.faults[0]?.message).toMatch(/\.$/);
					else expect(openPacked(read.packed, { system, army, newId })).toHaveProperty('ok');
				}
			),
			{ numRuns: 2000 }
		);
	});

	test('holds no more units than a roster may', () => {
		const head = [...(bytesIn(packed(aRoster({ name: '' }))) ?? [])].slice(0, -3);
		const line = [7 << 5, 1, 2];
		expect(faultOf(forged(...head, 1, ...line, 0b11001000, 15))).toBe('');
		expect(faultOf(forged(...head, 1, ...line, 0b11001001, 15))).toMatch(/holds no valid list/);
	});

	test.each([
		['muster:c=1234', { kind: 'code', typed: '1234' }],
		['https://example.org/sub/verify/#AbC', { kind: 'packed', packed: 'AbC' }],
		[' http://localhost:1/verify#C=12-34 \n', { kind: 'code', typed: '12-34' }],
		['#AbC', { kind: 'packed', packed: 'AbC' }],
		['https://example.org/other/#AbC', undefined],
		['#', undefined],
		['Nordland', undefined]
	])('%j as a link', (link, content) => {
		expect(linkContent(link)).toEqual(content);
	});
});

test('the code in a link is that of the list', () => {
	expect(contentOf(packed(given)).code).toBe(listCode(given, indexArmy(system, army, given)));
});
