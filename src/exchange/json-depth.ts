/** What is nested deeper than this is no list. */
export const mostDepth = 32;

/** The sentence for it. */
export const tooDeep = `It is nested more than ${mostDepth} levels deep: that is no list.`;

const sign = { quote: 34, escape: 92, opens: [91, 123], closes: [93, 125] } as const;

/**
 * Whether a text, read as JSON, is nested deeper than `mostDepth`. Looked at before it is parsed: five
 * million open brackets take a parser a second and half a gigabyte.
 */
export function isTooDeep(json: string): boolean {
	let depth = 0;
	let isText = false;
	for (let at = 0; at < json.length; at += 1) {
		const code = json.charCodeAt(at);
		if (isText) {
			if (code === sign.escape) at += 1;
			else if (code === sign.quote) isText = false;
		} else if (code === sign.quote) isText = true;
		else if (code === sign.opens[0] || code === sign.opens[1]) {
			depth += 1;
			if (depth > mostDepth) return true;
		} else if (code === sign.closes[0] || code === sign.closes[1]) depth -= 1;
	}
	return false;
}
