import { expect, test } from 'vitest';
import { readersOf } from '../../tools/quick/changed.ts';

test.each([
	['data/warmaster/empire.json', 'tests/packs.ts'],
	['docs/list-file.md', 'tests/cli/list-file-docs.test.ts'],
	['tests/sheets/golden/legality-a4.txt', 'tests/sheets/layout.test.ts'],
	['package-lock.json', 'tests/unit/lockfile.test.ts'],
	['src/ui/Shield.svelte', 'tests/unit/no-ids-in-source.test.ts']
])('when %s changes, npm run quick runs what reads it in %s', (file, reader) => {
	expect(readersOf([file])).toContain(reader);
});

test('a file that nothing reads has no readers', () => {
	expect(readersOf(['unknown.png'])).toEqual([]);
});
