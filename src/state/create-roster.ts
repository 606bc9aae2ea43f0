import { compulsoryUnits, indexArmy } from '#engine';
import type { Roster } from '#schema';
import { loadPack } from '../content/load.ts';
import { newRosterId, newUnitId } from './ids.ts';
import { rosterList } from './roster-list.svelte.ts';

/**
 * Makes and stores a roster that begins with the units its army must have.
 * @param size the agreed size; the usual one if it is no whole number of points
 * @throws if there is no such army, or if the browser refuses to store it
 */
export async function createRoster(system: string, army: string, size: number): Promise<Roster> {
	const pack = await loadPack(system, army);
	const agreed =
		Number.isInteger(size) && size > 0 && size <= 1_000_000 ? size : pack?.system.usualSize;
	if (!pack || agreed === undefined) throw new Error(`There is no army “${army}”.`);
	const roster: Roster = {
		formatVersion: 1,
		id: newRosterId(),
		name: `${pack.army.name} ${agreed}`,
		system,
		army,
		revision: pack.system.revision,
		size: agreed,
		units: compulsoryUnits(indexArmy(pack.system, pack.army), agreed, newUnitId)
	};
	await rosterList.save(roster);
	return roster;
}
