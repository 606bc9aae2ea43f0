/** A font for some characters that the sheets' own font lacks, loaded and measured. */
export interface Fallback {
	/** The name under which documents know it. */
	readonly id: string;
	readonly has: (character: string) => boolean;
	/** The width of a text of its characters, in thousandths of the type size. */
	readonly widthOf: (text: string) => number;
}

/** The font for a character that the sheets' own font lacks; undefined if there is none. */
export type FallbackOf = (character: string) => Fallback | undefined;

/** Nothing but the sheets' own font. */
export const noFallback: FallbackOf = () => undefined;
