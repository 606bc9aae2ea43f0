import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { lockLists, opponentText } from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeAll } from './place-file.ts';
import { deskRows, openDesk } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';

/**
 * `muster event lock`: fixes the lists of an event. The folder then has each list with its nonce, which nobody else is
 * shown before they are published, the commitments to them, which are published first, and a sheet to sign.
 */
export async function runEventLock(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(join(options.folder, 'lists'));
	if (!made.ok) return failed(options.folder, made.message);
	const texts = new Map<DeskList, string>();
	const rows = await deskRows(desk, ({ row, outcome }) => {
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	const { lock, files } = lockLists(rows, (list) => texts.get(list), {
		event: desk.event,
		now: new Date().toISOString(),
		newNonce: () => randomBytes(32).toString('hex')
	});
	// The lock is written first: a folder that was locked before is left as it is.
	const placed = await placeAll(options, files);
	if (placed !== 0) return placed;
	if (options.json) process.stdout.write(`${JSON.stringify(lock, null, '\t')}\n`);
	process.stderr.write(`${totals(rows)} · fingerprint ${lock.fingerprint}\n`);
	return 0;
}
