/** The dialog open over the editor; part of the history, so that Back closes it. */
export type OpenDialog =
	| { readonly kind: 'entry'; readonly entry: string; readonly unit?: string }
	/** Key of the problem to scroll to. */
	| { readonly kind: 'legality'; readonly problem?: string }
	| { readonly kind: 'size' | 'more' | 'rules' | 'history' | 'keys' }
	/** What today's data make of a roster of older data. */
	| { readonly kind: 'changes' }
	/** Conflicting changes of two tabs. */
	| { readonly kind: 'tabs' }
	/** The roster in another edition of its game: the army there, as `system/army`. */
	| { readonly kind: 'edition'; readonly army: string }
	/** One choice of the whole army, by its type. */
	| { readonly kind: 'choice'; readonly type: string }
	/** Units to add to a section of the roster, or the leader of a group that is to be made. */
	| { readonly kind: 'pick'; readonly section: string }
	| { readonly kind: 'lead' }
	/** What is looked for in a picker of its own, for a unit. */
	| { readonly kind: 'items'; readonly unit: string }
	/** Where else a unit may stand, and what can be done with a group. */
	| { readonly kind: 'move'; readonly unit: string }
	| { readonly kind: 'group'; readonly section: string };
