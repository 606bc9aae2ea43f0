import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, indexArmy, renewed, hashOf, type Edit } from '#engine';
import type { EventPack, Roster, Step } from '#schema';
import { openPacked } from '../../src/exchange/list-code/open-packed.ts';
import { hasNewIds, listCode, matchCode, readPacked } from '../../src/exchange/list-code/index.ts';
import { recognise, resolveEvent, resolveList, writeEventPack } from '../../src/exchange/index.ts';
import { writeMusterFile } from '../../src/exchange/outside/muster-file.ts';
import { readBackup } from '../../src/exchange/backup/read-backup.ts';
import { matchLines } from '../../src/cli/code.ts';
import { matchSentence } from '../../src/features/verify/list-facts.ts';
import { chainAround, isSound, walk } from '../../src/persistence/history/roster-log-chain.ts';
import { readRow } from '../../src/persistence/db/stored-roster.ts';
import { anArmy, anEntry, aSystem } from '../builders.ts';
import { storedFixture } from '../stored-fixtures.ts';

// What an army of before left: spearmen, and a shield that was another option for each that may have it.
interface Left {
	readonly row: { id: string; updatedAt: number; roster: Roster; cursor: number; steps: number };
	readonly steps: readonly Step[];
	readonly version: { readonly snapshot: Roster };
	readonly waiting: readonly { readonly row: { readonly edit: Edit } }[];
	readonly event: EventPack;
	readonly link: string;
	readonly code: string;
}

const left = JSON.parse(storedFixture('former-ids.json') ?? '') as Left;
const { roster } = left.row;

const army = anArmy({
	entries: [
		anEntry('spears', { name: 'Spears', cost: 40, formerly: ['spearmen'] }),
		anEntry('lancers', { type: 'mounted', cost: 100 }),
		anEntry('shield', {
			type: 'vow',
			cost: { by: [{ on: { any: ['spears'] }, cost: 1 }], else: 3 },
			carriedBy: { by: { any: ['spears', 'lancers'] } },
			formerly: ['shield-1', 'shield-2']
		})
	]
});
const system = aSystem({ entries: [], casters: {}, revision: '2026-12-01' });
const indexFor = (wanted: Roster) => indexArmy(system, army, wanted);
const index = indexFor(roster);

/** What is left of an id of before. */
function namesIn(wanted: Roster): string {
	return renewed(wanted, index)
		.units.map(({ entry, options = [] }) => [entry, ...options].join(' + '))
		.join(', ');
}

const today = 'spears + shield, lancers + shield';

test('the roster, its version and its place in a backup have the ids of today', () => {
	const stored = readRow(left.row);
	expect(stored.readable && stored.roster).toEqual(roster);
	expect(namesIn(roster)).toBe(today);
	expect(checkRoster(roster, index)).toMatchObject({ points: 144, problems: [] });
	expect(namesIn(left.version.snapshot)).toBe(today);
	const backup = readBackup(writeMusterFile([roster]));
	expect(backup.ok && backup.backup.rosters.map((each) => namesIn(each.roster))).toEqual([today]);
});

test('its history is what it was, step by step, and every sum still holds', () => {
	const past = { cursor: left.row.cursor, steps: left.row.steps };
	const chain = chainAround(left.steps, past, hashOf(roster));
	expect(chain).toMatchObject({ place: 4, steps: { length: 4 } });
	const back = [...walk(chain, roster, 0)];
	expect(back.every(isSound)).toBe(true);
	expect(back.map((stop) => namesIn(stop.roster))).toEqual([
		today,
		'spears + shield',
		'spears',
		''
	]);
});

test('edits in waiting are made upon what they were made upon, and then renewed', () => {
	const edits = left.waiting.map(({ row }) => row.edit);
	expect(namesIn(edits.reduce(applyEdit, roster))).toBe(
		'spears + shield, lancers, spears + shield'
	);
});

describe('a link and a code of before', () => {
	const read = readPacked(left.link);
	if (!read.ok) throw new Error('no link');
	const opened = openPacked(read.packed, { system, army, newId: () => roster.id });

	test('the link opens as the list that it was', () => {
		expect(opened).toMatchObject({ ok: true, match: 'earlier' });
		expect(opened.ok && namesIn(opened.roster)).toBe(today);
	});

	test('the code is that of the roster as long as it is as it was stored', () => {
		expect(matchCode(left.code, roster, index)).toBe('earlier');
		expect(listCode(roster, index)).toBe(listCode(renewed(roster, index), index));
	});

	test('once it is stored with the ids of today nobody can tell, and that is known', () => {
		const later = renewed(roster, index);
		expect(matchCode(left.code, later, index)).toBe('other');
		expect(hasNewIds(later, index)).toBe(true);
		expect(hasNewIds({ ...later, units: [{ id: 'u', entry: 'lancers' }] }, index)).toBe(false);
	});
});

describe('whoever verifies a code that may be of before', () => {
	const plain: Roster = { ...roster, units: [{ id: 'u', entry: 'lancers' }] };
	const linesFor = (held: Roster): readonly string[] =>
		matchLines(
			{ kind: 'judged', roster: held, index, report: checkRoster(held, index) },
			left.code
		);
	const sentenceFor = (held: Roster): string =>
		matchSentence(
			{
				kind: 'list',
				from: 'a file',
				match: matchCode(left.code, held, index),
				facts: {
					roster: held,
					system: 'Toy Wars',
					army: 'Tin Host',
					points: 144,
					legality: { problems: 0, lacksEvent: false },
					problems: [],
					revision: system.revision,
					code: listCode(held, index),
					hasNewIds: hasNewIds(held, index)
				}
			},
			true
		);

	test('is told that it cannot be compared, by the page and by the command', () => {
		const later = renewed(roster, index);
		expect(linesFor(later)).toEqual([
			expect.stringContaining('was printed before the data of 2026-12-01, it cannot be compared')
		]);
		expect(sentenceFor(later)).toContain('printed before the data of 1 December 2026');
	});

	test('is told that it is another list where nothing in it is called otherwise', () => {
		expect(linesFor(plain)).toEqual([]);
		expect(sentenceFor(plain)).toContain('This is another list');
	});
});

describe('an event of before', () => {
	const under = (event: EventPack) => indexFor({ ...roster, event });

	test('its rules mean what they meant', () => {
		const { problems } = checkRoster(roster, under(left.event));
		expect(problems.map(({ constraint, outcome }) => [constraint.id, outcome])).toEqual([
			['event-shield-2', 'count/too-many'],
			['event-on-foot', 'carries/not-allowed']
		]);
	});

	test('its file is read, with the ids of today', () => {
		const file = recognise(writeEventPack(left.event));
		const plain = file.kind === 'event-pack' ? file.event : undefined;
		const result = plain && resolveEvent(plain, system, [army]);
		expect(result).toMatchObject({
			ok: true,
			pack: { constraints: [{ id: 'shield-2', of: { any: ['shield'] } }, { option: 'shield' }] }
		});
	});
});

test('a list that names things by ids of before is read', () => {
	const units = [{ unit: 'spearmen', with: ['shield-1'] }];
	const result = resolveList(
		{ system: 'toy', army: 'tin', size: 1000, units },
		index,
		() => roster.id
	);
	expect(result.ok && namesIn(result.roster)).toBe('spears + shield');
});
