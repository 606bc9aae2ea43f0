/** What stands on a name tag. */
export interface NameTag {
	readonly name: string;
	readonly club?: string | undefined;
	readonly team?: string | undefined;
	readonly army?: string | undefined;
	readonly table?: string | undefined;
	readonly number?: string | undefined;
}

/** The name tags of an event. */
export interface NameTags {
	readonly event: string;
	/** The day, as `2026-12-05`. */
	readonly date: string;
	readonly tags: readonly NameTag[];
}
