import { applyEdit, compulsoryUnits, indexFor } from '#engine';
import type { EventPack, Roster, System } from '#schema';
import { rosterEdits } from '../../i18n/en/editor.ts';
import { loadPack } from '../../packs/load.ts';
import { biggestSize } from '../../schema/bounds.ts';
import { newRosterId, newUnitId } from '../../platform/ids.ts';
import { rememberSystem } from '../armies/index.ts';
import { holdFresh } from '../../persistence/opening/fresh-rosters.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';

/**
 * Makes a roster with the compulsory units of its army, and stores it under a new id.
 * @param event the event that it is for; its points limit counts before `size`
 * @param size the points limit; the usual one if it is not a positive whole number, or the game has no points
 * @throws if there is no such army
 */
export async function createRoster(
	system: string,
	army: string,
	size: number,
	event?: EventPack
): Promise<OpenedRoster> {
	const pack = await loadPack(system, army);
	if (!pack) throw new Error(rosterEdits.noArmy(army));
	rememberSystem(system);
	const limit = limitFor(pack.system, event?.size ?? size);
	const readings = startingAnswers(pack);
	const opened: OpenedRoster = {
		kind: 'roster',
		isUnsaved: true,
		pack,
		roster: forEvent(event, {
			formatVersion: 1,
			id: newRosterId(),
			name: limit > 0 ? `${pack.army.name} ${limit}` : pack.army.name,
			system,
			army,
			revision: pack.system.revision,
			size: limit,
			units: compulsoryUnits(indexFor(pack, { readings }), limit, newUnitId),
			...(Object.keys(readings).length > 0 && { readings })
		})
	};
	holdFresh(opened);
	return opened;
}

function forEvent(event: EventPack | undefined, roster: Roster): Roster {
	return event ? applyEdit(roster, { kind: 'attend', event }) : roster;
}

function limitFor({ usualSize }: System, size: number): number {
	const isUsable = usualSize > 0 && Number.isInteger(size) && size > 0 && size <= biggestSize;
	return isUsable ? size : usualSize;
}

/** The answers that readings give to a new roster. */
function startingAnswers({ system, army }: OpenedRoster['pack']): Readonly<Record<string, string>> {
	const all = [...system.readings, ...(army.readings ?? [])];
	return Object.fromEntries(all.flatMap(({ id, starts }) => (starts ? [[id, starts]] : [])));
}
