import { describe, expect, test } from 'vitest';
import { arrived, event as plain, legalList } from '../../../tests/rehearsal.ts';
import { mailOf } from '../../../tests/mail.ts';
import { zipOf } from '../../../tests/zip.ts';
import { openPacks } from '../../cli/packs.ts';
import { filesInZip } from '../../exchange/outside/zip.ts';
import { readEvent, recognise } from '../../exchange/index.ts';
import { readLock, writeDeskFile, type DeskContent } from '../../exchange/desk/index.ts';
import { doDeskWork } from './desk-jobs.ts';
import type { DeskJob, DeskResults, DeskState, ReadFile } from './messages.ts';

const source = { packs: openPacks('data').source, events: () => Promise.resolve([]) };
const corrections = { aliases: [], players: {} };

async function packOf(written: object) {
	const content = recognise(JSON.stringify(written));
	const read =
		content.kind === 'event-pack' ? await readEvent(content.event, source.packs) : undefined;
	if (!read?.ok) throw new Error('This is no event.');
	return read.pack;
}
const event = await packOf(plain);

function work<K extends DeskJob['kind']>(
	job: Extract<DeskJob, { readonly kind: K }>
): Promise<DeskResults[K]> {
	return doDeskWork(job, source, () => undefined) as Promise<DeskResults[K]>;
}

function read(files: readonly { readonly file: string; readonly content: string | Uint8Array }[]) {
	const given = files.map(({ file, content }) => {
		const bytes = typeof content === 'string' ? content : new Uint8Array(content);
		const made = new File([bytes], file, { lastModified: Date.parse('2026-11-20') });
		// Only browsers know folders.
		return Object.assign(made, { webkitRelativePath: '' });
	});
	return work({ kind: 'desk-read', of: { files: given }, event, corrections });
}

const stateOf = (files: readonly ReadFile[], more: Partial<DeskState> = {}): DeskState => ({
	event,
	corrections,
	files: files.map(({ file }) => file),
	...more
});
const textsIn = (zip: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> =>
	new Map(filesInZip(zip)?.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));

const list = 'Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const anna = { file: 'Anna Berg.txt', content: list };
const bert = { file: 'Bert Kurz.txt', content: `${list}\n2 Iron Hats 120` };

describe('what arrives at the desk of the app', () => {
	test('is of whom the archive names, if there is one list in it', async () => {
		const [one] = await read([{ file: 'Müge Lewis.zip', content: zipOf({ 'list.txt': list }) }]);
		expect(one?.lists[0]?.row).toMatchObject({ player: { name: 'Müge Lewis' }, guessedBy: 'file' });
		const both = zipOf({ 'list.txt': list, 'Anna Berg.txt': list });
		const [two] = await read([{ file: 'Müge Lewis.zip', content: both }]);
		expect(two?.lists.map(({ row }) => row.player?.name)).toEqual([undefined, 'Anna Berg']);
	});

	test.each(arrived)('is what it is for the command: $file', async (one) => {
		const [found] = await read([one]);
		const says = found?.lists.map(({ row: { state, player } }) =>
			player?.name === undefined ? [state] : [state, player.name]
		);
		expect(says).toEqual(one.says);
	});

	test('is no file that a system leaves in a folder', async () => {
		expect(await read([{ file: '.DS_Store', content: 'x' }])).toEqual([]);
	});

	test('is read from a paste', async () => {
		const of = { text: list, name: 'Pasted text 1', arrived: '2026-11-20T12:00:00Z' };
		const [found] = await work({ kind: 'desk-read', of, event, corrections });
		expect(found?.lists.map(({ row }) => [row.file, row.state])).toEqual([
			['Pasted text 1', 'legal']
		]);
	});
});

