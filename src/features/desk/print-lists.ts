import { nameTags } from '../../desk/name-tags.ts';
import { appAddress } from '../../platform/app-address.ts';
import type { Following } from '../../platform/in-turn.ts';
import type { DeskState } from '../../workers/desk/messages.ts';
import { PrintClient } from '../print/late.ts';
import { deskWork } from './event-desk.svelte.ts';
import type { PlacedList } from './placed-lists.ts';

type ToPrint = Parameters<PrintClient['makePdf']>[0];

/** The lists that count in one PDF, after an index of all. */
export async function printLists(
	desk: DeskState,
	isByTable: boolean,
	following: Required<Following>
): Promise<Uint8Array<ArrayBuffer>> {
	const address = appAddress();
	const made = await deskWork.do({ kind: 'desk-print', desk, isByTable, address }, following);
	return printed(made, following);
}

/** The name tags of the players. */
export async function printTags(
	lists: readonly PlacedList[],
	{ event }: DeskState,
	following: Required<Following>
): Promise<Uint8Array<ArrayBuffer>> {
	return printed({ lists: [], nameTags: nameTags(lists, event, false) }, following);
}

async function printed(
	made: Pick<ToPrint, 'lists' | 'index' | 'nameTags'>,
	{ signal }: Required<Following>
): Promise<Uint8Array<ArrayBuffer>> {
	const client = new PrintClient();
	signal.addEventListener('abort', () => client.stop());
	try {
		const job = { ...made, paper: 'a4', name: 'desk', skipsPages: true } as const;
		return (await client.makePdf(job, () => undefined)).pdf;
	} finally {
		client.stop();
	}
}
