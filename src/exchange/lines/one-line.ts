/** Between the units of a list that is one line, but not within brackets. */
const breaks = /[,;](?![^(]*\))\s*/;

/** "Tin Host 2000:", "Tin Host 2000 - " or "Tin Host, 2000 points: " before the units. */
const title = /^([^,;:]*?[^,;:\s]|[^:]*?\d{3,5}(?:\s?\p{L}+)?)(?:\s*[:–—]|\s-)\s+(?=\S)/u;

/** What nobody writes in a chat, but a spoiled file has. */
const code = /[{}<>\\]|":/;

/** Fewer parts are no list. */
const fewest = 3;

/** The lines of a list, which in a chat may all stand in one. */
export function linesApart(raw: readonly string[]): readonly string[] {
	const [only, ...others] = raw.filter((line) => line.trim() !== '');
	if (only === undefined || others.length > 0 || code.test(only)) return raw;
	const parts = only.replace(title, '$1, ').split(breaks);
	const lines = parts
		.map((part) =>
			part
				.trim()
				.replace(/^(?:and\s+)?(?:an?\s+)?/i, '')
				.replace(/\.$/, '')
		)
		.filter(Boolean);
	return lines.length < fewest ? raw : lines;
}
