import type { TextBlock, TextDocument, TextHeading, TextItem, TextPart } from './document.ts';

/** Plain text for chat or mail, without columns: the reader's font is unknown. */
export function plainText({ title, parts }: TextDocument): string {
	const [head, ...others] = parts;
	// Facts about the whole are below its title.
	const sections = head?.heading
		? [[title], ...parts.map(partLines)]
		: [[title, ...(head ? partLines(head) : [])], ...others.map(partLines)];
	return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Between the parts of a list of groups, and between two groups. */
const rules = { part: '-----', group: '---' } as const;

/** Plain text in the shape that lists of groups have everywhere. */
export function groupedText({ title, parts }: TextDocument): string {
	const sections = parts.map(({ heading, blocks, joins }) => [
		joins ? rules.group : rules.part,
		...(heading ? [heading.text] : []),
		...blocks.flatMap(blockLines)
	]);
	return `${[[title], ...sections].map((lines) => lines.join('\n')).join('\n')}\n`;
}

function partLines({ heading, blocks }: TextPart): readonly string[] {
	const lines = blocks.flatMap(blockLines);
	return heading ? [headingLine(heading), ...lines] : lines;
}

function headingLine({ text, total, isChief }: TextHeading): string {
	const title = isChief ? text.toUpperCase() : text;
	return total === undefined ? title : `${title} (${total})`;
}

function blockLines(block: TextBlock): readonly string[] {
	switch (block.kind) {
		case 'lines':
			return block.lines;
		case 'list':
			return block.items.flatMap((item) => itemLines(item, block.marked ? '- ' : ''));
		case 'table':
			return [...chartTitle(block.head), ...block.rows.map((row) => rowLine(block.head, row))];
		case 'text':
			return [block.lead === undefined ? block.text : `${block.lead}: ${block.text}`];
		case 'link':
			return [`${block.name}: ${block.url}`];
	}
}

function itemLines({ lead = '', text, under = [] }: TextItem, bullet: string): readonly string[] {
	return [`${bullet}${lead}${text}`, ...under.map((line) => `• ${line}`)];
}

/** What a table of two columns is called: in its rows the names of the columns say nothing new. */
export function chartTitle(head: readonly string[]): readonly string[] {
	const [roll = '', name = ''] = head;
	return isChart(head) ? [`${name} (${roll})`] : [];
}

function isChart({ length }: readonly string[]): boolean {
	return length === 2;
}

/** A row in a line: what it is about, then each value after the name of its column. */
export function rowLine(
	head: readonly string[],
	[first = '', ...values]: readonly (string | undefined)[]
): string {
	const cells = values.flatMap((value, at) => {
		const name = isChart(head) ? '' : (head[at + 1] ?? '');
		return value === undefined ? [] : [name === '' ? value : `${name} ${value}`];
	});
	return `${first}: ${cells.join(', ')}`;
}
