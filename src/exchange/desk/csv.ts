/** A row of a table for other programs (RFC 4180); a cell that a table would take for a formula is a text. */
export function csvRow(cells: readonly string[]): string {
	return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
