import type { Army, Roster, RosterUnit, Selector, System } from '#schema';
import type { Difference, State } from '../../solver/index.ts';

/** What a completion should be like. */
export interface WishedFor {
	readonly more: readonly Selector[];
	readonly fewer: readonly Selector[];
	readonly units: 'more' | 'fewer' | undefined;
	/** Whether lists should look as they usually do. */
	readonly usual: boolean;
	/** Another number, other lists among those that are equally good. */
	readonly seed: number;
}

/** What is wanted of a list. */
export type SolvingTask =
	| {
			readonly kind: 'complete';
			readonly wishes: WishedFor;
			/** Ids of entries of which nothing is added. */
			readonly excluded: ReadonlySet<string>;
			/** Ids of units that may become smaller or go. */
			readonly loose: ReadonlySet<string>;
	  }
	| { readonly kind: 'fix'; readonly pinned: ReadonlySet<string> }
	| { readonly kind: 'replace'; readonly unit: string };

/** What the page sends to the solving worker, once. */
export interface SolvingOrder {
	readonly system: System;
	readonly army: Army;
	readonly roster: Roster;
	readonly task: SolvingTask;
}

/** A list that the engine found legal. */
export interface Solved {
	readonly roster: Roster;
	readonly state: State;
	/** Whether it is the best only of those that differ from the ones before it. */
	readonly isOther: boolean;
	/** What tells it from the others. */
	readonly difference?: Difference | undefined;
}

/** What leaves nothing legal, by ids: rules of the army, and units that stay. */
export interface Reasons {
	readonly rules: readonly string[];
	readonly units: readonly string[];
}

/** What the worker sends to the page. */
export type SolvingAnswer =
	/** All lists that are found so far. */
	| { readonly kind: 'found'; readonly lists: readonly Solved[] }
	/** Units that could take the place of one. */
	| { readonly kind: 'replacements'; readonly units: readonly RosterUnit[] }
	/** There is nothing, and what is known of that. */
	| { readonly kind: 'none'; readonly state: State; readonly reasons?: Reasons | undefined }
	| { readonly kind: 'done' }
	/** The solver could not be loaded. */
	| { readonly kind: 'no solver' }
	| { readonly kind: 'failed'; readonly message: string };
