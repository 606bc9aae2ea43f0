import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { aRoster, aUnit } from '../../../tests/builders.ts';
import {
	contentOf,
	linkArmy,
	linkedList,
	linkSystem,
	newId,
	openText,
	packedText
} from '../../../tests/packed-lists.ts';
import { listCode } from './code.ts';
import { markOf } from './marks.ts';
import { packedArmy, packedSystem } from './open-packed.ts';
import { packRoster } from './pack.ts';

describe('a list in a link', () => {
	test('brings everything but notes, alike units together', () => {
		expect(openText(packedText(linkedList))).toEqual({
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
		const list = contentOf(packedText(linkedList));
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
					const opened = openText(packedText(aRoster({ units })));
					expect(opened.ok && opened.roster.units.length).toBe(count);
					expect(opened.ok && (opened.roster.units.at(-1)?.options ?? []).length).toBe(given);
				}
			)
		);
	});

	test('leaves out the names of units, then its own, where there is little room', () => {
		const whole = packedText(linkedList);
		const short = contentOf(packedText(linkedList, linkArmy, whole.length - 1));
		expect(short).toMatchObject({
			name: linkedList.name,
			groups: [{ kind: markOf('company', 2) }]
		});
		expect(short.lines[0]).not.toHaveProperty('name');
		expect(short.groups[0]).not.toHaveProperty('name');
		const bare = packedText(
			linkedList,
			linkArmy,
			packedText(linkedList, linkArmy, whole.length - 1).length - 1
		);
		expect(contentOf(bare)).not.toHaveProperty('name');
		expect(openText(bare)).toMatchObject({ ok: true, match: 'same', roster: { name: 'Tin Host' } });
		expect(
			packRoster(linkedList, indexArmy(linkSystem, linkArmy, linkedList), { most: bare.length - 1 })
		).toBeUndefined();
	});

	test('has the same text twice', () => {
		expect(packedText(linkedList)).toBe(packedText(linkedList));
	});
});

test('the code in a link is that of the list', () => {
	expect(contentOf(packedText(linkedList)).code).toBe(
		listCode(linkedList, indexArmy(linkSystem, linkArmy, linkedList))
	);
});
