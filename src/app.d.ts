declare global {
	namespace App {
		interface PageState {
			/** The sheet open over the editor, so that Back closes it. */
			sheet?:
				| { readonly kind: 'entry'; readonly entry: string; readonly unit?: string }
				| { readonly kind: 'problems' | 'size' | 'more' };
		}
	}
}

export {};