describe('the columns of a form', () => {
	const form = {
		file: 'form.csv',
		content: `When,Handle,What do you bring?\n1,Anna Berg,"${list}"\n2,Bert Kurz,"${list}"\n`
	};

	test('are matched by hand, in a file that is there and in the next one', async () => {
		const [found] = await read([form]);
		expect(found?.columns?.map(({ as }) => as)).toEqual([undefined, undefined, undefined]);
		expect(found?.lists.map(({ row }) => row.state)).toEqual(['not wholly read']);
		const columns = { 'What do you bring?': 'list', Handle: 'name' } as const;
		const matched = { ...corrections, columns };
		const of = { kept: found ? [found.file] : [] };
		const [again] = await work({ kind: 'desk-read', of, event, corrections: matched });
		expect(again?.columns?.map(({ as }) => as)).toEqual([undefined, 'name', 'list']);
		expect(again?.lists.map(({ row }) => [row.player?.name, row.state])).toEqual([
			['Anna Berg', 'legal'],
			['Bert Kurz', 'legal']
		]);
		const pasted = { text: form.content, name: 'Pasted text 1', arrived: '2026-11-20T12:00:00Z' };
		const [next] = await work({
			kind: 'desk-read',
			of: pasted,
			event,
			corrections: matched
		});
		expect(next?.lists.map(({ row }) => row.state)).toEqual(['legal', 'legal']);
	});
});

describe('a correction', () => {
	test('of a name mends every list that has it', async () => {
		const before = await read([bert, { ...bert, file: 'Cleo Lang.txt' }]);
		const names = before.flatMap(({ lists }) => lists.flatMap(({ unread }) => unread));
		expect(names.map(({ name }) => name)).toEqual(['Iron Hats', 'Iron Hats']);
		const aliases = [{ name: 'Iron Hats', entry: 'handgunners' }];
		const after = await work({
			kind: 'desk-read',
			of: { kept: before.map(({ file }) => file) },
			event,
			corrections: { ...corrections, aliases }
		});
		expect(after.flatMap(({ lists }) => lists.map(({ row }) => row.state))).toEqual([
			'legal',
			'legal'
		]);
	});

	test('of the player leaves the address to whoever sent the list', async () => {
		const [mail] = arrived.filter(({ file }) => file === 'anna-one.eml');
		if (!mail) throw new Error('There is no such mail.');
		const [{ file, lists } = { file: undefined, lists: [] }] = await read([mail]);
		const [key = ''] = lists.map((one) => one.key);
		const players = { [key]: { name: 'Emil Kurz', table: '7' } };
		const [again] = await work({
			kind: 'desk-read',
			of: { kept: file ? [file] : [] },
			event,
			corrections: { ...corrections, players }
		});
		expect(again?.lists[0]?.row).toMatchObject({
			player: { name: 'Emil Kurz', table: '7' },
			sender: 'Anna One'
		});
		expect(again?.lists[0]?.row.player).not.toHaveProperty('email');
	});
});

