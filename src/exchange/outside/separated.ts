/** A table in a text. */
interface Table {
	readonly rows: readonly (readonly string[])[];
	/** Whether it has more rows than were read. */
	readonly isCut: boolean;
}

const separators = [',', ';', '\t'] as const;
const maxCells = 200;

/** The rows of a text with separated values (RFC 4180), in which quoted ones may have line breaks. */
export function separated(text: string, maxRows: number): Table | undefined {
	const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
	const first = source.slice(0, Math.max(0, source.search(/[\n\r]/)));
	const counts = separators.map((separator) => first.split(separator).length);
	const most = Math.max(...counts);
	const separator = separators[counts.indexOf(most)];
	if (separator === undefined || most < 2 || most > maxCells) return undefined;
	return rowsOf(source, separator, maxRows);
}

function rowsOf(source: string, separator: string, maxRows: number): Table | undefined {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < source.length) {
		const cell = cellAt(source, at, separator);
		if (!cell || row.length >= maxCells) return undefined;
		row.push(cell.text);
		at = cell.end;
		if (source[at] === separator) {
			at += 1;
			if (at < source.length) continue;
		}
		at += source.startsWith('\r\n', at) ? 2 : 1;
		if (row.some((text) => text.trim() !== '')) rows.push(row);
		row = [];
		if (rows.length > maxRows) return { rows: rows.slice(0, maxRows), isCut: true };
	}
	return { rows, isCut: false };
}

/** A value and where it ends; undefined if its quotation mark is not closed. */
function cellAt(
	source: string,
	start: number,
	separator: string
): { readonly text: string; readonly end: number } | undefined {
	if (source[start] !== '"') {
		const end = endOf(source, start, separator);
		return { text: source.slice(start, end), end };
	}
	let text = '';
	let at = start + 1;
	for (;;) {
		const close = source.indexOf('"', at);
		if (close === -1) return undefined;
		text += source.slice(at, close);
		if (source[close + 1] !== '"') {
			const end = endOf(source, close + 1, separator);
			return { text: text + source.slice(close + 1, end), end };
		}
		text += '"';
		at = close + 2;
	}
}

function endOf(source: string, start: number, separator: string): number {
	let at = start;
	while (at < source.length && ![separator, '\n', '\r'].includes(source[at] ?? '')) at += 1;
	return at;
}
