import type { EventPack } from '#schema';
import { linkFaults } from '../../i18n/en/sharing.ts';
import type { PackSource } from '../../packs/port.ts';
import { openPacked, packedArmy, packedSystem, type OpenedList } from './open-packed.ts';
import type { PackedList } from './packed-list.ts';

/** What opening the list of a link needs. */
interface LinkContext {
	readonly packs: PackSource;
	/** Makes ids for rosters and units. */
	readonly newId: () => string;
	/** Available event packs, as a link only names its event. */
	readonly events?: () => Promise<readonly EventPack[]>;
}

/** The list in a link, under today's data. */
export async function openLinked(
	packed: PackedList,
	{ packs, newId, events }: LinkContext
): Promise<OpenedList> {
	const ids = packs.systemIds().map((id) => ({ id }));
	const system = packedSystem(packed, ids)?.id;
	if (system === undefined) return refused(linkFaults.unknownGame);
	const armyIds = (await packs.armyIds(system)).map((id) => ({ id }));
	const army = packedArmy(packed, armyIds)?.id;
	const pack = army === undefined ? undefined : await packs.pack(system, army);
	if (!pack) return refused(linkFaults.unknownArmy);
	const known = packed.event ? await events?.() : undefined;
	return openPacked(packed, { ...pack, events: known ?? [], newId });
}

function refused(message: string): OpenedList {
	return { ok: false, faults: [{ message }] };
}
