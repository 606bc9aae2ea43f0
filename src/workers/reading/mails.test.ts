import { describe, expect, test, vi } from 'vitest';
import { mailBoxOf, mailOf } from '../../../tests/mail.ts';
import { openPacks } from '../../cli/packs.ts';
import { importedFromFiles, importedFromText, type ReadThing } from './read-lists.ts';

const { source: packs } = openPacks('data');
const data = { packs, events: () => Promise.resolve([]) };
const [game] = packs.systemIds().filter((id) => id === 'warmaster');
const system = (await packs.systems()).find(({ id }) => id === game);
const [first] = await packs.armies(game ?? '');
const army = (await packs.pack(game ?? '', first?.id ?? ''))?.army;
const [one, other] = (army?.entries ?? []).map(({ name }) => name);
const list = `${system?.name ?? ''}, ${first?.name ?? ''}, 1000 points\n2 ${one ?? ''}\n2 ${other ?? ''}`;

const anna = mailOf({ text: `Hi Tom,\n\n${list}\n\nCheers\nAnna` });
const bert = mailOf({
	text: 'See the file',
	from: 'Bert <bert@example.org>',
	attached: [{ name: 'list.txt', content: list }]
});
const ill = mailOf({ text: 'I am ill.', from: 'Cleo <cleo@example.org>' });

const briefly = (read: readonly ReadThing[]) =>
	read.map((thing) => [
		thing.kind,
		thing.from,
		...(thing.kind === 'text'
			? [thing.of.kind]
			: thing.kind === 'roster'
				? [thing.roster.units.length]
				: [])
	]);

test('of several files the files are counted, not the lists in them', async () => {
	const clock = vi.spyOn(performance, 'now');
	clock.mockImplementation(() => 100 * clock.mock.calls.length);
	const box = () => new File([mailBoxOf([anna, bert])], 'box.mbox');
	const table = () => new File([`Name,List\nAnna,"${list}"\nBert,"${list}"\n`], 'form.csv');
	const counted: (readonly [number, number])[] = [];
	const onprogress = (done: number, all: number) => counted.push([done, all]);
	await importedFromFiles([box(), table(), box()], { data, onprogress });
	clock.mockRestore();
	expect(counted).toEqual([
		[1, 3],
		[2, 3],
		[3, 3]
	]);
});

describe('what is imported', () => {
	test('from a mailbox are the lists of its mails, each under its sender', async () => {
		const box = new File([mailBoxOf([anna, bert, ill])], 'box.mbox');
		expect(briefly(await importedFromFiles([box], { data }))).toEqual([
			['roster', 'Anna Berg · box.mbox', 4],
			['roster', 'Bert · list.txt', 4],
			['refused', 'Cleo · box.mbox']
		]);
	});

	test('from a mail is gone through like any text', async () => {
		const files = [new File([anna], 'anna.eml'), new File([bert], 'bert.eml')];
		expect(briefly(await importedFromFiles(files, { data, isReviewed: true }))).toEqual([
			['text', 'anna.eml', 'certain'],
			['text', 'Bert · list.txt', 'certain']
		]);
	});

	test('from a form, a file or a paste, is a list for each row', async () => {
		const table = `Name,List\nAnna,"${list}"\nBert,\n`;
		const rows = [
			['roster', 'Anna · row 2', 4],
			['refused', 'Bert · row 3']
		];
		expect(briefly(await importedFromFiles([new File([table], 'form.csv')], { data }))).toEqual(
			rows
		);
		expect(briefly(await importedFromText(table, 'Pasted text', { data }))).toEqual(rows);
	});
});
