import type { Army, System } from '#schema';
import { catalogue, loadArmyCards } from './catalogue.ts';
import { loadPack } from './load.ts';
import { namedSystems } from './named-systems.ts';

/** A game or an army, with all its names. */
interface Named {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[] | undefined;
}

export interface NamedSystem extends Named {
	readonly edition: string;
	readonly usualSize: number;
}

export interface NamedArmy extends Named {
	/** The army of which this is a variant. */
	readonly variantOf?: string | undefined;
}

/** Where packs come from: the addresses of the app, or a folder. */
export interface PackSource {
	/** The ids of the games, or of a game's armies, known without reading a file. */
	systemIds(): readonly string[];
	armyIds(system: string): Promise<readonly string[]>;
	/** The names of the games, or of a game's armies. */
	systems(): Promise<readonly NamedSystem[]>;
	armies(system: string): Promise<readonly NamedArmy[]>;
	/** An army with its game, by id; undefined if there is no such army. */
	pack(
		system: string,
		army: string
	): Promise<{ readonly system: System; readonly army: Army } | undefined>;
}

/** The packs of the app, whose addresses contain a hash. */
export const hashedPacks: PackSource = {
	systemIds: () => catalogue.map(({ id }) => id),
	armyIds: async (system) => (await loadArmyCards(system)).map(({ id }) => id),
	systems: () => Promise.resolve(namedSystems),
	armies: loadArmyCards,
	pack: loadPack
};
