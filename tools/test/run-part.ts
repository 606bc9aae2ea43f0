import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';

/** How a part went. */
export interface Outcome {
	readonly name: string;
	readonly isGreen: boolean;
	readonly seconds: number;
	/** Tests, as the test runners count them. */
	readonly passed: number;
	readonly failed: number;
	/** What it says it left out. */
	readonly leftOut: readonly string[];
}

/** Runs the programs of a part up to the first that fails. */
export async function runPart(
	{ name, commands, env = {} }: Part,
	shown: 'as it comes' | 'at its end'
): Promise<Outcome> {
	const start = performance.now();
	let said = '';
	let isGreen = true;
	for (const command of commands) {
		if (!isGreen) break;
		const ran = await run(command, env, shown === 'as it comes');
		said += ran.said;
		isGreen = ran.code === 0;
	}
	if (shown === 'at its end') process.stdout.write(isGreen ? '' : said);
	const seconds = (performance.now() - start) / 1000;
	console.log(`${isGreen ? '✓' : '✗'} ${name}, ${Math.round(seconds)} s`);
	return { name, isGreen, seconds, ...countsIn(said), leftOut: leftOutIn(said) };
}

async function run(
	[program = '', ...words]: readonly string[],
	env: Readonly<Record<string, string>>,
	isShown: boolean
): Promise<{ readonly code: number | null; readonly said: string }> {
	// As npm finds programs; npx would take a second for each.
	const path = ['node_modules/.bin', process.env['PATH']].join(delimiter);
	const child = spawn(program, words, {
		env: { ...process.env, PATH: path, ...env },
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (bytes) => {
			said += String(bytes);
			if (isShown) process.stdout.write(bytes as Buffer);
		});
	}
	const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
	return { code, said };
}

/** Vitest says "Tests  3 failed | 20 passed (23)", Playwright "  3 failed" and "  20 passed (1.2m)". */
function countsIn(said: string): Pick<Outcome, 'passed' | 'failed'> {
	const plain = stripVTControlCharacters(said);
	const tests = plain.match(/^\s*Tests\s.*$/gm)?.join(' ') ?? plain;
	const sum = (word: string): number =>
		[...tests.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))]
			.map(([, count]) => Number(count))
			.reduce((all, count) => all + count, 0);
	return { passed: sum('passed'), failed: sum('failed') };
}

function leftOutIn(said: string): readonly string[] {
	return said.match(/^Left out: .*$/gm) ?? [];
}
