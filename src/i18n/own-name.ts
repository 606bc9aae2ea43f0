/** The language's name for itself: “Deutsch”. */
export function ownName(code: string): string {
	return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
