import { browser } from '$app/environment';
import { resolve } from '$app/paths';
import { hasStored, openStorage } from '../persistence/index.ts';
import { loadShelf } from '../features/home/later.ts';

// Where rosters are stored, the list waits for the storage and for what shows it: fetch both while the
// page comes alive. What fails is told by the page. This file travels with those of other pages.
if (browser && location.pathname === resolve('/'))
	void hasStored().then((has) =>
		has ? Promise.allSettled([openStorage(), loadShelf()]) : undefined
	);
