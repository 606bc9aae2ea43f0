import { beforeAll, describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { EventPack } from '#schema';
import { printedCode, shareLink } from '../../src/exchange/index.ts';
import { proposalLink } from '../../src/exchange/list-code/index.ts';
import { missingEvent } from '../../src/exchange/common/missing-event.ts';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { armyOf } from '../sheets/rosters.ts';
import { illegal, legal, roster } from './lists.ts';
import { makeFolder, musterWhole } from './run-muster.ts';

const { system, army } = armyOf('empire');
const earlier = '2025-01-31';

function codeOf(revision = system.revision): string {
	return printedCode(roster, indexArmy({ ...system, revision }, army, roster));
}

describe('the code of a list', () => {
	const folder = makeFolder();

	beforeAll(() => {
		folder.write('legal.json', legal);
		folder.write('illegal.json', illegal);
		folder.write('export.json', roster);
		folder.write('old.json', { ...roster, revision: earlier });
		folder.write('link.txt', shareLink(roster, indexArmy(system, army, roster), 'https://a.org'));
		return () => folder.remove();
	});

	const check = (...words: readonly string[]) => musterWhole(folder.path, ['check', ...words]);

	test('of a proposal is that of the list in it', async () => {
		const index = indexArmy(system, army, roster);
		folder.write('proposal.txt', proposalLink(roster, index, 'X9Z3-18V9-ZGRK'));
		const { out } = await check('proposal.txt', '--json');
		expect(JSON.parse(out)).toMatchObject([{ code: codeOf() }]);
	});

	test.each(['export.json', 'list.txt', 'link.txt'])(
		'of an event whose rules are not here is not judged without them: %s',
		async (name) => {
			const event: EventPack = {
				formatVersion: 1,
				name: 'Garden Cup',
				system: 'warmaster',
				date: '2026-12-05',
				constraints: [],
				// More than a link has room for.
				note: Array.from({ length: 300 }, (_, at) => at * at).join(' ')
			};
			const attending = { ...roster, event };
			const index = indexArmy(system, army, attending);
			const sheet = buildSheet(attending, checkRoster(attending, index), 'list');
			const content = {
				'export.json': JSON.stringify({ ...attending, event: missingEvent(event, 'warmaster') }),
				'list.txt': sheetAs(sheet, 'text'),
				'link.txt': shareLink(attending, index, 'https://a.org')
			}[name];
			folder.write(`event-${name}`, content);
			expect(await check(`event-${name}`)).toMatchObject({
				exit: 2,
				out: `event-${name}: This list is for Garden Cup, 2026-12-05: give the pack of the event with --event.\n`
			});
			folder.write('cup.json', {
				eventPack: 1,
				name: 'Garden Cup',
				system: 'Warmaster',
				date: '2026-12-05'
			});
			expect(await check(`event-${name}`, '--event', 'cup.json')).toMatchObject({ exit: 0 });
		}
	);

	test('ends its line, and is in its object, whatever the list is written in', async () => {
		const { out } = await check('legal.json', 'export.json', 'link.txt');
		expect(out.split('\n').slice(0, 3)).toEqual([
			expect.stringMatching(new RegExp(` · legal so far · \\d+ left · ${codeOf()}$`)),
			expect.stringMatching(new RegExp(` · legal so far · \\d+ left · ${codeOf()}$`)),
			expect.stringMatching(new RegExp(` · legal so far · \\d+ left · ${codeOf()}$`))
		]);
		const [object] = JSON.parse((await check('--json', 'legal.json')).out) as readonly object[];
		expect(object).toMatchObject({ legal: true, code: codeOf() });
		expect(object).not.toHaveProperty('match');
	});

	test('finds its list among others, legal or not', async () => {
		const { out, err, exit } = await check('illegal.json', 'export.json', '--code', codeOf());
		expect({ err, exit }).toEqual({ err: '', exit: 0 });
		const lines = out.split('\n').filter((line) => line.includes('This is the list of'));
		expect(lines).toEqual([`  This is the list of ${codeOf()}, under data of ${system.revision}.`]);
		expect(out.indexOf('Ostland')).toBeLessThan(out.indexOf('This is the list of'));
	});

	test('is read as it is typed', async () => {
		const typed = codeOf().toLowerCase().replaceAll('-', ' ');
		expect((await check('export.json', '--code', typed)).exit).toBe(0);
	});

	test('of no list gives 1, and 2 where a file could not be read', async () => {
		const { err, exit } = await check('illegal.json', '--code', codeOf());
		expect({ err, exit }).toEqual({ err: `None of these lists is ${codeOf()}.\n`, exit: 1 });
		expect((await check('illegal.json', 'missing.json', '--code', codeOf())).exit).toBe(2);
		expect((await check('export.json', 'missing.json', '--code', codeOf())).exit).toBe(0);
	});

	test('of earlier data is found in the file that was saved with it', async () => {
		const { out, exit } = await check('old.json', '--code', codeOf(earlier));
		expect(exit).toBe(0);
		expect(out).toContain(`saved with data of ${earlier}`);
		const [object] = JSON.parse(
			(await check('old.json', '--json', '--code', codeOf(earlier))).out
		) as readonly object[];
		expect(object).toMatchObject({ match: 'earlier', code: codeOf() });
		expect((await check('export.json', '--code', codeOf(earlier))).exit).toBe(1);
	});

	test.each([
		['0000-0000-0001', /mistyped/],
		['0000-0000', /12 letters and digits/],
		['0000-0000-000U', /no U/]
	])('%s is refused', async (typed, sentence) => {
		const { out, err, exit } = await check('export.json', '--code', typed);
		expect({ out, exit }).toEqual({ out: '', exit: 2 });
		expect(err).toMatch(sentence);
	});
});
