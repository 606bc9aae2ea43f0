import { catalogue, loadCards } from './catalogue.ts';
import { loadPack } from './load.ts';
import { namedSystems } from './named-systems.ts';
import type { PackSource } from './port.ts';

/** The packs of the app, whose addresses contain a hash. */
export const hashedPacks: PackSource = {
	systemIds: () => catalogue.map(({ id }) => id),
	armyIds: async (system) => (await loadCards(system)).map(({ id }) => id),
	systems: () => Promise.resolve(namedSystems),
	armies: loadCards,
	pack: loadPack
};
