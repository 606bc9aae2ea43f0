import { beforeAll, describe, expect, test } from 'vitest';
import { pdfLines } from '../sheets/pdf-text.ts';
import { anEmpire, compulsory } from './lists.ts';
import { usePrintedFolder } from './printed-folder.ts';
import { muster } from './run-muster.ts';

const open = {
	eventPack: 1,
	name: 'Northern Open 2026',
	system: 'warmaster',
	date: '2026-12-05',
	constraints: [{ kind: 'count', of: { any: ['Steam Tank'] }, max: 1, armies: ['Empire'] }]
};
const forged = { ...open, constraints: [] };
const units = [...compulsory, { unit: 'Steam Tank' }];
const list = (event: object, name: string) => anEmpire(units, { name, event, size: 2000 });

const { folder, print, read } = usePrintedFolder({
	'open.json': open,
	'forged.json': list(forged, 'Forged'),
	'true.json': list(open, 'True'),
	'other-letters.json': list({ ...forged, name: 'NORTHERN  open 2026' }, 'Letters'),
	'other-day.json': list({ ...forged, date: '2026-12-06' }, 'Day'),
	'plain.json': anEmpire(units, { size: 2000 })
});
const check = (...words: readonly string[]) => muster(folder.path, ['check', ...words]);
const fingerprint = /rules [0-9a-f]{4}(-[0-9a-f]{4}){3}/;

describe('without the pack of the organiser', () => {
	test('it is said that the rules came with the list, with their fingerprint', async () => {
		const { out } = await check('forged.json');
		expect(out).toContain('The rules of Northern Open 2026 came with the list.');
		expect(out).toMatch(fingerprint);
		expect((await check('plain.json')).out).not.toMatch(/rules/);
	});

	test('the fingerprints of two packs differ, and are in the object', async () => {
		const { out } = await check('forged.json', 'true.json', '--json');
		const objects = JSON.parse(out) as readonly {
			eventRules: { fingerprint: string; from: string };
		}[];
		const rules = objects.map(({ eventRules }) => eventRules);
		expect(rules.map(({ from }) => from)).toEqual(['list', 'list']);
		expect(new Set(rules.map((one) => one.fingerprint)).size).toBe(2);
	});

	test.each(['list', 'reference', 'cards', 'organiser', 'opponent', 'record', 'legality'])(
		'the %s says so too',
		async (form) => {
			await print('forged.json', '--form', form, '-o', form);
			const paper = pdfLines(read(form, 'Forged.pdf')).join(' ').replace(/\s+/g, ' ');
			expect(paper).toContain('The rules of Northern Open 2026 came with the list.');
			if (form !== 'cards') expect(paper).toMatch(fingerprint);
		}
	);

	test.each(['text', 'simple', 'markdown', 'bbcode', 'csv'])('so does %s', async (format) => {
		await print('forged.json', '--as', format, '-o', format);
		const ending = { text: 'txt', markdown: 'md', csv: 'csv' }[format] ?? `${format}.txt`;
		const text = String(read(format, `Forged.${ending}`));
		expect(text).toContain('The rules of Northern Open 2026 came with the list.');
	});
});

describe('under the pack of the organiser', () => {
	let out = '';
	beforeAll(async () => {
		({ out } = await check('forged.json', '--event', 'open.json'));
	});

	test('its rules are checked, and those that the list brought are named', () => {
		expect(out).toMatch(
			/The list brought other rules of Northern Open 2026 \(rules [0-9a-f-]{19}\)/
		);
		expect(out).toContain('Missing: Steam Tank: maximum 1');
	});

	test('letters and spaces of the name make no other event, the day does', async () => {
		const letters = await check('other-letters.json', '--event', 'open.json');
		expect(letters.out).toContain('The list brought other rules');
		const day = await check('other-day.json', '--event', 'open.json');
		expect(day.out).not.toContain('The list brought other rules');
	});

	test('nothing is said of a list that has the same rules', async () => {
		expect((await check('true.json', '--event', 'open.json')).out).not.toMatch(/brought|came with/);
	});
});
