import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf } from '../mail.ts';
import { filesInZip } from '../../src/exchange/outside/zip.ts';
import { makeFolder, musterWhole } from './run-muster.ts';

const folder = makeFolder();
const list = 'Nordland, Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const event = {
	eventPack: 3,
	name: 'Northern Open',
	system: 'Warmaster',
	date: '2026-12-05',
	size: 1000,
	deadline: { at: '2026-11-28T20:00', zone: 'Europe/Berlin' },
	teams: { sameArmy: 2 }
};
const mail = (name: string, text: string, date = 'Fri, 20 Nov 2026 18:00:00 +0100') =>
	mailOf({ from: `${name} Berg <${name.toLowerCase()}@example.org>`, text, date });

const run = (...words: readonly string[]) => musterWhole(folder.path, ['event', ...words]);
const textOf = (...path: readonly string[]): string =>
	readFileSync(join(folder.path, ...path), 'utf8');

beforeAll(() => {
	folder.write('event.json', event);
	mkdirSync(join(folder.path, 'in', 'mails'), { recursive: true });
	const write = (name: string, text: string): void =>
		writeFileSync(join(folder.path, 'in', name), text);
	write('mails/anna-1.eml', mail('Anna', `Team: North\n${list}\nGeneral 125`));
	write(
		'mails/anna-2.eml',
		mail('Anna', `Team: North\n${list}`, 'Sat, 21 Nov 2026 09:00:00 +0100')
	);
	write(
		'mails/anna-3.eml',
		mail('Anna', `Team: North\n${list}\nHero 80`, 'Sun, 29 Nov 2026 09:00:00 +0100')
	);
	write(
		'bert.eml',
		mail(
			'Bert',
			`Hallo Tom,\n\nTeam: North\n${list.replace('2 Halb', '1 Halb')}\n\nViele Grüße\nBert`
		)
	);
	write(
		'cleo.eml',
		mail('Cleo', `Team: South\n${list}\nWyrm Riders 90`, 'Sat, 28 Nov 2026 20:00:01 +0100')
	);
	write('.hidden', 'x');
	writeFileSync(join(folder.path, 'in', 'event.json'), JSON.stringify(event));
});
afterAll(() => {
	folder.remove();
});

describe('muster event check', () => {
	test('is a table of the players, with what is wrong and the totals', async () => {
		const { exit, out } = await run('check', 'in', '--event', 'in/event.json');
		expect(exit).toBe(2);
		const lines = out.split('\n');
		expect(lines[0]).toMatch(/^player +club +army +points +state +code +file$/);
		expect(lines.slice(1, 6).map((line) => line.replace(/ +[0-9A-Z-]{14} +/, ' | '))).toEqual([
			expect.stringMatching(/^Bert Berg +Empire +280 +to fix \| in\/bert\.eml$/),
			expect.stringMatching(/^Cleo Berg +Empire +325 +not wholly read \| in\/cleo\.eml +late$/),
			expect.stringMatching(/^Anna Berg +Empire +\d+ +to fix \| in\/mails\/anna-1\.eml +replaced$/),
			expect.stringMatching(/^Anna Berg +Empire +325 +legal \| in\/mails\/anna-2\.eml +version 2$/),
			expect.stringMatching(
				/^Anna Berg +Empire +405 +legal \| in\/mails\/anna-3\.eml +late, replaced$/
			)
		]);
		expect(out).toContain('Cleo Berg: not wholly read\n');
		expect(lines.at(-2)).toBe(
			'5 lists of 3 players: 1 legal, 1 to fix, 1 not wholly read · 1 late'
		);
	});

	test('gives programs a row for each list', async () => {
		const { out } = await run('check', 'in/mails/anna-2.eml', '--event', 'event.json', '--json');
		expect(JSON.parse(out)).toEqual({
			lists: [
				{
					file: 'in/mails/anna-2.eml',
					player: 'Anna Berg',
					email: 'anna@example.org',
					team: 'North',
					name: 'Empire',
					army: 'empire',
					points: 325,
					size: 1000,
					state: 'legal',
					code: expect.stringMatching(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/) as string,
					sent: '2026-11-21T08:00:00.000Z',
					version: 1,
					stands: true
				}
			]
		});
	});

	test('says what the columns of a form were understood as, and takes what they are', async () => {
		writeFileSync(
			join(folder.path, 'form.csv'),
			`When,Handle,What do you bring?,Club\n1,Emil Kurz,"${list}",Kiel\n`
		);
		const words = ['check', 'form.csv', '--event', 'event.json', '--json'];
		expect((await run(...words)).exit).toBe(2);
		const columns = ['--column', 'Handle=name', '--column', 'what do you bring=list'];
		const { out, err } = await run(...words, ...columns, '--column', 'Club=ignored');
		expect(JSON.parse(out)).toMatchObject({ lists: [{ player: 'Emil Kurz', points: 325 }] });
		expect(out).not.toContain('Kiel');
		expect(err).toBe(
			'form.csv: “Handle” is name, “What do you bring?” is list; not used: “When”, “Club”\n'
		);
		expect((await run(...words, '--column', 'Handle=dog')).err).toContain('“dog”');
		expect((await run(...words, '--column', 'name')).err).toContain('HEADING=name');
	});

	test('of nothing is an empty list, and says what it needs', async () => {
		mkdirSync(join(folder.path, 'empty'));
		const { exit, out } = await run('check', 'empty', '--event', 'event.json', '--json');
		expect({ exit, lists: JSON.parse(out) as unknown }).toEqual({ exit: 0, lists: { lists: [] } });
		expect((await run('check', 'empty')).err).toMatch(/^Name the file of the event pack/);
		expect((await run('check', '--event', 'event.json')).err).toMatch(/^Name the folder/);
		expect((await run('bless', 'in', '--event', 'event.json')).err).toMatch(/check\|answer\|lock/);
	});

	test('refuses an event that cannot be read', async () => {
		const { exit, err } = await run('check', 'in', '--event', 'in/bert.eml');
		expect({ exit, err }).toEqual({
			exit: 2,
			err: expect.stringContaining('in/bert.eml: ') as string
		});
	});
});

