import { expect, test } from 'vitest';
import { readersOf, relatedTests } from '../../tools/quick/related.ts';

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

test.each([
	['src/ui/hold.ts', 'tests/unit/structure.test.ts', 'it reads the file'],
	['src/schema/plain.ts', 'src/schema/plain.test.ts', 'it loads it'],
	['src/rules/standing/check.ts', 'tests/net/net.test.ts', 'it loads it by many others'],
	[
		'src/persistence/saving/saving.svelte.ts',
		'src/persistence/saving/saving.svelte.test.ts',
		'so do pages'
	],
	['tests/unit/words.test.ts', 'tests/unit/words.test.ts', 'it is a test itself']
])('when %s changes, %s is run: %s', (file, test) => {
	expect(relatedTests([file])).toContain(test);
});

test('a change of a screen runs no tests of the data', () => {
	const related = relatedTests(['src/features/editor/Editor.svelte']);
	expect(related.filter((file) => file.startsWith('tests/data/'))).toEqual([]);
});
