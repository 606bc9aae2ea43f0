import { browser } from '$app/environment';
import { openStorage } from '../../storage/index.ts';

// Opened by its address, a roster waits for the storage: fetch it while the page comes alive.
if (browser && new URLSearchParams(location.search).has('id')) openStorage().catch(() => undefined);
