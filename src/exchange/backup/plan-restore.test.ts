import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { aList } from '../../../tests/builders.ts';
import type { Backup } from './backup.ts';
import { planRestore, readyRow, type Here, type RestorePlan } from './plan-restore.ts';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const aRoster = (id: number, list: string): Roster => ({
	...aList(1000, list),
	id: idOf(id),
	name: 'Nordland'
});
const pikes = aRoster(1, '2 pikes');
const lancers = aRoster(1, 'lancers');

const nothing: Here = {
	rosters: [],
	versions: [],
	events: [],
	settings: {},
	wordings: [],
	aliases: [],
	sources: [],
	folders: [],
	texts: [],
	battles: [],
	taps: []
};
const empty: Backup = {
	rosters: [],
	versions: [],
	events: [],
	settings: {},
	wordings: [],
	aliases: [],
	sources: [],
	folders: [],
	texts: [],
	battles: [],
	taps: [],
	rows: []
};
const holding = (...rosters: readonly Roster[]): Here => ({
	...nothing,
	rosters: rosters.map((thing) => ({ id: thing.id, thing }))
});
const backupOf = (...rosters: readonly Roster[]): Backup => ({
	...empty,
	rosters: rosters.map((roster) => ({ roster, at: 1, data: undefined }))
});
const restore = (backup: Backup, here: Here, past: readonly Roster[] = []): RestorePlan =>
	planRestore(backup, here, {
		pastOf: (id) => past.filter((roster) => roster.id === id),
		besideName: (name) => `${name} (backup)`
	});

describe('a roster of a backup', () => {
	test.each([
		{ where: 'not here', here: nothing, added: 1, known: 0, beside: 0 },
		{ where: 'here', here: holding(pikes), added: 0, known: 1, beside: 0 },
		{
			where: 'here with data of another day',
			here: holding({ ...pikes, revision: '2020-01-01' }),
			added: 0,
			known: 1,
			beside: 0
		},
		{
			where: 'here under another id',
			here: holding({ ...pikes, id: idOf(9) }),
			added: 0,
			known: 1,
			beside: 0
		},
		{ where: 'here as something else', here: holding(lancers), added: 0, known: 0, beside: 1 },
		{
			where: 'here as a row that cannot be read',
			here: { ...nothing, rosters: [{ id: idOf(1), row: { id: idOf(1) } }] },
			added: 0,
			known: 0,
			beside: 1
		}
	])(
		'that is $where: $added added, $known here, $beside beside',
		({ here, added, known, beside }) => {
			const { rosters, additions } = restore(backupOf(pikes), here);
			expect(rosters).toEqual({
				added,
				here: known,
				beside: Array(beside).fill('Nordland (backup)')
			});
			expect(additions.rosters).toHaveLength(added + beside);
			expect(here.rosters.map(({ id }) => id)).not.toContain(additions.rosters[0]?.roster.id);
		}
	);

	test('that the one here has gone on from brings nothing', () => {
		const past = [pikes];
		expect(restore(backupOf(pikes), holding(lancers), past).rosters.here).toBe(1);
		expect(restore(backupOf(pikes), holding(lancers), [aRoster(1, '3 pikes')]).rosters.here).toBe(
			0
		);
		// The history of a roster that is gone is no roster.
		expect(restore(backupOf(pikes), nothing, past).rosters.added).toBe(1);
	});

	test('that came beside comes once, though either was edited or deleted since', () => {
		const [first] = restore(backupOf(pikes), holding(lancers)).additions.rosters;
		if (!first) throw new Error('nothing came');
		const edited = { ...aRoster(1, '5 pikes'), id: first.roster.id };
		for (const here of [
			holding(lancers, first.roster),
			holding(lancers, edited),
			holding(edited)
		]) {
			expect(restore(backupOf(pikes), here).rosters).toEqual({ added: 0, here: 1, beside: [] });
		}
	});

	test('stays two where two are alike', () => {
		const two = backupOf(pikes, { ...pikes, id: idOf(2) });
		expect(restore(two, nothing).rosters.added).toBe(2);
		const half = { added: 1, here: 1, beside: [] };
		expect(restore(two, holding(pikes)).rosters).toEqual(half);
		expect(restore(two, holding({ ...pikes, id: idOf(9) })).rosters).toEqual(half);
	});
});

describe('a saved version of a backup', () => {
	const version = { id: 'v', roster: idOf(1), name: 'Before', at: 1, snapshot: pikes };
	const backup = { ...backupOf(pikes), versions: [version] };
	const beside = (thing: typeof version): Here => ({
		...holding(pikes),
		versions: [{ id: thing.id, thing }]
	});

	test.each([
		{ where: 'here', here: beside(version), added: 0 },
		{ where: 'here, renamed', here: beside({ ...version, name: 'Better' }), added: 0 },
		{ where: 'here under another id', here: beside({ ...version, id: 'w' }), added: 0 },
		{ where: 'another here', here: beside({ ...version, snapshot: lancers }), added: 1 }
	])('that is $where: $added added', ({ here, added }) => {
		expect(restore(backup, here).versions.added).toBe(added);
	});

	test('goes with its roster', () => {
		const elsewhere = holding({ ...pikes, id: idOf(9) });
		const { additions } = restore(backup, elsewhere);
		expect(additions.versions).toEqual([{ ...version, roster: idOf(9) }]);
	});
});

