import { resolve } from '$app/paths';

/** Addresses of the pages. What they show is in the query, so that every page is one static file. */
export const links = {
	home: (): string => resolve('/'),
	newRoster: (system?: string): string =>
		`${resolve('/new/')}${system === undefined ? '' : `?system=${encodeURIComponent(system)}`}`,
	import: (): string => resolve('/import/'),
	/** Where the code of a list, or its link, is looked up. */
	verify: (): string => resolve('/verify/'),
	about: (): string => resolve('/about/'),
	settings: (): string => resolve('/settings/'),
	/** Makes a roster of an army and opens it. */
	make: (system: string, army: string, size: number): string =>
		`${resolve('/roster/')}?army=${encodeURIComponent(`${system}/${army}`)}&size=${size}`,
	/** Makes a roster of a game's sample list and opens it. */
	sample: (system: string): string => `${resolve('/roster/')}?sample=${encodeURIComponent(system)}`,
	roster: (id: string): string => `${resolve('/roster/')}?id=${encodeURIComponent(id)}`,
	print: (id: string, form?: 'legality' | 'reference'): string =>
		`${resolve('/print/')}?id=${encodeURIComponent(id)}${form ? `&form=${form}` : ''}`,
	/** Two rosters, versions or steps side by side; either may be left to be chosen there. */
	compare: (from: string | null, to?: string | null): string => {
		const query = new URLSearchParams({ ...(from && { a: from }), ...(to && { b: to }) });
		return `${resolve('/compare/')}?${query}`;
	},
	bin: (): string => resolve('/bin/'),
	library: (): string => resolve('/library/'),
	army: (system: string, army: string): string =>
		`${resolve('/library/')}?army=${encodeURIComponent(`${system}/${army}`)}`,
	help: (): string => resolve('/help/'),
	/** What has changed in Muster. */
	news: (): string => resolve('/news/')
};
