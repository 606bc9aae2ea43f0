/** The dialog open over the editor; part of the history, so that Back closes it. */
export type OpenDialog =
	| { readonly kind: 'entry'; readonly entry: string; readonly unit?: string }
	/** Key of the problem to scroll to. */
	| { readonly kind: 'legality'; readonly problem?: string }
	| { readonly kind: 'size' | 'more' | 'rules' | 'history' | 'keys' | 'source' | 'sharing' }
	/** What today's data would change in a roster with older data. */
	| { readonly kind: 'changes' }
	/** Changes that came back in the link of a proposal. */
	| { readonly kind: 'proposal'; readonly packed: string }
	/** Conflicting changes of two tabs. */
	| { readonly kind: 'tabs' }
	/** The roster in another edition of its game: the army there, as `system/army`. */
	| { readonly kind: 'edition'; readonly army: string }
	/** One choice of the whole army, by its type. */
	| { readonly kind: 'choice'; readonly type: string }
	/** Adding units to a section, or a leader with a new group. */
	| { readonly kind: 'pick'; readonly section: string }
	| { readonly kind: 'lead' }
	/** The picker of items for a unit. */
	| { readonly kind: 'items'; readonly unit: string }
	/** Moving a unit to another group, and the actions of a group. */
	| { readonly kind: 'move'; readonly unit: string }
	| { readonly kind: 'group'; readonly section: string };
