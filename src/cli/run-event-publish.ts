import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedFiles, type NamedText } from '../desk/index.ts';
import { zipOfTexts } from '../exchange/desk/index.ts';
import type { ExitCode } from './outcome.ts';
import { failed, makeFolder, placeAll, placeFile } from './place-file.ts';
import type { EventOptions } from './event-options.ts';

const reasons = {
	missing: 'This list is missing.',
	changed: 'This list is not as it was locked. Nothing was published.'
} as const;

/**
 * `muster event publish`: the lists of a locked folder as a static folder or a zip. A list that is not as it was locked
 * stops it. Names stay out unless they are asked for; addresses and codes always do.
 */
export async function runEventPublish(options: EventOptions): Promise<ExitCode> {
	const [folder = '.'] = options.files;
	const published = publishedFiles((name) => textAt(join(folder, name)), {
		players: options.withPlayers
	});
	if (published.ok) {
		const { files } = published;
		return options.isZip ? placeZip(options, files) : placeFolder(options, files);
	}
	if (published.why === 'no-lock') {
		return failed(folder, 'This folder has no lock: make one with muster event lock.');
	}
	return failed(join(folder, published.file), reasons[published.why]);
}

async function placeFolder(options: EventOptions, files: readonly NamedText[]): Promise<ExitCode> {
	const made = makeFolder(join(options.folder, 'lists'));
	return made.ok ? placeAll(options, files) : failed(options.folder, made.message);
}

async function placeZip(
	{ folder, force }: EventOptions,
	files: readonly NamedText[]
): Promise<ExitCode> {
	const made = makeFolder(folder);
	if (!made.ok) return failed(folder, made.message);
	const path = join(folder, 'lists.zip');
	const placed = await placeFile(path, zipOfTexts(files), force);
	return placed.ok ? 0 : failed(path, placed.message);
}

function textAt(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return undefined;
	}
}
