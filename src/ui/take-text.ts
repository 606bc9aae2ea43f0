/** Puts the focus into a field and marks what is in it, so that what is typed takes its place. */
export function takeText(field: HTMLInputElement): void {
	field.focus();
	field.select();
}
