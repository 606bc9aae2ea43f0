/** Focuses a field and selects its content, so that typing replaces it. */
export function takeText(field: HTMLInputElement): void {
	field.focus();
	field.select();
}
