export { fileName } from '../exchange/file-name.ts';

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
