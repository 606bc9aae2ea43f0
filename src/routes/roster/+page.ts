import { browser } from '$app/environment';
import { openStorage } from '../../storage/index.ts';
import type { PageLoad } from './$types';

// The storage is fetched while the page comes alive, not after.
export const load: PageLoad = ({ url }) => {
	if (browser && url.searchParams.has('id')) void openStorage();
};
