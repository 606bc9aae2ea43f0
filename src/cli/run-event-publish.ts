import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	commitmentTo,
	publishedPage,
	readLock,
	zipOfTexts,
	type Lock
} from '../exchange/desk/index.ts';
import type { ExitCode } from './outcome.ts';
import { makeFolder, placeFile } from './place-file.ts';
import type { EventOptions } from './event-options.ts';
import { failed, placeAll, type TextFile } from './place-file.ts';
import { commitments } from './run-event-lock.ts';

/**
 * `muster event publish`: the lists of a locked folder as a static folder or a zip. A list that is not as it was locked
 * stops it. Names stay out unless they are asked for; addresses and codes always do.
 */
export async function runEventPublish(options: EventOptions): Promise<ExitCode> {
	const [folder = '.'] = options.files;
	const lock = lockIn(folder);
	if (!lock) return failed(folder, 'This folder has no lock: make one with muster event lock.');
	const lists: TextFile[] = [];
	for (const { file, commitment } of lock.lists) {
		if (file === undefined) continue;
		const text = textAt(join(folder, file));
		if (text === undefined) return failed(join(folder, file), 'This list is missing.');
		if (commitmentTo(text) !== commitment) {
			return failed(
				join(folder, file),
				'This list is not as it was locked. Nothing was published.'
			);
		}
		lists.push({ name: file, text });
	}
	const page = publishedPage(lock, { players: options.withPlayers });
	const files = [
		{ name: 'index.html', text: page },
		{ name: 'commitments.txt', text: commitments(lock) },
		...lists
	];
	return options.isZip ? placeZip(options, files) : placeFolder(options, files);
}

async function placeFolder(options: EventOptions, files: readonly TextFile[]): Promise<ExitCode> {
	const made = makeFolder(join(options.folder, 'lists'));
	return made.ok ? placeAll(options, files) : failed(options.folder, made.message);
}

async function placeZip(
	{ folder, force }: EventOptions,
	files: readonly TextFile[]
): Promise<ExitCode> {
	const made = makeFolder(folder);
	if (!made.ok) return failed(folder, made.message);
	const path = join(folder, 'lists.zip');
	const placed = await placeFile(path, zipOfTexts(files), force);
	return placed.ok ? 0 : failed(path, placed.message);
}

function lockIn(folder: string): Lock | undefined {
	const text = textAt(join(folder, 'lock.json'));
	return text === undefined ? undefined : readLock(text);
}

function textAt(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return undefined;
	}
}
