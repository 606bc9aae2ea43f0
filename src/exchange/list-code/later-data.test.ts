import { describe, expect, test } from 'vitest';
import type { Army } from '#schema';
import { anArmy, anEntry, aRoster, aUnit } from '../../../tests/builders.ts';
import {
	contentOf,
	linkArmy,
	linkedList,
	linkEvent,
	linkSystem,
	newId,
	openText,
	packedText
} from '../../../tests/packed-lists.ts';
import { markOf } from './marks.ts';
import { openPacked } from './open-packed.ts';

describe('a link after the data has changed', () => {
	test('still opens when the army has grown and is in another order', () => {
		const grown = anArmy({
			entries: [anEntry('giants'), ...linkArmy.entries.toReversed(), anEntry('ogres')]
		});
		expect(openText(packedText(linkedList), grown)).toMatchObject({ ok: true, match: 'same' });
	});

	test('says that it was made with earlier data', () => {
		const later = { ...linkSystem, revision: '2026-05-05' };
		const list = contentOf(packedText(linkedList));
		expect(openPacked(list, { system: later, army: linkArmy, newId })).toMatchObject({
			ok: true,
			match: 'earlier',
			roster: { revision: '2026-01-01' }
		});
	});

	test('says how many things are not known any more', () => {
		const without = (...ids: readonly string[]): Army =>
			anArmy({ entries: linkArmy.entries.filter(({ id }) => !ids.includes(id)) });
		expect(openText(packedText(linkedList), without('crowd'))).toEqual({
			ok: false,
			faults: [
				{
					message:
						'One entry of this list is unknown here: the list was made with data of 2026-01-01, and this version of Muster has that of 2026-01-01.'
				}
			]
		});
		expect(openText(packedText(linkedList), without('crowd', 'pikes', 'oath'))).toMatchObject({
			faults: [
				{ message: expect.stringMatching(/^3 entries of this list are unknown here/) as string }
			]
		});
	});

	test('is read by its code where a newcomer has the mark of an old hand', () => {
		const twin = twinOf('pikes', 2);
		const grown = anArmy({ entries: [anEntry(twin), ...linkArmy.entries] });
		const opened = openText(packedText(linkedList), grown);
		expect(opened).toMatchObject({ ok: true, match: 'same' });
		expect(opened.ok && opened.roster.units.map(({ entry }) => entry)).toContain('pikes');
		expect(opened.ok && opened.roster.units.map(({ entry }) => entry)).not.toContain(twin);
	});

	test('is refused where the code cannot tell either', () => {
		const grown = anArmy({ entries: [anEntry(twinOf('pikes', 2)), ...linkArmy.entries] });
		const list = contentOf(packedText({ ...linkedList, event: linkEvent }));
		expect(openPacked(list, { system: linkSystem, army: grown, newId })).toMatchObject({
			faults: [{ message: expect.stringMatching(/is ambiguous/) as string }]
		});
	});

	test('has longer marks where two things of the army would have the same', () => {
		const crowded = anArmy({ entries: [anEntry(twinOf('pikes', 2)), ...linkArmy.entries] });
		expect(contentOf(packedText(linkedList)).markBytes).toBe(2);
		expect(contentOf(packedText(linkedList, crowded)).markBytes).toBe(3);
		expect(openText(packedText(linkedList, crowded), crowded)).toMatchObject({
			ok: true,
			match: 'same'
		});
		const others = aRoster({ units: [aUnit('slingers')] });
		expect(contentOf(packedText(others, crowded)).markBytes).toBe(2);
	});
});

/** An id whose mark of so many bytes is that of another. */
function twinOf(id: string, bytes: number): string {
	for (let at = 0; ; at += 1) {
		const candidate = `twin-${at}`;
		if (markOf(candidate, bytes) === markOf(id, bytes)) return candidate;
	}
}
