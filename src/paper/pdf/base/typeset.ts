/** Text with the signs that print has and keyboards lack: minus, dashes, apostrophes, quotes, inches. */
export function typeset(text: string): string {
	if (!/[-'"]/.test(text)) return text;
	return (
		text
			.replace(/(^|[^\p{L}\p{N}])-(?=\p{N}|D\p{N})/gu, '$1−')
			.replace(/(\p{N})-(?=\p{N})/gu, '$1–')
			.replace(/ -(?= )/g, ' –')
			.replace(/(\p{N})"/gu, '$1″')
			.replace(/([\p{L}\p{N}.,!?)])"/gu, '$1”')
			.replaceAll('"', '“')
			// One that nothing closes stands for a letter left out.
			.replace(/(^|[^\p{L}\p{N}.,!?)])'(?=\p{L})(?!.*[\p{L}\p{N}.,!?)]'(?!\p{L}))/gu, '$1’')
			.replace(/([\p{L}\p{N}.,!?)])'/gu, '$1’')
			.replaceAll("'", '‘')
	);
}

/** Text whose arithmetic no line end parts: "2 × 15 = 30", "30% of 2000", "maximum 4", in German as well. */
export function kept(text: string): string {
	return text
		.replace(/([\p{N}%½¼¾)]) ([×=+−/]|of|von) (?=[\p{N}(−])/gu, '$1\u00a0$2\u00a0')
		.replace(/(minimum|maximum|least|most|mindestens|höchstens) (?=\p{N})/giu, '$1\u00a0');
}
