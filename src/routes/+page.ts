import { browser } from '$app/environment';
import { resolve } from '$app/paths';
import { hasStored, openStorage } from '../persistence/index.ts';

// If rosters are stored, the list needs the database and its component, so both are loaded while the page
// hydrates. The page reports failures. This file is loaded with those of other pages.
if (browser && location.pathname === resolve('/'))
	void hasStored().then((has) =>
		has
			? Promise.allSettled([
					openStorage(),
					import('../features/home/index.ts').then((late) => late.loadShelf())
				])
			: undefined
	);
