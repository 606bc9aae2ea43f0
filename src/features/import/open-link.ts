import type { EventPack } from '#schema';
import { linkFaults } from '../../i18n/en/sharing.ts';
import { catalogue, loadCards } from '../../packs/catalogue.ts';
import { loadPack } from '../../packs/load.ts';
import {
	openPacked,
	packedArmy,
	packedSystem,
	type OpenedList,
	type PackedList
} from '../../exchange/list-code/index.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * Makes a roster of what a link holds, under the data of today; nothing is stored.
 * @param events packs to take the list's own from, besides those that are kept
 * @throws if the army is not stored yet and there is no network
 */
export async function openLink(
	packed: PackedList,
	events: readonly EventPack[] = []
): Promise<OpenedList> {
	const card = packedSystem(packed, catalogue);
	if (!card) return refused(linkFaults.unknownGame);
	const army = packedArmy(packed, await loadCards(card.id));
	const pack = army && (await loadPack(card.id, army.id));
	if (!pack) return refused(linkFaults.unknownArmy);
	const kept = packed.event ? await keptEvents() : [];
	return openPacked(packed, { ...pack, events: [...events, ...kept], newId: newRosterId });
}

/** The event packs of this browser; none where it blocks its storage. */
export async function keptEvents(): Promise<readonly EventPack[]> {
	try {
		const { events } = await openStorage();
		return (await events.list()).map(({ pack }) => pack);
	} catch {
		return [];
	}
}

function refused(message: string): OpenedList {
	return { ok: false, faults: [{ message }] };
}
