/** The sheet open over the editor; part of the history, so that Back closes it. */
export type OpenSheet =
	| { readonly kind: 'entry'; readonly entry: string; readonly unit?: string }
	| { readonly kind: 'legality' | 'size' | 'more' | 'rules' | 'history' };
