import { join } from 'node:path';
import type { Roster } from '#schema';
import {
	noteWithout,
	shareLink,
	writeMusterFile,
	writePositionLink,
	writePlainList
} from '../exchange/index.ts';
import { buildSheet, type TextFormat } from '../content/index.ts';
import { textFile } from '../paper/index.ts';
import type { ConvertOptions } from './options.ts';
import { worse, blockOf, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { nameOrArmy, listsOf } from './lists.ts';
import { failed, makeFolder, placeFile } from './place-file.ts';
import { FileNames, unreadIn, unreadOnPaper, type Judged } from '../desk/index.ts';

/**
 * `muster convert`: writes each list in another format. What was not understood of a list is reported on standard
 * error; a list that cannot be read does not stop the others.
 */
export async function runConvert(options: ConvertOptions, packs: Packs): Promise<ExitCode> {
	const { folder, force } = options;
	const place = folder === undefined ? undefined : makeFolder(folder);
	if (place && !place.ok) return failed(folder ?? '', place.message);
	const names = new FileNames();
	let worst: ExitCode = 0;
	for await (const { file, outcome } of listsOf(options.files, packs, undefined)) {
		if (outcome.kind === 'unreadable') {
			process.stderr.write(blockOf(file, outcome));
			worst = 2;
			continue;
		}
		const notes = unreadIn(outcome);
		for (const { message } of notes) process.stderr.write(`${file}: ${message}\n`);
		if (notes.length > 0) worst = 2;
		const made = written(outcome, options);
		for (const remark of made.remarks ?? []) process.stderr.write(`${file}: ${remark}\n`);
		if (made.content === undefined) {
			worst = 2;
			continue;
		}
		const { ending, content } = made;
		if (folder === undefined) {
			process.stdout.write(content);
			continue;
		}
		const path = join(folder, names.next(nameOrArmy(outcome), ending));
		const placed = await placeFile(path, Buffer.from(content), force);
		if (!placed.ok) worst = worse(worst, failed(path, placed.message));
	}
	return worst;
}

interface Written {
	/** The extension of its file's name. */
	readonly ending: string;
	/** Missing if the list cannot be written so. */
	readonly content: string | undefined;
	/** What is said of it on standard error. */
	readonly remarks?: readonly string[];
}

function written(judged: Judged, { to, url }: ConvertOptions): Written {
	const { index, player } = judged;
	const roster = withUnread(judged);
	switch (to) {
		case 'plain':
			return { ending: 'json', content: writePlainList(roster, index, player) };
		case 'muster':
			return { ending: 'muster.json', content: writeMusterFile([roster]) };
		case 'link':
			return { ending: 'link.txt', content: `${shareLink(roster, index, url)}\n` };
		case 'selector':
			return positionLink(judged);
		default:
			return text(judged, to);
	}
}

/** A link of the builder that numbers the rows of its armies. */
function positionLink({ roster, index }: Judged): Written {
	const made = writePositionLink(roster, index);
	const ending = 'link.txt';
	if (!made) {
		const army = `${index.army.name} (${index.system.name})`;
		return { ending, content: undefined, remarks: [`No other builder with links has ${army}.`] };
	}
	const { builder, link, left } = made;
	const remarks = left.length === 0 ? [] : [`${builder} has no ${left.join(', no ')}.`];
	return { ending, content: `${link}\n`, remarks };
}

/** The roster, with what was not understood in its note, once: its file says nothing else of it. */
function withUnread(judged: Judged): Roster {
	const { roster } = judged;
	const unread = unreadOnPaper(judged).map(({ text }) => `Not read: ${text}`);
	if (unread.length === 0) return roster;
	const note = noteWithout(
		roster,
		unreadIn(judged).flatMap(({ text }) => text ?? [])
	);
	return { ...roster, note: [...unread, note].join('\n').slice(0, 2000).trim() };
}

function text(judged: Judged, format: TextFormat): Written {
	const { roster, report, player } = judged;
	const sheet = buildSheet(roster, report, 'list', { player, unread: unreadOnPaper(judged) });
	const { ending, content } = textFile(sheet, format);
	return { ending, content: content.endsWith('\n') ? content : `${content}\n` };
}
