import type { Livery, System } from '#schema';

/** What a list of armies shows of an army that is not loaded. */
export interface ArmyCard {
	readonly id: string;
	readonly name: string;
	readonly livery: Livery;
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	/** Its heading in the list of armies. */
	readonly family?: string;
	/** The army of which this is a variant. */
	readonly variantOf?: string;
	/** Whether the publisher no longer supports it. */
	readonly legends?: true;
}

/** What is known of a system before it is loaded. */
export interface SystemCard {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** The game of which it is one edition of several. */
	readonly game?: string;
	readonly livery?: Livery;
	readonly revision: string;
	/** What its armies are edited with, if not by counters. */
	readonly editor?: System['editor'];
	/** The date of its prices, if they change over time. */
	readonly pointsDate?: string;
	readonly sizes: readonly number[];
	/** 0 in a game without points. */
	readonly usualSize: number;
	/** The percentage of the points limit from which a legal list is no longer a draft. */
	readonly nearlyAll?: number;
	/** The number of its armies. */
	readonly armies: number;
	/** Whether it has files of weapons and abilities. */
	readonly hasProfiles?: true;
	/** The languages in which it has sentences of its own. */
	readonly languages?: readonly string[];
	/** The folder of its files, within that of all data. */
	readonly folder: string;
}

/** Facts of a system that are needed later: its owner and aliases. */
export interface SystemNames {
	/** Other names that a list may use. */
	readonly aliases?: readonly string[];
	readonly owner: string;
}
