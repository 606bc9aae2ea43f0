import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The file that Node runs. */
export const command = join(root, 'bin', 'muster.js');

let isBuilt = false;

/** Bundles the command as `npm run build:cli` does, once for all files of tests that one process reads. */
export function buildCommand(): void {
	if (isBuilt) return;
	const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'build-cli.js')]);
	if (status !== 0) throw new Error(String(stderr));
	isBuilt = true;
}

/** A temporary folder to put lists in. */
export interface Folder {
	readonly path: string;
	write(name: string, content: unknown): void;
	remove(): void;
}

export function makeFolder(): Folder {
	const path = mkdtempSync(join(tmpdir(), 'muster-cli-'));
	return {
		path,
		write: (name, content) => {
			const text = typeof content === 'string' ? content : JSON.stringify(content);
			writeFileSync(join(path, name), text);
		},
		remove: () => {
			rmSync(path, { recursive: true, force: true });
		}
	};
}

/** Whether a task is done within so many milliseconds: once of three times, as other programs have their turns too. */
export function isDoneWithin(limit: number, task: () => unknown): boolean {
	return [1, 2, 3].some(() => {
		const start = performance.now();
		task();
		return performance.now() - start < limit;
	});
}

/** How a command went. */
export interface Run {
	readonly exit: number | null;
	readonly out: string;
	readonly err: string;
}

const endingCode = / · [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/gm;

/** Runs the built command in a folder; what it says is without the list codes that end the lines of lists: they have tests of their own. */
export function muster(cwd: string, words: readonly string[], input = ''): Run {
	const run = musterWhole(cwd, words, input);
	return { ...run, out: run.out.replace(endingCode, '') };
}

/** Runs the built command in a folder. */
export function musterWhole(cwd: string, words: readonly string[], input = ''): Run {
	const run = spawnSync(process.execPath, [command, ...words], {
		cwd,
		input,
		encoding: 'utf8',
		maxBuffer: 1e9
	});
	return { exit: run.status, out: run.stdout, err: run.stderr };
}

/** Runs the built command and stops listening to it after the first bytes. */
export function musterCutShort(cwd: string, words: readonly string[]): Promise<Run> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [command, ...words], { cwd });
		let err = '';
		child.stderr.on('data', (bytes) => (err += String(bytes)));
		child.stdout.once('data', () => child.stdout.destroy());
		child.on('close', (exit) => {
			resolve({ exit, out: '', err });
		});
	});
}
