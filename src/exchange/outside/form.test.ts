import { describe, expect, test } from 'vitest';
import { readForm } from './form.ts';

const list = 'Tin Host, 500 points\n"2" Pikes 90';
const quotedList = `"${list.replaceAll('"', '""')}"`;

const formRows = (text: string) => readForm(text)?.lists;
const rowsOf = (text: string) => formRows(text)?.map(([first]) => first);

describe('the answers of a form', () => {
	test('are a list a row, with its player and its time', () => {
		const csv = [
			'\uFEFFTimestamp,Email Address,What is your name?,Club,List name,Please paste your army list',
			`11/20/2026 18:05:00,anna@example.org,Anna Berg,Kiel,Mine,${quotedList}`,
			`11/21/2026 6:05:00 PM,b@example.org,"Bert, the Great",,Other,${quotedList}`
		].join('\r\n');
		expect(rowsOf(csv)).toEqual([
			{
				ok: true,
				name: 'row 2',
				text: list,
				player: { name: 'Anna Berg', email: 'anna@example.org', club: 'Kiel' },
				sent: '2026-11-20T18:05:00',
				beside: 'letter'
			},
			{
				ok: true,
				name: 'row 3',
				text: list,
				player: { name: 'Bert, the Great', email: 'b@example.org' },
				sent: '2026-11-21T18:05:00',
				beside: 'letter'
			}
		]);
	});

	test('in German, with semicolons and a name in two columns', () => {
		const csv = `Zeitstempel;Vorname;Nachname;Verein;Armeeliste\n20.11.2026 18:05:00;Anna;Berg;Kiel;${quotedList}\n`;
		expect(rowsOf(csv)).toMatchObject([
			{ player: { name: 'Anna Berg', club: 'Kiel' }, sent: '2026-11-20T18:05:00', text: list }
		]);
	});

	test('say which rows have no list', () => {
		expect(rowsOf('Name,List\nAnna,\nBert,x\n')).toMatchObject([
			{ ok: false, player: { name: 'Anna' } },
			{ ok: true, player: { name: 'Bert' }, text: 'x' }
		]);
	});

	test('give the army of a column of its own where the list names none', () => {
		expect(formRows('Name\tArmy\tList\nAnna\tTin Host\t2 Pikes')).toMatchObject([
			[{ text: '2 Pikes' }, { text: 'Tin Host\n\n2 Pikes', beside: 'quoted' }]
		]);
	});

	test.each([
		['a list with commas', 'Tin Host, 500 points\n2 Pikes, 90\nGeneral, 125'],
		['an exported table', 'Group,Unit,Name,Number\n,Pikes,,2'],
		['a table without players', 'List,Points\nx,1'],
		['a table without lists', 'Name,Email\nAnna,a@example.org'],
		['a heading alone', 'Name,List'],
		['a quotation mark that is not closed', 'Name,List\nAnna,"x'],
		['JSON', '{"Name":1,"List":2}\n']
	])('are not in %s', (_, text) => {
		expect(formRows(text)).toBeUndefined();
	});

	test('are read up to a bound, and the rest is said', () => {
		const rows = rowsOf(`Name,List\n${'Anna,x\n'.repeat(10_001)}`);
		expect(rows).toHaveLength(10_001);
		expect(rows?.at(-1)).toMatchObject({ ok: false });
		expect(rowsOf(`Name,List\n${'Anna,x\n'.repeat(10_000)}`)?.at(-1)).toMatchObject({ ok: true });
	});
});

describe('the columns of a form', () => {
	const csv = 'When,Handle,What do you bring?,Name of your dog\n1,Anna,2 Pikes,Rex\n';

	test('say what each was understood as', () => {
		expect(readForm('Timestamp,Name,Shoe size,List\n1,Anna,38,2 Pikes')?.columns).toEqual([
			{ heading: 'Timestamp', as: 'sent' },
			{ heading: 'Name', as: 'name' },
			{ heading: 'Shoe size' },
			{ heading: 'List', as: 'list' }
		]);
	});

	test('are matched by hand where their headings say nothing or something else', () => {
		expect(readForm(csv)?.lists).toBeUndefined();
		const matches = { 'what do you bring': 'list', Handle: 'name' } as const;
		expect(readForm(csv, matches)).toMatchObject({
			columns: [{}, { as: 'name' }, { as: 'list' }, { heading: 'Name of your dog' }],
			lists: [[{ ok: true, text: '2 Pikes', player: { name: 'Anna' } }]]
		});
	});

	test('that a person ignores are nothing', () => {
		const text = 'Name,Email,List\nAnna,a@example.org,2 Pikes';
		const form = readForm(text, { Email: 'ignored' });
		expect(form?.columns[1]).toEqual({ heading: 'Email', as: 'ignored' });
		expect(form?.lists).toMatchObject([[{ player: { name: 'Anna' } }]]);
		expect(readForm(text, { List: 'ignored' })?.lists).toBeUndefined();
	});
});

test.each([
	[['11/20/2026 18:00'], ['2026-11-20T18:00:00']],
	[
		['20/11/2026 18:00', '01/02/2026 08:00'],
		['2026-11-20T18:00:00', '2026-02-01T08:00:00']
	],
	[['01/02/2026 08:00'], [undefined]],
	[['2026-11-20 18:00:01'], ['2026-11-20T18:00:01']],
	[['2026/11/20 6:00:01 PM GMT+1'], ['2026-11-20T18:00:01+01:00']],
	[['2026/11/20 12:00:01 AM MEZ'], ['2026-11-20T00:00:01+01:00']],
	[['2026-11-20T18:00:01.123Z'], ['2026-11-20T18:00:01+00:00']],
	[
		['20.11.2026', 'yesterday', '2026-13-40 10:00'],
		[undefined, undefined, undefined]
	]
])('the times %j', (cells, times) => {
	const rows = cells.map((cell) => `Anna,x,${cell}`).join('\n');
	expect(rowsOf(`Name,List,Timestamp\n${rows}\n`)?.map((row) => row.sent)).toEqual(times);
});
