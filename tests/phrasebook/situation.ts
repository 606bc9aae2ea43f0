/** Where Muster says a thing. */
export const places = ['rule', 'met', 'broken', 'why not', 'arithmetic', 'fix', 'change'] as const;
export type Place = (typeof places)[number];

/** Something that Muster says of an army or a list, to be said in any language. */
export interface Situation {
	readonly system: string;
	readonly army: string;
	readonly place: Place;
	/** The kind of rule and its outcome, or the kind of change. */
	readonly code: string;
	/** The rule that is spoken of, where it is one. */
	readonly rule?: string;
	/** What stands in it as printed: names of units, options and groups. */
	readonly names: ReadonlySet<string>;
	/** Common nouns of the data, such as labels of rules. */
	readonly nouns: ReadonlySet<string>;
	/** Whether the game brings the sentence itself. */
	readonly isOwn: boolean;
	readonly say: () => string;
}

/** A sentence in a language, and where it is said. */
export interface Sentence extends Omit<Situation, 'say'> {
	readonly en: string;
	readonly de: string;
}
