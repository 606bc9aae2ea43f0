import type { Livery } from '#schema';

/** What a list of armies shows before any army is loaded. */
export interface ArmyCard {
	readonly id: string;
	readonly name: string;
	readonly livery: Livery;
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	/** The heading it is listed under. */
	readonly family?: string;
	/** The army it is a themed form of. */
	readonly variantOf?: string;
	/** No longer supported by the publisher. */
	readonly legends?: true;
}

/** What is known of a system before anything is loaded. */
export interface SystemCard {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	readonly revision: string;
	/** The day its prices are of, where they change with time. */
	readonly pointsDate?: string;
	readonly sizes: readonly number[];
	/** 0 in a game without points. */
	readonly usualSize: number;
	/** The percentage of the points limit from which on a legal list is no draft. */
	readonly nearlyAll?: number;
	/** How many armies it has. */
	readonly armies: number;
	/** Whether its armies have weapons and abilities, in files of their own. */
	readonly hasProfiles?: true;
	/** The languages in which it has sentences of its own for its rules. */
	readonly languages?: readonly string[];
	/** Where its files are, below the folder of all data. */
	readonly folder: string;
}

/** Facts of a system that are needed later: its owner and aliases. */
export interface SystemNames {
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	readonly owner: string;
}
