/** Keywords with their numbers taken out of them. */
export interface Keywords {
	readonly keywords: readonly string[];
	readonly numbers: Readonly<Record<string, number>>;
	/** What the source adds for its own use, and was left out. */
	readonly dropped: readonly string[];
}

/** Numbers in brackets that belong to the unit: power levels, one model in so many. */
const numbered: Readonly<Record<string, string>> = {
	WIZARD: 'wizard',
	PRIEST: 'priest',
	CHAMPION: 'champion',
	MUSICIAN: 'musician',
	'STANDARD BEARER': 'standard-bearer',
	'RELENTLESS DISCIPLINE': 'relentless-discipline'
};

const renamed: Readonly<Record<string, string>> = {
	Legends: 'LEGENDS',
	'Undersize Unit': 'UNDERSIZE'
};

/** Splits a unit's keywords; the ward is a number of the stat line, so its keyword goes. */
export function splitKeywords(printed: readonly string[]): Keywords {
	const keywords: string[] = [];
	const numbers: Record<string, number> = {};
	const dropped: string[] = [];
	for (const text of printed) {
		const own = renamed[text] ?? text;
		const parts = /^([A-Z' -]+) \((?:1\/)?(\d+)\+?\)$/.exec(own);
		const name = parts?.[1] ?? own;
		const number = numbered[name];
		if (name === 'WARD') continue;
		if (name !== name.toUpperCase()) {
			dropped.push(text);
			continue;
		}
		keywords.push(name);
		if (number && parts?.[2]) numbers[number] = Number(parts[2]);
	}
	return { keywords: [...new Set(keywords)], numbers, dropped };
}