describe('muster event answer', () => {
	test('writes a message to each player, in his language', async () => {
		expect((await run('answer', 'in', '--event', 'event.json', '-o', 'answers')).exit).toBe(0);
		expect(readdirSync(join(folder.path, 'answers')).toSorted()).toEqual([
			'Anna-Berg.txt',
			'Bert-Berg.txt',
			'Cleo-Berg.txt'
		]);
		const anna = textOf('answers', 'Anna-Berg.txt');
		expect(anna).toMatch(
			/^To: anna@example\.org\nSubject: Northern Open: your list is legal\n\nHello Anna Berg,/
		);
		expect(anna).toContain('You sent 3 lists; this is about the one that counts.');
		const bert = textOf('answers', 'Bert-Berg.txt');
		expect(bert).toContain('Hallo Bert Berg,');
		expect(bert).toContain('- Halberdiers: 1 gewählt, Minimum 2.');
		expect(bert).toContain(
			'[Warmaster Armies, Empire]\n  Mögliche Lösung: Halberdiers hinzufügen (+45 Punkte)'
		);
		expect(bert).toContain('Einsendeschluss: Samstag, 28. November 2026 um 20:00 (Europe/Berlin).');
		const cleo = textOf('answers', 'Cleo-Berg.txt');
		expect(cleo).toMatch(/could not be read fully[^]*“Wyrm Riders 90”/);
		expect(cleo).not.toContain('Possible fix');
		expect(cleo).toContain('It came after the deadline.');
	});

	test('or one table for a mail merge; English is spoken again afterwards', async () => {
		const words = ['in', '--event', 'event.json', '-o', 'merge', '--as', 'csv', '--language', 'de'];
		expect((await run('answer', ...words)).exit).toBe(0);
		const table = textOf('merge', 'answers.csv');
		expect(table).toMatch(
			/^\uFEFFname,email,language,state,subject,message\r\nBert Berg,bert@example\.org,de,to fix,/
		);
		expect(table.match(/,de,(?:legal|to fix|not wholly read),/g)).toHaveLength(3);
		const { out } = await run('check', 'in', '--event', 'event.json');
		expect(out).toContain('Halberdiers: 1 taken, minimum 2.');
	});
});

