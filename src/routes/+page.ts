import { browser } from '$app/environment';
import { hasStored, openStorage } from '../storage/index.ts';
import { loadShelf } from './later.ts';

// Where rosters are stored, the list waits for the storage and for what shows it: fetch both while the
// page comes alive. What fails is told by the page.
if (browser)
	void hasStored().then((has) =>
		has ? Promise.allSettled([openStorage(), loadShelf()]) : undefined
	);
