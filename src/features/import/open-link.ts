import { openLinked, type OpenedList, type PackedList } from '../../exchange/list-code/index.ts';
import { hashedPacks } from '../../packs/port.ts';
import { newRosterId } from '../../platform/ids.ts';
import { loadEvents } from './load-events.ts';

/**
 * Makes a roster of a link under today's data, without storing it.
 * @throws if the army's data cannot be loaded
 */
export function openLink(packed: PackedList): Promise<OpenedList> {
	return openLinked(packed, { packs: hashedPacks, newId: newRosterId, events: loadEvents });
}
