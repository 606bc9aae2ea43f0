import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { aRoster } from '../../../tests/builders.ts';
import {
	linkArmy,
	linkedList,
	linkSystem,
	newId,
	packedText
} from '../../../tests/packed-lists.ts';
import { base64url, bytesIn, checksum } from './bytes.ts';
import { linkContent } from './links.ts';
import { openPacked } from './open-packed.ts';
import { readPacked } from './read-packed.ts';

describe('a text that is no list', () => {
	const text = packedText(linkedList);
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
		expect(faultOf(forged(3, 0, 1, 2, 3))).toMatch(/newer version of Muster/);
		expect(faultOf(forged(1, 128, 1, 2, 3))).toMatch(/newer version of Muster/);
		expect(faultOf(forged(0, 0, 1, 2, 3))).toMatch(damaged);
	});

	test('never throws, whatever its bytes are, nor takes long', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(1, 2),
				fc.integer({ min: 0, max: 127 }),
				fc.uint8Array({ maxLength: 80 }),
				(version, parts, bytes) => {
					const read = readPacked(forged(version, parts, ...bytes));
					if (!read.ok) expect(read.faults[0]?.message).toMatch(/\.$/);
					else
						expect(
							openPacked(read.packed, { system: linkSystem, army: linkArmy, newId })
						).toHaveProperty('ok');
				}
			),
			{ numRuns: 2000 }
		);
	});

	test('holds no more units than a roster may', () => {
		const head = [...(bytesIn(packedText(aRoster({ name: '' }))) ?? [])].slice(0, -3);
		const line = [7 << 5, 1, 2];
		expect(faultOf(forged(...head, 1, ...line, 0b11001000, 15))).toBe('');
		expect(faultOf(forged(...head, 1, ...line, 0b11001001, 15))).toMatch(
			/no Muster list in this link/
		);
	});

	test.each([
		['muster:c=1234', { kind: 'code', typed: '1234' }],
		['https://example.org/sub/list/#AbC', { kind: 'packed', packed: 'AbC' }],
		['https://example.org/sub/verify/#AbC', { kind: 'packed', packed: 'AbC' }],
		[' http://localhost:1/verify#C=12-34 \n', { kind: 'code', typed: '12-34' }],
		[
			'Nordland: Empire · Legal\nhttps://example.org/list/#AbC\n',
			{ kind: 'packed', packed: 'AbC' }
		],
		['Nordland\nEmpire\nhttps://example.org/list/#AbC', undefined],
		['#AbC', { kind: 'packed', packed: 'AbC' }],
		['https://example.org/other/#AbC', undefined],
		['#', undefined],
		['Nordland', undefined]
	])('%j as a link', (link, content) => {
		expect(linkContent(link)).toEqual(content);
	});
});
