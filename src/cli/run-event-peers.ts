import { opponentText, peerFiles } from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import { deskRows, openDesk } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeAll } from './place-file.ts';

/** `muster event peers`: for each player a text with three lists of others, and room for remarks. */
export async function runEventPeers(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(options.folder);
	if (!made.ok) return failed(options.folder, made.message);
	const texts = new Map<DeskList, string>();
	const rows = await deskRows(desk, ({ row, outcome }) => {
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	const placed = await placeAll(
		options,
		peerFiles(rows, (list) => texts.get(list), desk.event)
	);
	process.stderr.write(`${totals(rows)}\n`);
	return placed;
}
