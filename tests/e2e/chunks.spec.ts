import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
}

const output = fileURLToPath(new URL('../../.svelte-kit/output/client/', import.meta.url));
const chunks = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Readonly<
	Record<string, Chunk>
>;

/** By what the code of a library is known, whatever it is bundled with. */
const libraries = { schemas: /\b_zod\b/, database: 'MissingAPIError' } as const;

/** Kilobytes, compressed, beside what the first page has; and which library it brings. */
const parts = [
	{ part: 'src/persistence/opening/read-natively.ts', most: 19, brings: [] },
	{ part: 'src/features/editor/session/start-saving.ts', most: 36, brings: [] },
	{ part: 'src/features/editing/words-of-rules.ts', most: 32, brings: [] },
	{ part: 'home-list', most: 54, brings: [] },
	{ part: 'home-at-rest', most: 30, brings: [] },
	{ part: 'database', most: 75, brings: ['schemas', 'database'] }
] as const;

for (const { part, most, brings } of parts) {
	test(`${part} is loaded with nothing that it does not need`, () => {
		const first = filesOf('.svelte-kit/generated/client-optimized/app.js');
		const files = [...filesOf(part)].filter((file) => !first.has(file));
		const codes = files.map((file) => readFileSync(join(output, file), 'utf8'));
		const size = codes.reduce((sum, code) => sum + gzipSync(code).length / 1000, 0);
		expect(size, files.join('\n')).toBeLessThanOrEqual(most);
		const brought = Object.entries(libraries).filter(([, sign]) =>
			codes.some((code) => code.search(sign) !== -1)
		);
		expect(brought.map(([name]) => name)).toEqual(brings);
	});
}

/** The most kilobytes of the screen of a battle, with what is looked up in it, beside what every page has. */
const mostOfBattle = 100;

test('a battle has at most 100 kilobytes of its own', () => {
	const other = ['.svelte-kit/generated/client-optimized/app.js', 'database'];
	const before = new Set(other.flatMap((part) => [...filesOf(part)]));
	const own = filesOf('src/features/play/BattlePage.svelte');
	const files = [...own].filter((file) => !before.has(file));
	const size = files.reduce(
		(sum, file) => sum + gzipSync(readFileSync(join(output, file), 'utf8')).length / 1000,
		0
	);
	expect(files.length).toBeGreaterThan(2);
	expect(size, files.join('\n')).toBeLessThanOrEqual(mostOfBattle);
});

/** The files that come with a chunk, by its source or its name. */
function filesOf(part: string): ReadonlySet<string> {
	const start = Object.keys(chunks).find((key) => key === part || chunks[key]?.name === part);
	if (start === undefined) throw new Error(`There is no chunk of ${part}.`);
	const found = new Set([start]);
	for (const key of found) for (const next of chunks[key]?.imports ?? []) found.add(next);
	return new Set([...found].map((key) => chunks[key]?.file ?? key));
}
