/** What stores edits, and says whether they are stored. */
interface Keeper {
	readonly state: string;
	flush(): Promise<void>;
}

/** All that may have something to store before the page goes. */
export const keepers = new Set<Keeper>();
