import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../tests/toy-event.ts';
import { recognise } from '../roster/recognise.ts';
import { packedRules } from '../list-code/event-rules-packed.ts';
import { readPlainEvent, writeEventPack } from './event-pack.ts';

const dolls = { any: ['Dolls'] };
const inPoints = { kind: 'share', of: dolls, max: { points: 50 } };
const inParts = { kind: 'share', of: dolls, max: 2.5 };
const eachTwice = { kind: 'unique', of: { any: ['UNIT'] }, max: 2 };
const mounts = { kind: 'budget', of: { any: ['MOUNT'] }, on: { any: ['Captain'] }, max: 50 };
const spent = { kind: 'share', of: {}, min: { points: 60 }, label: 'points spent' };

function packOf(...constraints: readonly object[]) {
	const result = readEvent({ constraints });
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.pack;
}

describe('limits of version 2', () => {
	test.each([
		[inPoints, { max: { points: 50 }, scope: 'army' }],
		[inParts, { max: 2.5 }],
		[eachTwice, { max: 2, scope: 'army' }],
		[spent, { of: {}, min: { points: 60 } }],
		[mounts, { of: { any: ['MOUNT'] }, on: { any: ['captain'] }, max: 50 }],
		[{ ...mounts, max: { number: 'toys' } }, { max: { number: 'toys' } }]
	])('%j is read', (rule, built) => {
		expect(packOf(rule).constraints).toMatchObject([built]);
	});

	test.each([
		[{ ...inPoints, max: 2.555 }, 'found 2.555'],
		[{ ...inPoints, max: { points: 1.5 } }, '“max” must be'],
		[{ ...inPoints, min: { points: 60 } }, '60'],
		[{ ...mounts, max: 0 }, '“max” must be'],
		[{ ...mounts, on: undefined }, '“on” is missing'],
		[{ ...eachTwice, by: 'set' }, '“max” is not for "by": "set".']
	])('%j is refused', (rule, why) => {
		const result = readEvent({ constraints: [rule] });
		expect(result.ok ? '' : result.faults[0]?.message).toContain(why);
	});

	test('are written under the version that knows them, others under the first', () => {
		const versionOf = (...rules: readonly object[]) =>
			(JSON.parse(writeEventPack(packOf(...rules))) as { eventPack: number }).eventPack;
		for (const rule of [inPoints, inParts, eachTwice, spent, mounts])
			expect(versionOf(rule)).toBe(2);
		expect(versionOf({ kind: 'share', of: dolls, max: 25 })).toBe(1);
	});

	test('come back as they were written', () => {
		const pack = packOf(inPoints, inParts, eachTwice, spent, mounts);
		expect(recognise(writeEventPack(pack))).toMatchObject({ kind: 'event-pack' });
	});

	test('part of a percent makes a pack of the second format, which no link brings', () => {
		expect(packOf(inPoints, eachTwice, spent, mounts).formatVersion).toBe(1);
		expect(packOf(inParts).formatVersion).toBe(2);
		expect(packedRules(packOf(inParts))).toBeUndefined();
		expect(packedRules(packOf(inPoints))).toBeDefined();
	});

	test('a pack of a version to come is named as that', () => {
		const read = readPlainEvent({ eventPack: 4, name: 'Later', system: 'toy', date: '2027-01-01' });
		expect(read.ok ? [] : read.faults).toEqual([
			{
				message: 'This event pack was made for a newer version of Muster; update Muster to open it.'
			}
		]);
	});
});
