import { describe, expect, test } from 'vitest';
import { openPacks } from '../../cli/packs.ts';
import { readEvent, readListFile } from '../../exchange/index.ts';
import { kindsFor, plainRule, ruleKinds, type FormRule } from './form-rules.ts';

const packs = openPacks('data').source;

async function readWith(rules: readonly FormRule[]) {
	const written = {
		eventPack: 3,
		name: 'Cup',
		system: 'warmaster',
		date: '2026-12-05',
		constraints: rules.map(plainRule)
	};
	const content = readListFile(JSON.stringify(written));
	return content.kind === 'event-pack' ? readEvent(content.event, packs) : undefined;
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
		expect(plainRule({ kind: 'none', number: 9, of: ' Steam Tank ,, ARTILLERY ' })).toEqual({
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
