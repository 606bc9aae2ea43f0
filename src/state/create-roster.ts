import { compulsoryUnits, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { loadPack } from '../content/load.ts';
import { newRosterId, newUnitId } from './ids.ts';
import { rosterList } from './roster-list.svelte.ts';

/**
 * Makes and stores a roster that begins with the units its army must have.
 * @throws if there is no such army, or if the browser refuses to store it
 */
export async function createRoster(system: string, army: string, size: number): Promise<Roster> {
	const pack = await loadPack(system, army);
	if (!pack) throw new Error(`There is no army “${army}”.`);
	const roster: Roster = {
		formatVersion: 1,
		id: newRosterId(),
		name: `${pack.army.name} ${size}`,
		system,
		army,
		revision: pack.system.revision,
		size,
		units: compulsoryUnits(indexArmy(pack.system, pack.army), size, newUnitId)
	};
	await rosterList.save(roster);
	return roster;
}
