/** Text with the signs that print has and keyboards lack: minus, dashes between figures, apostrophes. */
export function typeset(text: string): string {
	return text
		.replace(/(?<![\p{L}\p{N}])-(?=\p{N}|D\p{N})/gu, '−')
		.replace(/(?<=\p{N})-(?=\p{N})/gu, '–')
		.replace(/(?<=\p{L})'/gu, '’');
}
