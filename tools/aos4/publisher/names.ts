/** A name without spelling: lower case, no accents, no spaces and marks. */
export function nameKey(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, '');
}
