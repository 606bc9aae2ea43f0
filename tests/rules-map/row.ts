import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { Id, Text } from '../../src/schema/words.ts';

const Line = z.int().positive();

/** A sentence of the book, in our own words, and where the data says it. */
const Row = z
	.strictObject({
		id: Id,
		rule: Text,
		/** Every line of the text that says it; none where public data says it. */
		line: z.optional(z.union([Line, z.array(Line).min(2).readonly()])),
		/** Where it stands in a book of which there is no text. */
		section: z.optional(Text),
		book: Id,
		/** The one army it is about. */
		army: z.optional(Id),
		/** What says it in the data; `references.ts` has the forms. */
		encoded: z.array(Text).readonly(),
		/** Why there is nothing to build, where it only speaks of play. */
		play: z.optional(Text)
	})
	.refine(({ encoded, play }) => play !== undefined || encoded.length > 0, 'encoded nowhere')
	.refine(({ line, section }) => (line === undefined) !== (section === undefined), 'no source');
export type Row = z.infer<typeof Row>;

/** A part of the text that was read from end to end for such sentences. */
const Part = z.strictObject({ from: Line, to: Line, about: Text });
export type Part = z.infer<typeof Part>;

const RowsFile = z.strictObject({
	rows: z.array(Row).readonly(),
	read: z.array(Part).readonly()
});
export type RowsFile = z.infer<typeof RowsFile>;

/** The sentences of a system's books, and what was read for them. */
export function readRows(system: string): RowsFile {
	const file = new URL(`./${system}.json`, import.meta.url);
	return RowsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function linesOf({ line = [] }: Pick<Row, 'line'>): readonly number[] {
	return typeof line === 'number' ? [line] : line;
}

/** The one line, or the several, as a reader wants them: "line 3607", "lines 3597-3599, 3605". */
export function linesText(lines: readonly number[]): string {
	const runs: { from: number; to: number }[] = [];
	for (const line of lines) {
		const last = runs.at(-1);
		if (last?.to === line - 1) last.to = line;
		else runs.push({ from: line, to: line });
	}
	const text = runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
	return `${lines.length > 1 ? 'lines' : 'line'} ${text.join(', ')}`;
}
