import { appAddress } from '../../platform/app-address.ts';
import type { Following } from '../../platform/in-turn.ts';
import type { DeskState } from '../../workers/desk/messages.ts';
import { PrintQueue } from '../print/late.ts';
import { deskWork } from './desk-work.ts';

/** The lists that count in one PDF, after an index of all. */
export async function printLists(
	desk: DeskState,
	isByTable: boolean,
	following: Required<Following>
): Promise<Uint8Array<ArrayBuffer>> {
	const address = appAddress();
	const made = await deskWork.do({ kind: 'desk-print', desk, isByTable, address }, following);
	const queue = new PrintQueue();
	following.signal.addEventListener('abort', () => queue.stop());
	try {
		const job = { ...made, paper: 'a4', name: 'desk', isUndrawn: true } as const;
		return (await queue.print(job, () => undefined)).pdf;
	} finally {
		queue.stop();
	}
}
