import { resolve } from '$app/paths';

/** Addresses that neither home nor a new roster's editor needs at once, apart from the others for their weight. */
export const lateLinks = {
	/** Compares two rosters, versions or steps; either may be chosen on the page. */
	compare: (from: string | null, to?: string | null): string => {
		const query = new URLSearchParams({ ...(from && { a: from }), ...(to && { b: to }) });
		return `${resolve('/compare/')}?${query}`;
	},
	/** Checks files against a list code. */
	verifyCode: (code: string): string => `${resolve('/verify/')}#c=${code}`,
	printShared: (packed: string): string => `${resolve('/print/')}#${packed}`,
	/** The page of a list in a link. */
	shared: (packed: string): string => `${resolve('/')}list/#${packed}`,
	texts: (): string => resolve('/texts/'),
	army: (system: string, army: string): string =>
		`${resolve('/library/')}?army=${encodeURIComponent(`${system}/${army}`)}`,
	/** The play sheet of a game, at one of its sections or blocks if one is named. */
	play: (system: string, at?: string): string =>
		`${resolve('/library/')}?${new URLSearchParams({ play: system, ...(at !== undefined && { at }) })}`,
	printPlay: (system: string): string =>
		`${resolve('/print/')}?${new URLSearchParams({ play: system })}`,
	/** The page that checks a code or a link. */
	verify: (): string => resolve('/verify/'),
	/** The news about Muster. */
	news: (): string => resolve('/news/'),
	/** All battles; with `?id=…` one of them, with `?roster=…` or the list of a link a new one. */
	battles: (at = ''): string => `${resolve('/play/')}${at}`,
	help: (): string => resolve('/help/')
};
