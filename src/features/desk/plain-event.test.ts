import { describe, expect, test } from 'vitest';
import { openPacks } from '../../cli/packs.ts';
import { readEvent, readListFile } from '../../exchange/index.ts';
import { plainEvent } from './plain-event.ts';

const packs = openPacks('data').source;

function formOf(fields: Readonly<Record<string, string>>): FormData {
	const form = new FormData();
	for (const [field, text] of Object.entries(fields)) form.set(field, text);
	return form;
}
const least = { name: ' Cup ', system: 'warmaster', date: '2026-12-05' };
const nothing = { rules: [], readings: {}, zone: 'Europe/Berlin' };

async function readOf(event: object) {
	const content = readListFile(JSON.stringify(event));
	return content.kind === 'event-pack' ? readEvent(content.event, packs) : undefined;
}

describe('the form of an event', () => {
	test('says nothing of what is left empty', () => {
		const empty = { size: '', at: '', zone: '', note: ' ', players: '', sameArmy: '' };
		expect(plainEvent(formOf({ ...least, ...empty }), nothing)).toEqual({
			eventPack: 3,
			name: 'Cup',
			system: 'warmaster',
			date: '2026-12-05'
		});
	});

	test('says interpretations, rules across a team and what players are asked, as a pack may', async () => {
		const form = formOf({
			...least,
			size: '2000',
			at: '2026-11-28T20:00',
			players: '3',
			sameArmy: '1',
			'asks-name': 'on',
			'asks-club': 'on',
			note: 'Bring dice.'
		});
		const event = plainEvent(form, {
			...nothing,
			readings: { 'wizard-items': 'any-caster' },
			rules: [{ kind: 'none', number: 0, of: 'Steam Tank' }]
		});
		expect(event).toMatchObject({
			readings: { 'wizard-items': 'any-caster' },
			deadline: { at: '2026-11-28T20:00', zone: 'Europe/Berlin' },
			teams: { players: 3, sameArmy: 1 },
			asks: ['name', 'club']
		});
		expect(await readOf(event)).toMatchObject({ ok: true });
	});
});
