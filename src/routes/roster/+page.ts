import { browser } from '$app/environment';
import { armyHint } from '../../persistence/opening/army-hint.ts';
import { openStorage } from '../../persistence/index.ts';
import { fetchEditor } from '../../features/editor/later.ts';

// Opened by its address, a roster waits for the storage, and then for its army: fetch both while the page
// comes alive.
const id = browser && new URLSearchParams(location.search).get('id');
if (id) {
	openStorage().catch(() => undefined);
	const hint = armyHint(id);
	if (hint) fetchEditor(...hint);
}
