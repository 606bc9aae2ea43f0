import type { Entry, Selector } from '#schema';
import type { Corrections } from './corrections.ts';
import type { Notes } from './notes.ts';

/** A rule about something of a unit, by the names of what must or must not be in the army. */
export interface Demand {
	readonly of: Selector;
	readonly at: string;
	/** What it is about, where its selector does not say it. */
	readonly label?: string;
	readonly needs?: readonly string[];
	readonly forbids?: string;
}

/** An option, or a kind of items by its keyword, that a unit does not have beside something else. */
export interface Apart {
	readonly of: string;
	readonly name: string;
	readonly unit: string;
}

/** What all armies are written with. */
export interface Shared {
	readonly corrections: Corrections;
	readonly notes: Notes;
	/** Ids and names of the common items, lores and roles. */
	readonly common: readonly Entry[];
	readonly prefixes: ReadonlyMap<string, string>;
}

/** A choice that allows more of something: a keyword, or points of items, for whoever has it. */
export interface Opening {
	readonly unit: string;
	readonly names: readonly string[];
	readonly keyword?: string;
	readonly allowance?: number;
}
