import { dirname } from 'node:path';
import { nameTags } from '../desk/index.ts';
import { deskRows, openDesk } from './desk-rows.ts';
import type { EventOptions } from './event-options.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeFile } from './place-file.ts';
import { renderLists, tellReplaced } from './render.ts';

/** `muster event tags`: name tags of the players in one PDF, to be cut out. */
export async function runEventTags(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const { print, isByTable } = options;
	if (!print || !('file' in print.to)) return 2;
	const { file } = print.to;
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(dirname(file));
	if (!made.ok) return failed(file, made.message);
	const tags = nameTags(await deskRows(desk), desk.event, isByTable);
	if (tags.tags.length === 0) return failed(file, 'No player has a name.');
	const rendered = await renderLists([], print, { tags });
	tellReplaced(desk.progress, file, rendered);
	const placed = await placeFile(file, rendered.bytes, options.force);
	if (!placed.ok) return failed(file, placed.message);
	desk.progress.line(`${tags.tags.length} name tags · ${file}`);
	return 0;
}
