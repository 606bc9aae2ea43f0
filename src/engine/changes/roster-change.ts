/** Units with the same name and options and, if they are new, the same models and role. */
export interface CountedUnits {
	readonly name: string;
	/** The plural of the name, where known; custom names have none. */
	readonly plural?: string | undefined;
	/** How many models each new one has, where the player may choose. */
	readonly models?: number | undefined;
	/** The role of the army that a new one has, such as the general's. */
	readonly role?: string;
	/** The names of their options. */
	readonly having: readonly string[];
	/** Their ids in the roster. */
	readonly ids: readonly string[];
}

/** What an edit changes, with names instead of ids. */
export type RosterChange =
	| { readonly did: 'remove'; readonly units: readonly CountedUnits[] }
	/** `group`: only for groups of the rules. */
	| {
			readonly did: 'add';
			readonly units: readonly CountedUnits[];
			readonly group?: string | undefined;
	  }
	| {
			readonly did: 'replace';
			readonly units: readonly CountedUnits[];
			readonly by: readonly CountedUnits[];
	  }
	| {
			readonly did: 'give' | 'take';
			readonly option: string;
			/** Whether it is a role of the army, such as the general's. */
			readonly isRole?: true;
			readonly units: readonly CountedUnits[];
	  }
	| {
			readonly did: 'move-option';
			readonly option: string;
			readonly from: string;
			readonly to: string;
	  }
	| {
			readonly did: 'swap-option';
			readonly unit: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly did: 'set-models'; readonly unit: string; readonly models: number }
	/** An empty text removes the name or note. */
	| { readonly did: 'name-unit' | 'note-unit'; readonly unit: string; readonly words: string }
	| { readonly did: 'make-group'; readonly group: string; readonly units: readonly CountedUnits[] }
	| { readonly did: 'take-apart'; readonly group: string }
	| { readonly did: 'name-group'; readonly group: string; readonly words: string }
	| {
			/** Into or out of a group of the rules, or a planned one. */
			readonly did: 'join' | 'move' | 'leave';
			readonly units: readonly CountedUnits[];
			readonly group: string;
	  }
	| { readonly did: 'reorder'; readonly count: number }
	| { readonly did: 'rename'; readonly words: string }
	| { readonly did: 'set-limit'; readonly size: number }
	| { readonly did: 'answer'; readonly question: string; readonly answer: string }
	| { readonly did: 'attend'; readonly event: string | undefined }
	| { readonly did: 'accept-proposal' }
	/** To an earlier list, or to the data of a date. */
	| { readonly did: 'restore'; readonly took?: string | undefined };
