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
