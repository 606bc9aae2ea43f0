/** Hands a file to the player through the browser's own download. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
	const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name from a roster's name: letters and digits of any script, hyphens for the rest. */
export function fileName(name: string, ending: string): string {
	const stem = name
		.normalize('NFC')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60);
	return `${stem || 'roster'}.${ending}`;
}