describe('the desk gives', () => {
	test('a message to each player, and the same for one', async () => {
		const desk = stateOf(await read([anna, bert]));
		const answers = textsIn((await work({ kind: 'desk-answers', desk, as: 'zip' })).bytes);
		expect([...answers.keys()]).toEqual(['Anna-Berg.txt', 'Bert-Kurz.txt']);
		expect(answers.get('Bert-Kurz.txt')).toContain('“2 Iron Hats 120”');
		const [file] = desk.files;
		if (!file) throw new Error('There is no file.');
		const lists = (await read([anna]))[0]?.lists.map(({ row }) => row) ?? [];
		const [row] = await work({ kind: 'desk-place', lists, event });
		if (!row) throw new Error('There is no row.');
		const key = `${file.id}/0`;
		const one = { event, corrections, file, key, row, versions: 1 };
		const { subject, text } = await work({ kind: 'desk-answer', ...one });
		expect(answers.get('Anna-Berg.txt')).toBe(`Subject: ${subject}\n\n${text}`);
	});

	test('a lock that is opened again, published without names and held against sheets', async () => {
		const locked = await work({ kind: 'desk-lock', desk: stateOf(await read([anna, bert])) });
		const texts = textsIn(locked.zip);
		const lock = readLock(texts.get('lock.json') ?? '');
		expect(lock?.fingerprint).toBe(locked.fingerprint);
		const zip = new Blob([locked.zip]);
		const opened = await work({ kind: 'desk-open-lock', of: zip });
		expect(opened).toMatchObject({ ok: true, lock: { fingerprint: locked.fingerprint } });
		const { files } = locked;
		const site = await work({ kind: 'desk-publish', files, players: false });
		expect(site.ok && [...textsIn(site.zip).values()].join('\n')).not.toMatch(/Anna|Bert/);
		const text = lock?.lists[0]?.code ?? '';
		expect(await work({ kind: 'desk-hold', text, files })).toMatchObject({
			kind: 'locked',
			list: { player: 'Anna Berg' }
		});
		expect(await work({ kind: 'desk-hold', text: 'ABC', files })).toEqual({ kind: 'none' });
	});

	test('commitments, against which what is published is held', async () => {
		const { files } = await work({ kind: 'desk-lock', desk: stateOf(await read([anna, bert])) });
		const commitments = files.find(({ name }) => name === 'commitments.txt')?.text ?? '';
		const site = await work({ kind: 'desk-publish', files, players: false });
		if (!site.ok) throw new Error('Nothing was published.');
		const zip = new File([site.zip], 'site.zip');
		const kept = { is: 'kept' };
		expect(await work({ kind: 'desk-check', commitments, files: [zip] })).toMatchObject({
			ok: true,
			lists: [kept, kept]
		});
		const changed = (files.at(-1)?.text ?? '').replace('2 ×', '3 ×');
		const other = new File([changed], '002.txt');
		expect(await work({ kind: 'desk-check', commitments, files: [other] })).toMatchObject({
			lists: [
				{ file: 'lists/002.txt', is: 'changed' },
				{ file: 'lists/001.txt', is: 'missing' }
			]
		});
		expect(await work({ kind: 'desk-check', commitments: 'x', files: [] })).toEqual({ ok: false });
	});

	test('nothing to the public of a list that is not as it was locked', async () => {
		const { files } = await work({ kind: 'desk-lock', desk: stateOf(await read([anna])) });
		const changed = files.map(({ name, text }) => ({ name, text: text.replace('2 ×', '3 ×') }));
		expect(await work({ kind: 'desk-publish', files: changed, players: true })).toEqual({
			ok: false,
			why: 'changed',
			file: 'lists/001.txt'
		});
		expect(await work({ kind: 'desk-publish', files: [], players: true })).toEqual({
			ok: false,
			why: 'no-lock'
		});
	});

	test('the copies by table, and an index that has what could not be read', async () => {
		const found = await read([anna, bert, { file: 'ill.txt', content: 'I am ill.' }]);
		const [key = ''] = found[1]?.lists.map((one) => one.key) ?? [];
		const players = { [key]: { name: 'Bert Kurz', table: '1' } };
		const desk = stateOf(found, { corrections: { ...corrections, players } });
		const address = 'https://example.org';
		const printed = await work({ kind: 'desk-print', desk, isByTable: true, address });
		expect(printed.lists).toHaveLength(2);
		expect(printed.index.map(({ player }) => player)).toEqual(['Bert Kurz', 'Anna Berg', '']);
	});
});

