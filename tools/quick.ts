// Checks what was changed since main, in about half a minute: `npm run quick [-- tests/e2e/x.spec.ts …]`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { whatChanged } from './quick/changed.ts';

interface Step {
	readonly name: string;
	readonly words: readonly string[];
}

const files = whatChanged().files.filter((file) => existsSync(file));
const specs = process.argv.slice(2);
const missing = specs.filter((spec) => !existsSync(spec));

/** A program over those of the changed files that it is for; nothing where there is none. */
function over(name: string, mine: RegExp, ...words: readonly string[]): readonly Step[] {
	const own = files.filter((file) => mine.test(file));
	return own.length === 0 ? [] : [{ name, words: [...words, ...own] }];
}

function types(folder: string): readonly Step[] {
	const isTouched = files.some((file) => /^(src|tsconfig)/.test(file));
	return isTouched
		? [{ name: `types of ${folder}`, words: ['tsc', '--noEmit', '-p', folder] }]
		: [];
}

/** One after the other in each row, the two rows side by side. */
const rows: readonly (readonly Step[])[] = [
	over('unit tests', /./, 'tsx', 'tools/quick/unit-tests.ts'),
	[
		...over('format', /./, 'oxfmt', '--check', '--no-error-on-unmatched-pattern'),
		...over('lint', /\.ts$/, 'oxlint', '--deny-warnings'),
		...over(
			'lint of components',
			/\.svelte(\.ts)?$/,
			'eslint',
			'--no-warn-ignored',
			'--max-warnings',
			'0'
		),
		{ name: 'types', words: ['svelte-check', '--fail-on-warnings', '--tsgo', '--incremental'] },
		...types('src/engine'),
		...types('src/service-worker')
	]
];

/** Runs a step; what it said is shown if it failed, and its notes if it did not. */
async function passes({ name, words }: Step): Promise<boolean> {
	const start = performance.now();
	const child = spawn('npx', words, { stdio: ['ignore', 'pipe', 'pipe'] });
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (bytes) => (said += String(bytes)));
	}
	const exit = await new Promise<number | null>((resolve) => child.on('close', resolve));
	const seconds = Math.round((performance.now() - start) / 1000);
	console.log(`${exit === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
	const notes = said.match(/^(?:Left out: |Files of tests: ).*$/gm) ?? [];
	if (exit !== 0) console.log(said);
	else for (const note of notes) console.log(`  ${note}`);
	return exit === 0;
}

async function allPass(steps: readonly Step[]): Promise<boolean> {
	let isGreen = true;
	for (const step of steps) isGreen = (await passes(step)) && isGreen;
	return isGreen;
}

if (missing.length > 0) {
	console.error(`There is no ${missing.join(' and no ')}.`);
	process.exit(2);
}
console.log(`Files that differ from main: ${files.length}`);
const results = await Promise.all(rows.map(allPass));
const browser: readonly Step[] =
	specs.length > 0 ? [{ name: 'browser tests', words: ['playwright', 'test', ...specs] }] : [];
results.push(await allPass(browser));
if (specs.length === 0) console.log('Left out: browser tests; name specs after --, or npm test.');
process.exitCode = results.includes(false) ? 1 : 0;
