import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import { openRepositories } from './open.ts';

const roster = aList(1000, '2 pikes');
const summary = { points: 80, problems: 0, units: 2 };

/** A store as the first version of the app left it. */
async function storedByTheFirst(rows: readonly object[]): Promise<string> {
	const name = `old-${Math.random()}`;
	const old = new Dexie(name);
	old.version(1).stores({ rosters: 'id' });
	await old.table('rosters').bulkPut(rows);
	old.close();
	return name;
}

test('rosters of the first version open unchanged, and have a history from then on', async () => {
	const name = await storedByTheFirst([{ id: roster.id, updatedAt: 7, roster, summary }]);
	const { rosters, steps } = openRepositories(name);
	const past = { cursor: 0, steps: 0 };
	expect(await rosters.load(roster.id)).toEqual({
		ok: true,
		roster,
		past,
		updatedAt: 7,
		data: undefined,
		summary
	});
	expect(await steps.load(roster.id)).toEqual({ steps: [], last: 0 });
	const saved = await rosters.save(roster, summary, {
		unsaved: { cursor: 1, steps: 1, made: [] },
		lastSeen: 7
	});
	expect(saved.ok).toBe(true);
});

test('a row that cannot be read goes into the bin and comes back', async () => {
	const name = await storedByTheFirst([{ id: 'odd', updatedAt: 'then', roster: [1] }]);
	const { bin, rosters } = openRepositories(name);
	await bin.moveIn('odd', () => 'unused');
	await bin.restore('odd', () => 'unused');
	expect(await rosters.load('odd')).toEqual({ ok: false, reason: 'unreadable' });
});
