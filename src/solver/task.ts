import type { ArmyIndex, IndexedEntry } from '#engine';
import type { Kit } from '../rules/base/row-context.ts';
import type { Kits } from './kits.ts';
import type { Roster, RosterUnit } from '#schema';
import type { Habits } from './habits.ts';

/** A way in which a unit of the roster may stay, or which takes its place. */
export interface Variant {
	/** Undefined where the unit goes. */
	readonly unit: RosterUnit | undefined;
	/** How many changes that is. */
	readonly changes: number;
}

/** What a programme is to be made for. */
export interface Task {
	readonly index: ArmyIndex;
	readonly roster: Roster;
	readonly habits: Habits;
	/** For each unit of the roster, what may become of it; exactly one of these comes true. */
	readonly variants: readonly (readonly Variant[])[];
	/** Whether these are all that may become of them. */
	readonly areAll: boolean;
	/** Entries of which new units are offered. */
	readonly offered: readonly IndexedEntry[];
	/** The ways in which they are offered, where these are known. */
	readonly ways?: readonly Kits[];
	/** How many new units there may be. */
	readonly most?: number;
	/** Rules that are left out, by id. */
	readonly without?: ReadonlySet<string>;
}

/** A kit, where it comes from, and what it changes. */
export interface OfferedKit extends Kit {
	/** The place of its unit in the roster; undefined for a new unit. */
	readonly of: number | undefined;
	readonly changes: number;
}