test('an event pack of the same name, day and game stays as it is here, and is reported', () => {
	const pack = {
		formatVersion: 1,
		name: 'Open',
		system: 'toy',
		date: '2026-12-01',
		constraints: []
	} as const;
	const event = { id: 'e', at: 1, pack };
	const here = (note: string): Here => ({
		...nothing,
		events: [{ id: 'f', thing: { ...event, id: 'f', pack: { ...pack, note } } }]
	});
	const backup = { ...empty, events: [{ ...event, pack: { ...pack, note: 'Bring dice' } }] };
	expect(restore(backup, here('Bring dice')).events).toEqual({ added: 0, here: 1, other: [] });
	expect(restore(backup, here('Bring food')).events).toEqual({
		added: 0,
		here: 1,
		other: ['Open']
	});
	expect(restore(backup, nothing).events).toEqual({ added: 1, here: 0, other: [] });
});

test('texts of the player’s own are added where he has written none, and never replaced', () => {
	const fear = { id: 'whfb6/rule/fear', at: 1, text: 'Runs.' };
	const helm = { id: 'whfb6/item/helm', at: 2, text: 'Saves.' };
	const here = { ...nothing, wordings: [{ ...fear, text: 'Runs away.' }] };
	const plan = planRestore({ ...empty, wordings: [fear, helm] }, here, {
		pastOf: () => [],
		besideName: (name) => name
	});
	expect(plan.additions.wordings).toEqual([helm]);
	expect(plan.wordings).toEqual({ added: 1, here: 1 });
});

test('remembered names are added where there is none that is written alike', () => {
	const tin = { id: 'toy/tin men', at: 1, name: 'Tin Men', entry: 'pikes', meant: 'Pikes' };
	const lead = { ...tin, id: 'toy/lead men', name: 'Lead Men' };
	const here = { ...nothing, aliases: [{ ...tin, entry: 'squire', meant: 'Squire' }] };
	const plan = restore({ ...empty, aliases: [tin, lead] }, here);
	expect(plan.additions.aliases).toEqual([lead]);
	expect(plan.aliases).toEqual({ added: 1, here: 1 });
});

test('the text that a roster was made of goes with it, also where it is added beside another', () => {
	const source = { id: pikes.id, at: 1, text: 'Tin Host' };
	const backup = { ...backupOf(pikes), sources: [source] };
	const { additions } = restore(backup, holding(lancers));
	expect(additions.sources).toEqual([{ ...source, id: additions.rosters[0]?.roster.id }]);
	expect(additions.sources[0]?.id).not.toBe(pikes.id);
	expect(restore(backup, nothing).additions.sources).toEqual([source]);
});

test('a roster comes back into its folder, unless it is in one here', () => {
	const place = { id: pikes.id, at: 1, name: 'Club nights' };
	const backup = { ...backupOf(pikes), folders: [place] };
	expect(restore(backup, nothing).additions.folders).toEqual([place]);
	expect(restore(backup, holding(pikes)).additions.folders).toEqual([place]);
	const elsewhere = { ...holding(pikes), folders: [{ ...place, name: 'Tournaments' }] };
	expect(restore(backup, elsewhere).additions.folders).toEqual([]);
	const { additions } = restore(backup, holding(lancers));
	expect(additions.folders).toEqual([{ ...place, id: additions.rosters[0]?.roster.id }]);
});

test('a text that is kept here is not added again', () => {
	const kept = { id: 't', at: 1, name: 'Rust', about: 'Tin Wars', maker: 'Foundry', text: '{}' };
	const other = { ...kept, id: 'u' };
	const here = { ...nothing, texts: [{ ...kept, name: 'Rust and salt' }] };
	const plan = restore({ ...empty, texts: [kept, other] }, here);
	expect(plan.additions.texts).toEqual([other]);
	expect(plan.texts).toEqual({ added: 1, here: 1 });
});

test('what it takes to find the place of an unreadable row is worked out once, before the plan', () => {
	let looks = 0;
	const row = {
		id: 'x',
		get roster() {
			looks += 1;
			return 'spoilt';
		}
	};
	readyRow(row);
	const before = looks;
	const backup = { ...empty, rows: [{ table: 'rosters' as const, row }] };
	const options = { pastOf: () => [], besideName: (name: string) => name };
	for (let times = 0; times < 2; times += 1) {
		expect(planRestore(backup, nothing, options).rows).toEqual({ added: 1, here: 0 });
	}
	expect(before).toBe(1);
	expect(looks).toBe(1);
});
