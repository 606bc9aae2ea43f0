import { describe, expect, test } from 'vitest';
import type { EventPack } from '#schema';
import {
	contentOf,
	linkArmy,
	linkedList,
	linkEvent,
	linkSystem,
	openText,
	packedText
} from '../../../tests/packed-lists.ts';

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
