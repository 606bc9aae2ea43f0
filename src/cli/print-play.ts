import { join } from 'node:path';
import { fileStem, unknownSystem } from '../exchange/index.ts';
import { gameSheet } from '../content/index.ts';
import { blockOf, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { makeFolder, placeFile } from './place-file.ts';
import type { PrintOptions } from './print-options.ts';
import { renderLists } from './render.ts';

/** `muster print --form play --system NAME`: the play sheet of a game, which is of no list. */
export async function printPlay(
	options: PrintOptions & { readonly system: string },
	packs: Packs
): Promise<ExitCode> {
	const system = packs.system(options.system);
	if (!system)
		return stopped(options.system, unknownSystem(options.system, packs.systems()).message);
	const play = packs.playSheet(system);
	if (!play) return stopped(options.system, `${system.name} has no play sheet.`);
	const sheet = gameSheet(system, play);
	const { ending, bytes, pages } = await renderLists([[sheet]], options);
	const folder = 'folder' in options.to ? options.to.folder : '.';
	const made = makeFolder(folder);
	if (!made.ok) return stopped(folder, made.message);
	const path = join(folder, `${fileStem(`${system.name} ${sheet.title}`)}.${ending}`);
	const placed = await placeFile(path, bytes, options.force);
	if (!placed.ok) return stopped(path, placed.message);
	if (options.json) {
		const written = { system: system.id, written: path, ...(pages !== undefined && { pages }) };
		process.stdout.write(`${JSON.stringify([written], null, '\t')}\n`);
	} else process.stderr.write(`${path}${pages === undefined ? '' : `, ${pages} pages`}\n`);
	return 0;
}

function stopped(what: string, message: string): ExitCode {
	process.stderr.write(blockOf(what, { kind: 'unreadable', faults: [{ message }] }));
	return 2;
}
