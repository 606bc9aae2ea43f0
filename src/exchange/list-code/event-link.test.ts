import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { EventPack } from '#schema';
import { packedRules } from './event-rules-packed.ts';
import { writePacked } from './pack.ts';
import {
	contentOf,
	linkArmy,
	linkedList,
	linkEvent,
	linkSystem,
	openText,
	packedText
} from '../../../tests/packed-lists.ts';
import { timeOf } from '../../../tests/time-of.ts';

describe('a list for an event', () => {
	const text = packedText({ ...linkedList, event: linkEvent });

	test('names the event without its rules, where its pack is not here', () => {
		expect(contentOf(text).event).toMatchObject({ name: 'Frühlingsfest', date: '2026-03-01' });
		const opened = openText(text);
		expect(opened).toMatchObject({ ok: true, match: 'event' });
		expect(opened.ok && opened.roster.event).toEqual({
			formatVersion: 1,
			name: 'Frühlingsfest',
			system: linkSystem.id,
			date: '2026-03-01',
			constraints: [],
			missing: { mark: contentOf(text).event?.mark }
		});
	});

	test('is shared on as a list for that event, and gets its rules where they are', () => {
		const opened = openText(text);
		const again = packedText(opened.ok ? opened.roster : linkedList);
		expect(contentOf(again).event).toEqual(contentOf(text).event);
		expect(openText(again, linkArmy, [linkEvent])).toMatchObject({
			ok: true,
			roster: { event: linkEvent }
		});
	});

	test('takes the pack that is the event’s own, and no other of the same name', () => {
		const other = { ...linkEvent, note: 'Bring your own dice.' };
		expect(openText(text, linkArmy, [other, linkEvent])).toMatchObject({
			match: 'same',
			roster: { event: linkEvent }
		});
		expect(openText(text, linkArmy, [other])).toMatchObject({ match: 'event' });
	});

	test('takes it also if its keys come in another order', () => {
		const shuffled = Object.fromEntries(Object.entries(linkEvent).toReversed()) as EventPack;
		expect(openText(text, linkArmy, [shuffled])).toMatchObject({ match: 'same' });
	});
});

describe('where there is room, the rules of the event travel with the list', () => {
	const room = 600;
	const withRules = packedText({ ...linkedList, event: linkEvent }, linkArmy, Infinity, room);

	test.each([
		['Artillery', 1],
		['\u202Eyrellitra', 0],
		['Art\u2066illery', 0],
		['Art\u0000illery', 0]
	])('unless a label turns or hides text: %j', (label, rules) => {
		const event: EventPack = {
			...linkEvent,
			constraints: [
				{
					kind: 'count',
					id: 'toys',
					of: { any: ['toy'] },
					max: 1,
					label,
					source: { event: linkEvent.name }
				}
			]
		};
		const opened = openText(packedText({ ...linkedList, event }, linkArmy, Infinity, room));
		expect(opened).toMatchObject({ ok: true, match: rules === 1 ? 'same' : 'event' });
		expect(opened.ok && opened.roster.event?.constraints).toHaveLength(rules);
	});

	test('so that it is judged by them where nobody has the pack', () => {
		expect(withRules.length).toBeLessThanOrEqual(room);
		expect(openText(withRules)).toMatchObject({
			ok: true,
			match: 'same',
			roster: { event: linkEvent }
		});
	});

	test('but not in a longer link, which names the event', () => {
		const text = packedText(
			{ ...linkedList, event: linkEvent },
			linkArmy,
			Infinity,
			withRules.length - 1
		);
		expect(openText(text)).toMatchObject({ ok: true, match: 'event' });
		expect(text.length).toBeLessThan(withRules.length);
	});

	test('and others than those of its fingerprint are not believed', async () => {
		const packed = contentOf(withRules);
		const softer = packedRules({ ...linkEvent, size: 5000 });
		for (const rules of [softer, new Uint8Array(), new Uint8Array(50).fill(7), bomb()]) {
			const event = packed.event && { ...packed.event, ...(rules && { rules }) };
			const forged = writePacked({ ...packed, ...(event && { event }) });
			const opens = (): void => {
				expect(openText(forged)).toMatchObject({
					match: 'event',
					roster: { event: { constraints: [] } }
				});
			};
			expect(await timeOf(200, opens)).toBeLessThan(200);
		}
	});

	test('a pack whose rules are missing here has none to send on', () => {
		const opened = openText(packedText({ ...linkedList, event: linkEvent }));
		const again = packedText(opened.ok ? opened.roster : linkedList, linkArmy, Infinity, room);
		expect(openText(again)).toMatchObject({ match: 'event' });
	});
});

/** A few bytes that would become a very long text. */
function bomb(): Uint8Array {
	return deflateSync(new Uint8Array(1_500_000).fill(32), { level: 9 });
}
