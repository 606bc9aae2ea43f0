import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { muster as command } from '../../src/cli/muster.ts';
import { openPacks } from '../../src/cli/packs.ts';

/** Read once for all runs of a process. */
const packs = openPacks(fileURLToPath(new URL('../../data', import.meta.url)));

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

/** How a command went. */
export interface Run {
	readonly exit: number | null;
	readonly out: string;
	readonly err: string;
}

const endingCode = / · [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/gm;

/** Runs the command in a folder; what it says is without the list codes that end the lines of lists: they have tests of their own. */
export async function muster(cwd: string, words: readonly string[], input = ''): Promise<Run> {
	const run = await musterWhole(cwd, words, input);
	return { ...run, out: run.out.replace(endingCode, '') };
}

/** Runs the command in a folder, in this process: `built-command.test.ts` starts it as players do. */
export async function musterWhole(cwd: string, words: readonly string[], input = ''): Promise<Run> {
	const home = process.cwd();
	const said = { out: '', err: '' };
	const hear = (stream: keyof typeof said) => (text: string | Uint8Array) => {
		said[stream] += String(text);
		return true;
	};
	const spies = [
		vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as never),
		vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
		vi.spyOn(process.stderr, 'write').mockImplementation(hear('err'))
	];
	process.chdir(cwd);
	try {
		const exit = await command(words, () => packs);
		return { exit, ...said };
	} finally {
		process.chdir(home);
		for (const spy of spies) spy.mockRestore();
	}
}
