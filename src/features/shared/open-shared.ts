import { readPacked, type OpenedList, type PackedList } from '../../exchange/list-code/index.ts';
import { sharedPage } from '../../i18n/en/shared.ts';
import { loadPack } from '../../packs/load.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { openLink } from '../import/index.ts';

/** A list from a link, judged by today's data. */
export interface SharedList {
	readonly opened: OpenedRoster;
	readonly match: Extract<OpenedList, { ok: true }>['match'];
	readonly packed: PackedList;
}

type SharedResult =
	| { readonly ok: true; readonly list: SharedList }
	| { readonly ok: false; readonly faults: readonly string[] };

/**
 * Opens a packed list, without storing it.
 * @throws if the army's data cannot be loaded
 */
export async function openShared(text: string): Promise<SharedResult> {
	const read = readPacked(text);
	if (!read.ok) return refused(read.faults);
	const { packed } = read;
	const result = await openLink(packed);
	if (!result.ok) return refused(result.faults);
	const { roster, match } = result;
	const pack = await loadPack(roster.system, roster.army);
	if (!pack) return refused([{ message: sharedPage.noArmy }]);
	return { ok: true, list: { opened: { kind: 'roster', roster, pack }, match, packed } };
}

function refused(faults: readonly { readonly message: string }[]): SharedResult {
	return { ok: false, faults: faults.map(({ message }) => message) };
}
