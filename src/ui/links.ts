import { resolve } from '$app/paths';

/** The addresses of the pages. The contents are in the query, so that every page is one static file. */
export const links = {
	home: (): string => resolve('/'),
	newRoster: (system?: string): string =>
		`${resolve('/new/')}${system === undefined ? '' : `?system=${encodeURIComponent(system)}`}`,
	import: (): string => resolve('/import/'),
	/** The page that checks a code or a link. */
	verify: (): string => resolve('/verify/'),
	/** Checks files against a list code. */
	verifyCode: (code: string): string => `${resolve('/verify/')}#c=${code}`,
	/** The page of a list in a link. */
	shared: (packed: string): string => `${resolve('/')}list/#${packed}`,
	printShared: (packed: string): string => `${resolve('/print/')}#${packed}`,
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
	/** Compares two rosters, versions or steps; either may be chosen on the page. */
	compare: (from: string | null, to?: string | null): string => {
		const query = new URLSearchParams({ ...(from && { a: from }), ...(to && { b: to }) });
		return `${resolve('/compare/')}?${query}`;
	},
	bin: (): string => resolve('/bin/'),
	texts: (): string => resolve('/texts/'),
	library: (): string => resolve('/library/'),
	army: (system: string, army: string): string =>
		`${resolve('/library/')}?army=${encodeURIComponent(`${system}/${army}`)}`,
	help: (): string => resolve('/help/'),
	/** The news about Muster. */
	news: (): string => resolve('/news/')
};
