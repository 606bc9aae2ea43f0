/** A text without apostrophes, accents, capitals and the article at its beginning. */
export function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/^the /gm, '');
}
