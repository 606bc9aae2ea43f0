import type { Army, System } from '#schema';

/** A game or an army, with all that a written list may call it. */
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
	/** The army it is a themed form of. */
	readonly variantOf?: string | undefined;
}

/** Where packs are found: behind the addresses of the app, or in a folder. */
export interface PackSource {
	/** The ids of the games, and of the armies of one: known before a file of theirs is read. */
	systemIds(): readonly string[];
	armyIds(system: string): Promise<readonly string[]>;
	/** What the games, and the armies of one, are called. */
	systems(): Promise<readonly NamedSystem[]>;
	armies(system: string): Promise<readonly NamedArmy[]>;
	/** An army with its game, by their ids; undefined if there is no such army. */
	pack(
		system: string,
		army: string
	): Promise<{ readonly system: System; readonly army: Army } | undefined>;
}
