/** Units of one name, with what they bring along. */
export interface CountedUnits {
	readonly name: string;
	/** The same for several of them, where that is known: a player's own name stays as it is. */
	readonly plural?: string | undefined;
	/** Names of their options. */
	readonly having: readonly string[];
	/** Which units of the roster they are, each once. */
	readonly ids: readonly string[];
}

/** What an edit does, with names instead of ids. */
export type RosterChange =
	| { readonly did: 'remove'; readonly units: readonly CountedUnits[] }
	/** To a group of the list itself, where it goes to one. */
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
	/** An empty name or note is none. */
	| { readonly did: 'name-unit' | 'note-unit'; readonly unit: string; readonly words: string }
	| { readonly did: 'make-group'; readonly group: string; readonly units: readonly CountedUnits[] }
	| { readonly did: 'take-apart'; readonly group: string }
	| { readonly did: 'name-group'; readonly group: string; readonly words: string }
	| {
			/** Into a group of a sketch, or of the list itself; or out of one. */
			readonly did: 'join' | 'move' | 'leave';
			readonly units: readonly CountedUnits[];
			readonly group: string;
	  }
	| { readonly did: 'reorder'; readonly count: number }
	| { readonly did: 'rename'; readonly words: string }
	| { readonly did: 'agree'; readonly size: number }
	| { readonly did: 'answer'; readonly question: string; readonly answer: string }
	| { readonly did: 'attend'; readonly event: string | undefined }
	/** Back to an earlier list, or under the data of a day. */
	| { readonly did: 'restore'; readonly took?: string | undefined };