describe('lists that players check for each other', () => {
	test('come back with remarks, which find their lists and are no list', async () => {
		const desk = stateOf(await read([anna, bert]));
		const bundles = textsIn((await work({ kind: 'desk-peers', desk })).bytes);
		const bundle = bundles.get('Anna-Berg.txt') ?? '';
		expect(bundle).toContain('2 × Halberdiers');
		expect(bundle).not.toContain('Bert');
		const filled = bundle.replace(/^(.*\|.*\]\])$/m, '$1\nThe crossbowmen cost too little.');
		const back = [
			{ file: 'back.txt', content: filled },
			{
				file: 'back.eml',
				content: mailOf({
					from: 'Anna Berg <a@example.org>',
					text: 'Hi Tom,\n\nhere you are.\n\nCheers\nAnna',
					attached: [{ name: 'check.txt', type: 'text/plain', content: filled }]
				})
			},
			{
				file: 'quoted.eml',
				content: mailOf({
					from: 'Anna Berg <a@example.org>',
					text: `Hi Tom,\n\n${filled.replace(/^/gm, '> ').replace(/^> (?=The cross)/m, '')}\n\nCheers\nAnna`
				})
			}
		];
		const found = await read(back);
		expect(found.flatMap(({ lists }) => lists)).toEqual([]);
		const [mark] = (await read([bert])).flatMap(({ lists }) => lists.map((one) => one.mark));
		const text = 'The crossbowmen cost too little.';
		expect(found.map(({ remarks }) => remarks)).toEqual([
			[{ mark, text, from: 'back.txt' }],
			[{ mark, text, from: 'Anna Berg' }],
			[{ mark, text, from: 'Anna Berg' }]
		]);
	});

	test('say what a mail holds besides', async () => {
		const desk = stateOf(await read([anna, bert]));
		const bundle = textsIn((await work({ kind: 'desk-peers', desk })).bytes).get('Anna-Berg.txt');
		const attached = [{ name: 'check.txt', type: 'text/plain', content: bundle ?? '' }];
		const mail = (text: string) => ({
			file: 'back.eml',
			content: mailOf({ from: 'Anna Berg <a@example.org>', text, attached })
		});
		const [withList] = await read([mail(list)]);
		expect(withList?.lists.map(({ row }) => row.state)).toEqual(['legal']);
		const [withWords] = await read([mail('The second one has no general!')]);
		expect(withWords?.lists.map(({ row }) => row.state)).toEqual(['not wholly read']);
	});
});

describe('the file of a second desk', () => {
	const keyed = async (files: readonly ReadFile[]) => {
		const lists = files.flatMap((file) => file.lists);
		const rows = await work({ kind: 'desk-place', lists: lists.map(({ row }) => row), event });
		return rows.map((row, at) => ({ ...row, key: lists[at]?.key ?? '' }));
	};
	const fileOf = (content: DeskContent) => new File([writeDeskFile(content)], 'desk.json');

	test('brings newer versions and new players, and says so before', async () => {
		const here = await read([anna, bert]);
		const newer = {
			file: 'Anna Berg.eml',
			content: mailOf({
				from: 'Anna Berg <a@example.org>',
				text: list,
				date: 'Sun, 22 Nov 2026 18:00:00 +0100'
			})
		};
		const there = await read([newer, { ...anna, file: 'Cleo Lang.txt' }]);
		const own = stateOf(here);
		const file = fileOf({ ...stateOf(here), files: [...here, ...there].map((one) => one.file) });
		const taken = await work({ kind: 'desk-take', file, own, lists: await keyed(here) });
		if (taken.kind !== 'desk') throw new Error('This is no desk.');
		expect(taken.files).toHaveLength(4);
		expect(taken.differences.map(({ kind, now }) => [kind, now?.list.player?.name])).toEqual([
			['newer', 'Anna Berg'],
			['new', 'Cleo Lang']
		]);
	});

	test('makes a desk where there is none, with its lock', async () => {
		const desk = stateOf(await read([anna]));
		const { files: lock, fingerprint } = await work({ kind: 'desk-lock', desk });
		const own = { corrections, files: [] };
		const file = fileOf({ ...desk, lock });
		expect(await work({ kind: 'desk-take', file, own, lists: [] })).toMatchObject({
			kind: 'desk',
			content: { event: { name: 'Northern Open' } },
			lock: { fingerprint },
			differences: [{ kind: 'new' }]
		});
	});

	test('is none if it is another', async () => {
		const own = stateOf(await read([anna]));
		const file = new File([JSON.stringify(legalList)], 'list.json');
		expect(await work({ kind: 'desk-take', file, own, lists: [] })).toEqual({ kind: 'none' });
	});
});

test('a legal list is shown as it was sent, beside what was read', async () => {
	const [found] = await read([anna]);
	if (!found) throw new Error('There is no file.');
	const { file, lists } = found;
	const one = { event, corrections, file, key: lists[0]?.key ?? '' };
	const { sent, read: shown } = await work({ kind: 'desk-show', ...one });
	expect(sent).toBe(list);
	expect(shown).toContain('2 × Halberdiers');
	const json = await read([{ file: 'list.json', content: JSON.stringify(legalList) }]);
	expect(json[0]?.lists.map(({ row }) => row.state)).toEqual(['legal']);
});
