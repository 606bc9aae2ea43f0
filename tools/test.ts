// `npm test` runs what a change can plausibly break, and `npm run check` all of that but the browser tests;
// `npm run test:all [-- part …]` everything, or these parts, and `npm run test:all -- --from part` it and those after.
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { slowTests } from '../tests/runs.ts';
import { changed, mayTouchRules } from '../tests/touched.ts';
import { relatedTests } from './quick/related.ts';
import { everyPart, pushRows, type Part } from './test/parts.ts';
import { runPart, type Outcome } from './test/run-part.ts';
import { tableOf } from './test/table.ts';

const [mode, ...words] = process.argv.slice(2);
const started = performance.now();
// It keeps components that are gone, and their types would be checked.
rmSync('.svelte-kit/.svelte-check', { recursive: true, force: true });
const outcomes = mode === 'all' ? await runAll(words) : await runPush();
console.log(`\n${tableOf(outcomes, (performance.now() - started) / 1000)}`);
if (mode !== 'all') await tellLeftOut();
process.exitCode = outcomes.some(({ isGreen }) => !isGreen) ? 1 : 0;

/** The checks of the code beside the unit tests, then the browser. */
async function runPush(): Promise<readonly Outcome[]> {
	process.env['RUN'] = 'push';
	const { sideBySide, last } = pushRows(mayTouchRules ? [] : relatedTests(changed));
	const first = await Promise.all(sideBySide.map((row) => runRow(row, 'at its end')));
	const others = mode === 'check' ? [] : await runRow(last, 'as it comes');
	return [...first.flat(), ...others];
}

async function tellLeftOut(): Promise<void> {
	const { sliceText } = await import('../tests/slice.ts');
	if (!mayTouchRules)
		console.log(
			'Left out: unit tests and journeys of rules and data, as nothing that differs can touch them.'
		);
	console.log(
		`Left out: ${slowTests.length} slow files of unit tests; suites over all armies took ${sliceText()}.`
	);
	console.log('npm run test:all runs everything.');
}

async function runAll(asked: readonly string[]): Promise<readonly Outcome[]> {
	process.env['RUN'] = 'all';
	return runRow(partsAsked(everyPart, asked), 'as it comes');
}

async function runRow(
	parts: readonly Part[],
	shown: 'as it comes' | 'at its end'
): Promise<readonly Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const part of parts) outcomes.push(await runPart(part, shown));
	return outcomes;
}

function partsAsked(parts: readonly Part[], asked: readonly string[]): readonly Part[] {
	const isFrom = asked[0] === '--from';
	const names = isFrom ? asked.slice(1) : asked;
	const known = parts.map(({ name }) => name);
	const unknown = names.filter((name) => !known.includes(name));
	if (unknown.length > 0 || (isFrom && names.length !== 1)) {
		console.error(`There is no part ${unknown.join(', ')}. Parts: ${known.join(', ')}.`);
		process.exit(2);
	}
	if (isFrom) return parts.slice(known.indexOf(names[0] ?? ''));
	return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}
