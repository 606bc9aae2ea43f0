import { resolve } from '$app/paths';

/** The addresses of the pages. The contents are in the query, so that every page is one static file. */
export const links = {
	home: (): string => resolve('/'),
	newRoster: (system?: string): string =>
		`${resolve('/new/')}${system === undefined ? '' : `?system=${encodeURIComponent(system)}`}`,
	import: (): string => resolve('/import/'),
	about: (): string => resolve('/about/'),
	settings: (): string => resolve('/settings/'),
	/** Makes a roster of an army, for a stored event if one is given, and opens it. */
	make: (system: string, army: string, size: number, event?: string): string => {
		const query = new URLSearchParams({
			army: `${system}/${army}`,
			size: String(size),
			...(event !== undefined && { event })
		});
		return `${resolve('/roster/')}?${query}`;
	},
	/** Makes a roster from a game's sample list, and opens it. */
	sample: (system: string): string => `${resolve('/roster/')}?sample=${encodeURIComponent(system)}`,
	roster: (id: string): string => `${resolve('/roster/')}?id=${encodeURIComponent(id)}`,
	print: (id: string, form?: 'legality' | 'reference'): string =>
		`${resolve('/print/')}?id=${encodeURIComponent(id)}${form ? `&form=${form}` : ''}`,
	bin: (): string => resolve('/bin/'),
	library: (): string => resolve('/library/')
};
