/** Where the app is, and the two pages that are measured in turn with it. */
export interface Sites {
	readonly app: string;
	/** A page with one button. */
	readonly bare: string;
	/** A list of sixty rows made with SvelteKit alone. */
	readonly list: string;
}
