import { describe, expect, test } from 'vitest';
import { openPacks } from '../../src/cli/packs.ts';
import { maxThings } from '../../src/exchange/backup/backup.ts';
import { readBackup } from '../../src/exchange/backup/read-backup.ts';
import { openFile } from '../../src/exchange/outside/open-file.ts';
import { maxBytes, recognise } from '../../src/exchange/index.ts';
import { listsIn } from '../../src/exchange/roster/lists-in.ts';
import { importedFromFiles } from '../../src/workers/reading/read-lists.ts';
import { zipOf } from '../zip.ts';

// Each limit that a message names is the limit: as much is read, and one more is refused with that number.

const packs = openPacks('data').source;
const id = '00000000-0000-4000-8000-000000000001';
const reading = { packs, newId: () => id };
const times = <T>(count: number, item: (at: number) => T): readonly T[] =>
	Array.from({ length: count }, (_, at) => item(at));
const json = JSON.stringify;

/** Everything that is found fault with in a text, as whoever brings it in is told. */
async function faultsOf(text: string): Promise<readonly string[]> {
	const content = await listsIn(text, reading);
	if (content.kind === 'unreadable') return content.faults.map(({ message }) => message);
	if (content.kind === 'event-pack') return [];
	const read = await Promise.all(content.lists.map((list) => list.read()));
	return read.flatMap((list) => {
		if (!list.ok) return list.faults.map(({ message }) => message);
		const unread = (list.findings ?? []).filter(({ kind }) => kind === 'unread');
		return unread.map(({ fault }) => fault.message);
	});
}

const plain = (more: object) =>
	json({ system: 'warmaster', army: 'Empire', size: 1000, units: [{ unit: 'General' }], ...more });
const unit = (more: object) => plain({ units: [{ unit: 'Halberdiers', ...more }] });
const roster = (more: object) =>
	json({
		...{ formatVersion: 1, id, name: 'x', system: 'warmaster', army: 'empire', size: 1000 },
		...{ revision: '2020-01-01', units: [] },
		...more
	});
const event = (more: object) =>
	json({ eventPack: 1, name: 'Open', system: 'Warmaster', date: '2026-12-05', ...more });
const rule = { kind: 'count', of: { any: ['Halberdiers'] }, max: 3 };
/** Objects one in the other, so many with the list around them. */
const nested = (depth: number) =>
	`{"system":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},"army":"x"}`;
const numbered = (rows: string) => `https://x.org/#/?jsonPath=json/warmaster/empire&${rows}`;
const filled = (start: string, length: number) => start.padEnd(length, 'A');
const shared = (count: number) =>
	`https://x.org/?share=${btoa(encodeURIComponent(json({ a: 'x', r: times(count, () => ({ id: 'y' })) })))}`;

