import { expect, test } from 'vitest';
import type { EventPack } from '#schema';
import { compareEvent, fingerprintOf } from './event-comparison.ts';

const ours: EventPack = {
	formatVersion: 1,
	name: 'Northern Open 2026',
	system: 'toy',
	date: '2026-12-05',
	size: 2000,
	constraints: [
		{ id: 'a', kind: 'count', of: { any: ['CANNON'] }, max: 1, source: { event: 'Open' } }
	]
};
const names = { nameOf: (tag: string) => tag, armyName: (id: string) => id };
const kindOf = (event: EventPack) => compareEvent(event, [ours], names).kind;

test('a pack that is here is the one that is meant, whatever the order of its keys', () => {
	const { name, ...rest } = ours;
	expect(kindOf({ ...rest, name })).toBe('held');
});

test.each<[string, EventPack, string]>([
	['fewer rules', { ...ours, constraints: [] }, 'other'],
	['another limit', { ...ours, size: 1500 }, 'other'],
	['another note', { ...ours, note: 'Bring dice.' }, 'other'],
	['another interpretation', { ...ours, readings: { one: 'two' } }, 'other'],
	['other letters', { ...ours, name: ' northern OPEN 2026 ' }, 'other'],
	['hidden letters', { ...ours, name: 'Northern\u200b Open 2026' }, 'other'],
	['another day', { ...ours, date: '2026-12-06' }, 'brought'],
	['another game', { ...ours, system: 'tin' }, 'brought'],
	['another name', { ...ours, name: 'Southern Open 2026' }, 'brought']
])('a pack with %s', (_, event, kind) => {
	expect(kindOf(event)).toBe(kind);
});

test('what differs is named, and the fingerprint has 64 bits', () => {
	const { differs } = compareEvent({ ...ours, size: 1500, constraints: [] }, [ours], names);
	expect(differs).toEqual([
		expect.stringContaining('Missing: '),
		'Points limit: 1500 instead of 2000.'
	]);
	expect(fingerprintOf(ours)).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/);
});
