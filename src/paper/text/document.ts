/**
 * What a sheet says, in order and without a format: headings, lines, lists, tables and paragraphs. Each
 * writer puts them into one format.
 */
export interface TextDocument {
	readonly title: string;
	readonly parts: readonly TextPart[];
}

/** A part of the text, with space before it. */
export interface TextPart {
	readonly heading?: TextHeading | undefined;
	readonly blocks: readonly TextBlock[];
	/** It belongs to the part before it: both are groups of one army. */
	readonly joins?: true;
}

export interface TextHeading {
	readonly text: string;
	/** Its total, in brackets. */
	readonly total?: string | undefined;
	/** A chief one is for a part of the army or of the sheet; others stand below one, or alone. */
	readonly isChief?: true;
}

export type TextBlock =
	/** Lines below one another. */
	| { readonly kind: 'lines'; readonly lines: readonly string[] }
	/** Items of a kind, one a line; `marked` ones have a bullet in plain text too. */
	| { readonly kind: 'list'; readonly items: readonly TextItem[]; readonly marked?: true }
	/** A value is undefined where nothing is printed. */
	| {
			readonly kind: 'table';
			readonly head: readonly string[];
			readonly rows: readonly (readonly (string | undefined)[])[];
	  }
	/** A paragraph, and what it is about before it. */
	| { readonly kind: 'text'; readonly lead?: string; readonly text: string }
	| { readonly kind: 'link'; readonly name: string; readonly url: string };

export interface TextItem {
	/** The emphasised beginning. */
	readonly lead?: string;
	/** The rest, with the separator before it. */
	readonly text: string;
	/** What belongs to it, each in a line. */
	readonly under?: readonly string[];
}

/** A part under a chief heading; none where there is nothing to say. */
export function chief(
	text: string,
	blocks: readonly TextBlock[],
	total?: string
): readonly TextPart[] {
	return blocks.length === 0 ? [] : [{ heading: { text, total, isChief: true }, blocks }];
}

/** A part under a small heading; none where there is nothing to say. */
export function minor(
	text: string,
	blocks: readonly TextBlock[],
	total?: string
): readonly TextPart[] {
	return blocks.length === 0 ? [] : [{ heading: { text, total }, blocks }];
}

/** Lines with bullets; none where there are none. */
export function bullets(lines: readonly string[]): readonly TextBlock[] {
	const items = lines.map((text) => ({ text }));
	return items.length === 0 ? [] : [{ kind: 'list', items, marked: true }];
}

/** What a player wrote, in one line. */
export function inLine(written: string): string {
	return written.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