describe('the limit said is the limit', () => {
	test.each<readonly [what: string, most: number, said: RegExp, text: (count: number) => string]>([
		['bytes', maxBytes, /maximum 5 MB/, (count) => ' '.repeat(count - 2) + '{}'],
		['levels', 32, /more than 32 levels/, nested],
		[
			'keys in one place',
			1000,
			/more than 1000 keys/,
			(count) => `{${times(count, (at) => `"k${at}":1`).join()}}`
		],
		['values', 600_000, /more than 600,000 values/, (count) => `[[${'0,'.repeat(count - 2)}0]]`],
		[
			'values that are empty',
			600_000,
			/more than 600,000 values/,
			(count) => `[[${'[],'.repeat(count - 2)}[ ]]]`
		],
		[
			'lines of units',
			2000,
			/a list of up to 2,000 units/,
			(count) => plain({ units: times(count, () => ({ unit: 'Halberdiers' })) })
		],
		[
			'units in all',
			2000,
			/a list holds up to 2,000/,
			(count) =>
				plain({
					units: [...times(4, () => 499), count - 1996].map((number) => {
						return { unit: 'Halberdiers', count: number };
					})
				})
		],
		['units of a line', 500, /from 1 to 500/, (count) => unit({ count })],
		['models of a unit', 1000, /from 1 to 1,000/, (count) => unit({ models: count })],
		[
			'things given',
			50,
			/a list of up to 50 names/,
			(count) => unit({ with: times(count, () => 'Battle Banner') })
		],
		['points', 1_000_000, /from 1 to 1,000,000/, (count) => plain({ size: count })],
		['letters of a name', 80, /up to 80 characters/, (count) => plain({ name: 'x'.repeat(count) })],
		['letters of a note', 2000, /up to 2,000 char/, (count) => plain({ note: 'x'.repeat(count) })],
		[
			'rosters of a file',
			10_000,
			/up to 10,000 rosters/,
			(count) => json({ muster: 1, rosters: times(count, () => 0) })
		],
		[
			'units of a roster',
			2000,
			/up to 2,000 units/,
			(count) => roster({ units: times(count, (at) => ({ id: `u${at}`, entry: 'x' })) })
		],
		[
			'groups of a roster',
			500,
			/up to 500 groups/,
			(count) => roster({ groups: times(count, (at) => ({ id: `g${at}`, kind: 'brigade' })) })
		],
		['letters of a roster’s name', 80, /up to 80/, (count) => roster({ name: 'x'.repeat(count) })],
		[
			'rules of an event',
			100,
			/up to 100 rules/,
			(count) => event({ constraints: times(count, () => rule) })
		],
		[
			'letters of an event’s name',
			80,
			/1 to 80 characters/,
			(count) => event({ name: 'x'.repeat(count) })
		],
		['points of an event', 1_000_000, /from 1 to 1,000,000/, (count) => event({ size: count })],
		[
			'lines of a text',
			5000,
			/reads up to 5,000/,
			(count) => `Empire 1000 points, Warmaster\n${'\n'.repeat(count - 2)}Halberdiers\n`
		],
		[
			'units of a text',
			2000,
			/a list holds up to 2,000/,
			(count) =>
				`Age of Sigmar\nSkaven (1000 points)\nGeneral's Regiment\n${'Clanrats (1)\n'.repeat(count)}`
		],
		[
			'lines of a list that is typed',
			300,
			/^line 301: this line was not read: a list has up to 300 lines/,
			(count) => `Empire 1000 points, Warmaster\n${'Halberdiers\n'.repeat(count - 1)}`
		],
		[
			'letters of a line',
			300,
			/^line 2: only its first 300 characters/,
			(count) => `Empire 1000 points, Warmaster\n${'4 Halberdiers'.padEnd(count - 1)}.`
		],
		[
			'letters of a link that counts rows',
			8000,
			/up to 8,000\./,
			(count) => filled(numbered('x='), count)
		],
		[
			'rows of a link',
			200,
			/up to 200 rows/,
			(count) => numbered(times(count, (at) => `${at}=1`).join('&'))
		],
		['units of a row', 200, /up to 200 of each/, (count) => numbered(`1=${count}`)],
		[
			'letters of a link with ids',
			60_000,
			/up to 60,000\./,
			(count) => filled('https://x.org/?share=', count)
		],
		['units of a link', 500, /a list holds up to 500/, shared],
		[
			'letters of a packed list',
			30_000,
			/up to 30,000\./,
			(count) => filled('https://x.org/list/#', count + 20)
		]
	])('%s', async (_, most, said, text) => {
		expect((await faultsOf(text(most))).join('\n')).not.toMatch(said);
		expect((await faultsOf(text(most + 1))).join('\n')).toMatch(said);
	});

	test('files at once', async () => {
		const files = times(1001, (at) => new File(['{}'], `${at}.json`));
		const manner = { data: { packs, events: () => Promise.resolve([]) } };
		expect(await importedFromFiles(files.slice(1), manner)).toHaveLength(1000);
		expect((await importedFromFiles(files, manner)).at(-1)).toMatchObject({
			from: '1 more',
			faults: ['Muster imports up to 1000 files at once.']
		});
	});

	test('files of an archive, folders left out', async () => {
		const files = (count: number) => Object.fromEntries(times(count, (at) => [`${at}.txt`, 'x']));
		expect(await openFile(zipOf({ 'a/': '', ...files(2000) }))).toHaveLength(2000);
		expect(await openFile(zipOf(files(2001)))).toMatchObject([
			[{ fault: { message: expect.stringContaining('maximum 2,000 files') as string } }]
		]);
	});

	test('things of a backup', () => {
		const backup = (count: number) =>
			readBackup(json({ muster: 1, rosters: [], versions: times(count, () => 0) }));
		expect(backup(maxThings).ok).toBe(true);
		expect(backup(maxThings + 1)).toMatchObject({
			faults: [{ message: '“versions” must be a list of up to 100,000.' }]
		});
	});
});

test('a text of more lines than are read is refused for that, and not for its army', () => {
	expect(recognise('Halberdiers\n'.repeat(5001))).toMatchObject({
		faults: [{ message: 'The text has 5,001 lines; Muster reads up to 5,000.' }]
	});
});

test('what stands below the last line that is read goes with it', async () => {
	const text = `Empire 1000 points, Warmaster\n${'Halberdiers\n'.repeat(310)}`;
	expect(await faultsOf(text)).toEqual([
		'line 301: this line and 10 more were not read: a list has up to 300 lines, or 6,000 characters without prices.'
	]);
});
