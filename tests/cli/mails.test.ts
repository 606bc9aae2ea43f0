import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailBoxOf, mailOf } from '../mail.ts';
import { makeFolder, muster } from './run-muster.ts';

const folder = makeFolder();
const list = 'Nordland, Empire, 1000 points\n2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const withGriffon = `${list}\nGriffon 80`;
const bert = 'Bert <bert@example.org>';
const event = {
	eventPack: 1,
	name: 'Northern Open',
	system: 'Warmaster',
	date: '2026-12-05',
	size: 1000
};

beforeAll(() => {
	folder.write('event.json', event);
	folder.write('anna.eml', mailOf({ text: `Hi Tom,\n\n${list}\n\nCheers\nAnna` }));
	folder.write(
		'box.mbox',
		mailBoxOf([
			mailOf({ text: 'Here it is', attached: [{ name: 'list.txt', content: list }] }),
			mailOf({ text: `${list}\nWyrms 90`, from: bert }),
			mailOf({ text: 'I am ill and can not come.', from: bert })
		])
	);
	folder.write(
		'form.csv',
		`Name,Club,Army list\nAnna Berg,Kiel,"${list}"\nBert,Kiel,"${withGriffon.replace('General', 'Hero')}"\nCleo,,\n`
	);
	folder.write(
		'many.txt',
		`${list}\n\n-----\nOstland, Empire, 1000 points\nPlayer: Bert\n${list.replace(/^.*\n/, '')}\nWizard 45\n`
	);
});
afterAll(() => {
	folder.remove();
});

const check = (file: string) => muster(folder.path, ['check', file, '--event', 'event.json']);

describe('a list is found, with its player,', () => {
	test('in a mail, without the greeting and the farewell', async () => {
		expect(await check('anna.eml')).toEqual({
			exit: 0,
			out: 'anna.eml: Anna Berg · Empire · Warmaster, Empire · 325 of 1000 points · under Northern Open · legal so far · 675 left\n',
			err: ''
		});
	});

	test('in each mail of a mailbox; one line that is not understood makes it not legal', async () => {
		const { exit, out } = await check('box.mbox');
		expect(exit).toBe(2);
		expect(
			out
				.split('\n')
				.map((line) => line.replace(/ · Empire · Warmaster, Empire| · under Northern Open/g, ''))
		).toEqual([
			'box.mbox: Anna Berg · 325 of 1000 points · legal so far · 675 left',
			'box.mbox: Bert · 325 of 1000 points · 1 line not read',
			expect.stringContaining('Wyrms'),
			expect.stringMatching(/^box.mbox: Bert: We couldn’t tell the army/),
			''
		]);
	});

	test('in each row of a form', async () => {
		const { exit, out } = await check('form.csv');
		expect(exit).toBe(2);
		expect(out).toMatch(/^form.csv: Anna Berg · .* legal so far/m);
		expect(out).toMatch(/^form.csv: Bert · .* 1 problem/m);
		expect(out).toMatch(/^form.csv: Cleo: There is no list in this row\.$/m);
	});

	test('in each list of a text, named in its own words', async () => {
		const { exit, out } = await check('many.txt');
		expect(exit).toBe(0);
		expect(out).toMatch(/^many.txt: Empire · .* 325 of/m);
		expect(out).toMatch(/^many.txt: Bert · Empire · .* 370 of/m);
	});
});

describe('many texts in one file', () => {
	test('are each read where Muster wrote them', async () => {
		folder.write('plain.json', {
			system: 'warmaster',
			army: 'Empire',
			size: 1000,
			name: 'One',
			units: [
				{ unit: 'Halberdiers', count: 2 },
				{ unit: 'Crossbowmen', count: 2 },
				{ unit: 'General' }
			]
		});
		const { out: one } = await muster(folder.path, ['convert', 'plain.json', '--to', 'text']);
		const two = one.replace('One', 'Two').replace('2 × Halberdiers: 90', '1 × Halberdiers: 45');
		folder.write('texts.txt', `${one}\n-----\n${two}\n${one.replace('One', 'Three')}\nCheers\n`);
		const { exit, out } = await muster(folder.path, ['check', 'texts.txt']);
		expect(exit).toBe(1);
		expect(out.match(/^texts\.txt: \w+/gm)).toEqual([
			'texts.txt: One',
			'texts.txt: Two',
			'texts.txt: Three'
		]);
		expect(out).toMatch(/^texts\.txt: Two .* 1 problem$/m);
	});

	test('may have more lines than a list, and say which one is wrong', async () => {
		const long = `${list}${'\nHalberdiers 45'.repeat(40)}`;
		const all = Array.from({ length: 200 }, (_, at) => (at === 150 ? `${long}\nWyrms 90` : long));
		folder.write('many-texts.txt', all.join('\n\n-----\n'));
		const { out } = await check('many-texts.txt');
		const heads = out.match(/^many-texts\.txt: .*$/gm) ?? [];
		expect(heads).toHaveLength(200);
		expect(heads.flatMap((head, at) => (head.includes('not read') ? [at] : []))).toEqual([150]);
		expect(out).toContain('Wyrms');
	});
});

test('programs get the player, the time and the place, and no address', async () => {
	const { out } = await muster(folder.path, [
		'check',
		'box.mbox',
		'--json',
		'--event',
		'event.json'
	]);
	const [first] = JSON.parse(out) as readonly object[];
	expect(first).toMatchObject({
		file: 'box.mbox',
		part: 'list.txt',
		player: 'Anna Berg',
		sent: '2026-11-20T17:00:00.000Z',
		legal: true
	});
	expect(out).not.toContain('example.org');
});

test('what the list says of its player goes before the mail’s head', async () => {
	folder.write('for-bert.eml', mailOf({ text: `Player: Bert\nClub: Kiel\n${list}` }));
	expect((await check('for-bert.eml')).out).toMatch(
		/^for-bert.eml: Bert · Empire · .* legal so far/
	);
});