describe('muster event lock and publish', () => {
	test('fix the lists, and let anybody check them', async () => {
		const { exit, err } = await run('lock', 'in', '--event', 'event.json', '-o', 'locked');
		expect(exit).toBe(0);
		const sums = textOf('locked', 'commitments.txt').trim().split('\n');
		expect(sums).toHaveLength(3);
		for (const line of sums) {
			const [sum = '', file = ''] = line.split('  ');
			const bytes = readFileSync(join(folder.path, 'locked', file));
			expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
			expect(String(bytes)).toMatch(/\nNonce: [0-9a-f]{64}\n$/);
		}
		const all = createHash('sha256').update(sums.map((line) => `${line.slice(0, 64)}\n`).join(''));
		expect(err).toContain(`fingerprint ${all.digest('hex')}`);
		expect(textOf('locked', 'lock.txt')).toMatch(
			/^Deadline: 2026-11-28T20:00 \(Europe\/Berlin\)$/m
		);
	});

	test('a lock is never replaced unawares', async () => {
		const before = textOf('locked', 'lock.json');
		const { exit, err } = await run('lock', 'in', '--event', 'event.json', '-o', 'locked');
		expect({ exit, err }).toEqual({
			exit: 2,
			err: expect.stringMatching(/lock\.json: .*--force/) as string
		});
		expect(textOf('locked', 'lock.json')).toBe(before);
	});

	test('what is published has no names, no addresses and no codes', async () => {
		expect((await run('publish', 'locked', '-o', 'site')).exit).toBe(0);
		const files = readdirSync(join(folder.path, 'site'), { recursive: true, withFileTypes: true })
			.filter((file) => file.isFile())
			.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
		expect(files).toHaveLength(5);
		expect(files.join('\n')).not.toMatch(/Berg|Anna|@|\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/);
	});

	test('names are published where they are asked for, in one zip too', async () => {
		const words = ['locked', '-o', 'zipped', '--as', 'zip', '--players'];
		expect((await run('publish', ...words)).exit).toBe(0);
		const files = filesInZip(
			new Uint8Array(readFileSync(join(folder.path, 'zipped', 'lists.zip')))
		);
		expect(files?.map(({ name }) => name).toSorted()).toEqual([
			'commitments.txt',
			'index.html',
			'lists/001.txt',
			'lists/002.txt',
			'lists/003.txt'
		]);
		const page = files?.find(({ name }) => name === 'index.html');
		expect(new TextDecoder().decode(page?.bytes)).toContain('Anna Berg');
	});

	test('a list that was changed after the lock stops the publication', async () => {
		const path = join(folder.path, 'locked', 'lists', '002.txt');
		const before = readFileSync(path, 'utf8');
		writeFileSync(path, before.replace('2 ×', '3 ×'));
		const { exit, err } = await run('publish', 'locked', '-o', 'site-2');
		expect({ exit, err }).toEqual({
			exit: 2,
			err: expect.stringContaining('Nothing was published') as string
		});
		writeFileSync(path, before);
		expect((await run('publish', 'in', '-o', 'site-3')).err).toContain('This folder has no lock');
	});
});

test('muster event print gives all copies in one press, after an index of all', async () => {
	const { exit, err } = await run('print', 'in', '--event', 'event.json', '--combined', 'all.pdf');
	expect(exit).toBe(0);
	expect(err).toContain(
		'5 lists of 3 players: 1 legal, 1 to fix, 1 not wholly read · 1 late · 4 pages · all.pdf'
	);
	expect(readFileSync(join(folder.path, 'all.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('muster event tags gives a name tag for each player', async () => {
	const words = ['tags', 'in', '--event', 'event.json', '--combined', 'tags.pdf'];
	const { exit, err } = await run(...words);
	expect({ exit, err }).toEqual({ exit: 0, err: '3 name tags · tags.pdf\n' });
	expect(readFileSync(join(folder.path, 'tags.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
	const none = ['tags', 'empty', '--event', 'event.json', '--combined', 'none.pdf'];
	expect((await run(...none)).err).toBe('none.pdf: No player has a name.\n');
});

test('muster event peers gives lists to check, whose remarks come back with the lists', async () => {
	const words = ['--event', 'event.json'];
	const { exit } = await run('peers', 'in', ...words, '-o', 'peers');
	expect(exit).toBe(0);
	expect(readdirSync(join(folder.path, 'peers')).toSorted()).toEqual([
		'Anna-Berg.txt',
		'Bert-Berg.txt',
		'Cleo-Berg.txt'
	]);
	const bundle = textOf('peers', 'Bert-Berg.txt');
	expect(bundle).not.toMatch(/Anna|Cleo/);
	const back = bundle.replaceAll(/^(.*\|.*\]\])$/gm, '$1\nNo battle standard?');
	writeFileSync(join(folder.path, 'back.txt'), back);
	const { out } = await run('check', 'in', 'back.txt', ...words);
	expect(out).toContain('5 lists of 3 players');
	expect(out.match(/^ {2}back\.txt: No battle standard\?$/gm)).toHaveLength(2);
	const checked = await run('check', 'in', 'back.txt', ...words, '--json');
	expect(JSON.parse(checked.out)).toMatchObject({
		lists: expect.arrayContaining([
			expect.objectContaining({ peers: [{ from: 'back.txt', text: 'No battle standard?' }] })
		]) as unknown
	});
});
