import { describe, expect, test } from 'vitest';
import { EventPack } from '#schema';
import { readEvent } from '../../../tests/toy-event.ts';

const built = { formatVersion: 1, name: 'Garden Cup', system: 'toy-wars', date: '2026-12-05' };

describe('an event pack', () => {
	test('may be no more than a name, a system and a day', () => {
		expect(readEvent({})).toEqual({ ok: true, pack: { ...built, constraints: [] } });
	});

	test('has ids for its names, and is the source of its rules', () => {
		const result = readEvent({
			size: 1500,
			readings: { 'Deep Water': 'they-SINK' },
			constraints: [
				{ kind: 'count', of: { any: ['the pike', 'CAPTAIN'] }, max: 3, label: 'Long things' },
				{ id: 'own', kind: 'unique', of: { any: ['Fighters'] }, source: { line: 7 } },
				{ kind: 'count', of: { any: ['Dolls'] }, min: 1, armies: ['the nursery army'] }
			],
			note: 'Bring biscuits.'
		});
		const from = { event: 'Garden Cup' };
		expect(result).toEqual({
			ok: true,
			pack: {
				...built,
				size: 1500,
				readings: { 'deep-water': 'they-sink' },
				constraints: [
					{
						id: 'rule-1',
						kind: 'count',
						of: { any: ['pikes', 'CAPTAIN'] },
						max: 3,
						label: 'Long things',
						source: from
					},
					{ id: 'own', kind: 'unique', of: { any: ['fighter'] }, scope: 'army', source: from },
					{
						id: 'rule-3',
						kind: 'count',
						of: { any: ['dolls'] },
						min: 1,
						armies: ['dolls'],
						source: from
					}
				],
				note: 'Bring biscuits.'
			}
		});
		expect(EventPack.safeParse(result.ok && result.pack).success).toBe(true);
	});
});
