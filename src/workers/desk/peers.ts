import { opponentText, peerFiles, type DeskRow } from '../../desk/index.ts';
import { zipOfTexts } from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import { rowsAtDesk } from './found-lists.ts';
import type { DeskResults, DeskState } from './messages.ts';

/** Bundles of lists that players check for each other, in a zip. */
export async function peerBundles(
	desk: DeskState,
	source: PageData,
	onprogress: (done: number, all: number) => void
): Promise<DeskResults['desk-peers']> {
	const texts = new Map<DeskRow['list'], string>();
	const rows = await rowsAtDesk(desk, source, ({ row, outcome }, done) => {
		onprogress(done, desk.files.length);
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	return { bytes: zipOfTexts(peerFiles(rows, (list) => texts.get(list), desk.event)) };
}
