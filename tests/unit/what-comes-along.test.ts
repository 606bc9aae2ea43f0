import { describe, expect, test } from 'vitest';
import { importsOf, wayTo } from '../imports-of.ts';

/** What is large, and needed by few parts. */
const heavy = {
	schemas: /^zod/,
	'the database': /^dexie$/,
	sheets: /^src\/sheets\/(index|sheet)\.ts$/,
	'list codes': /^src\/exchange\/list-code\/|^(@noble|fflate|qr)\b/
} as const;

type Heavy = keyof typeof heavy;

/** Parts that a page waits for, or that come when it is at rest, and what each brings along. */
const parts: Readonly<Record<string, readonly Heavy[]>> = {
	'src/features/home/HomePage.svelte': [],
	'src/features/home/RosterShelf.svelte': [],
	'src/features/home/FirstVisit.svelte': [],
	'src/routes/AtRest.svelte': [],
	'src/features/start/StartPage.svelte': [],
	'src/features/editor/Editor.svelte': [],
	'src/features/editor/session/start-saving.ts': [],
	'src/persistence/opening/read-natively.ts': [],
	'src/persistence/data-version/store-data.ts': [],
	'src/features/editing/words-of-rules.ts': [],
	'src/features/home/StrayRows.svelte': ['schemas'],
	'src/features/home/HomeNotice.svelte': ['schemas'],
	'src/persistence/db/open.ts': ['schemas', 'the database']
};

describe('nothing large comes along with', () => {
	test.each(Object.entries(parts))('%s but %j', (entry, brought) => {
		const found = importsOf(entry);
		expect(found.size).toBeGreaterThan(1);
		for (const [name, pattern] of Object.entries(heavy)) {
			const first = [...found.keys()].find((module) => pattern.test(module));
			const way = first === undefined ? '' : wayTo(found, first);
			if ((brought as readonly string[]).includes(name)) expect(way, name).not.toBe('');
			else expect(way, name).toBe('');
		}
	});
});
