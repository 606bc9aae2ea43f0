import type { SheetPlayBlock, SheetPlaySection, SheetReference } from '../../content/model.ts';
import { words } from '../../content/words.ts';
import { chief, minor, type TextBlock, type TextPart } from './document.ts';

/** The sections of a play sheet, each block under its name. */
export function playParts(sections: readonly SheetPlaySection[]): readonly TextPart[] {
	return sections.flatMap(({ name, blocks }) => {
		const [first, ...others] = blocks.flatMap(blockPart);
		return first ? [...chief(name, [{ kind: 'lines', lines: [] }]), first, ...others] : [];
	});
}

/** What units may do when, a line for each thing under its moment. */
export function momentParts({ moments = [] }: SheetReference): readonly TextPart[] {
	return moments.length === 0
		? []
		: [
				...chief(words.moments, [{ kind: 'lines', lines: [] }]),
				...moments.flatMap(({ name, blocks }) =>
					minor(
						name,
						blocks.map(({ name: title, lines }): TextBlock => ({
							kind: 'text',
							lead: title,
							text: lines.join(': ')
						}))
					)
				)
			];
}

function blockPart({ name, lines, tables }: SheetPlayBlock): readonly TextPart[] {
	return minor(name, [
		...lines.map((text): TextBlock => ({ kind: 'text', text })),
		...tables.map(({ name: title = name, columns, rows }): TextBlock => {
			const [first = '', ...others] = columns;
			// A table of two columns is headed by its roll and its name.
			const head = others.length === 1 ? [first, title] : columns;
			return { kind: 'table', head, rows };
		})
	]);
}
