import { describe, expect, test } from 'vitest';
import { openPacks } from '../../cli/packs.ts';
import { readEvent, recognise } from '../../exchange/index.ts';
import { eventOfForm, kindsFor, ruleKinds, ruleOfForm, type FormRule } from './event-form.ts';

const packs = openPacks('data').source;

function formOf(fields: Readonly<Record<string, string>>): FormData {
	const form = new FormData();
	for (const [field, text] of Object.entries(fields)) form.set(field, text);
	return form;
}
const least = { name: ' Cup ', system: 'warmaster', date: '2026-12-05' };
const nothing = { rules: [], readings: {}, zone: 'Europe/Berlin' };

async function readOf(event: object) {
	const content = recognise(JSON.stringify(event));
	return content.kind === 'event-pack' ? readEvent(content.event, packs) : undefined;
}

describe('the form of an event', () => {
	test('says nothing of what is left empty', () => {
		const empty = { size: '', at: '', zone: '', note: ' ', players: '', sameArmy: '' };
		expect(eventOfForm(formOf({ ...least, ...empty }), nothing)).toEqual({
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
		const event = eventOfForm(form, {
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

function readWith(rules: readonly FormRule[]) {
	return readOf(eventOfForm(formOf(least), { ...nothing, rules }));
}

describe('each sentence of the form', () => {
	test.each(ruleKinds)('%s is a rule that an event pack may have', async (kind) => {
		const read = await readWith([{ kind, number: 2, of: 'Halberdiers, WIZARD' }]);
		expect(read).toMatchObject({ ok: true });
	});

	test('is offered only where the game has what it is about', () => {
		expect(kindsFor(true)).toEqual(ruleKinds);
		expect(kindsFor(false)).toEqual(['most', 'least', 'none', 'once']);
	});

	test('is about whatever stands between commas', () => {
		expect(ruleOfForm({ kind: 'none', number: 9, of: ' Steam Tank ,, ARTILLERY ' })).toEqual({
			kind: 'count',
			of: { any: ['Steam Tank', 'ARTILLERY'] },
			label: 'Steam Tank, ARTILLERY',
			max: 0
		});
	});

	test('with a name that the game has not is refused with that name', async () => {
		const read = await readWith([{ kind: 'most', number: 1, of: 'Wyrm Riders' }]);
		expect(JSON.stringify(read)).toContain('Wyrm Riders');
		expect(read?.ok).toBe(false);
	});
});
