import { mkdirSync, writeFileSync } from 'node:fs';
import { journeysOfRun } from '../../tests/touched.ts';

/** A part of the tests: its name, and the programs that it runs one after the other. */
export interface Part {
	readonly name: string;
	readonly commands: readonly (readonly string[])[];
	readonly env?: Readonly<Record<string, string>>;
}

function part(name: string, ...commands: readonly string[]): Part {
	return { name, commands: commands.map((command) => command.split(' ')) };
}

/** Unit tests under some folders. */
function unit(name: string, ...folders: readonly string[]): Part {
	return { name, commands: [['vitest', 'run', '--project', 'node', ...folders]] };
}

const checks: readonly Part[] = [
	part(
		'types',
		'svelte-check --fail-on-warnings --tsgo',
		'tsc --noEmit -p src/engine',
		'tsc --noEmit -p src/service-worker'
	),
	part('lint', 'oxlint --deny-warnings', 'eslint . --max-warnings 0'),
	part('format', 'oxfmt --check .'),
	part('unused', 'knip'),
	part('packages', 'node tools/audit.js')
];

/** Two thirds of a build's time are for compressed copies, which no test asks for. */
const uncompressed = { PRECOMPRESS: 'no' };
const build: Part = { ...part('build', 'vite build'), env: uncompressed };

/** Everything that `npm run test:all` runs, in its order. */
export const everyPart: readonly Part[] = [
	...checks,
	unit('source', 'src'),
	unit('unit', 'tests/unit'),
	unit('data', 'tests/data', 'tests/rules-map', 'tests/net'),
	unit('sentences', 'tests/phrasebook', 'tests/truth'),
	unit('property', 'tests/property'),
	unit('solver', 'tests/solver'),
	unit('sheets', 'tests/sheets'),
	unit('command', 'tests/cli'),
	part('components', 'vitest run --project browser'),
	part('browser', 'playwright test tests/e2e'),
	part('faults', 'playwright test tests/faults'),
	{
		...part('engines', 'vite build', 'playwright test --config tests/engines/playwright.config.ts'),
		env: uncompressed
	}
];

/**
 * What `npm test` runs: rows of parts, some side by side and the last alone.
 * @param files of unit tests; all where there are none
 */
export function pushRows(files: readonly string[]): {
	readonly sideBySide: readonly (readonly Part[])[];
	readonly last: readonly Part[];
} {
	const unitTests = { name: 'unit tests', commands: [['vitest', 'run', ...files]] };
	const browser = [
		...['playwright', 'test', '--test-list', journeysFile()],
		...['--reporter', 'list,./tests/journeys.ts']
	];
	const inOrder = (...names: readonly string[]): readonly Part[] =>
		checks.filter(({ name }) => names.includes(name));
	return {
		sideBySide: [
			[unitTests],
			inOrder('types', 'format'),
			[...inOrder('lint', 'unused', 'packages'), build]
		],
		last: [{ name: 'browser', commands: [browser], env: { BUILD: 'there' } }]
	};
}

/** The list of journeys as a file, as Playwright takes it. */
function journeysFile(): string {
	const folder = 'node_modules/.cache/muster';
	mkdirSync(folder, { recursive: true });
	const file = `${folder}/journeys.txt`;
	writeFileSync(file, journeysOfRun().join('\n'));
	return file;
}
