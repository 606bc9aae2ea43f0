import { browser } from '$app/environment';
import { armyHint } from '../../persistence/opening/army-hint.ts';
import { lookAhead } from '../../persistence/opening/open-roster.ts';
import { fetchEditor } from '../../features/editor/later.ts';

// Opened by its address, a roster waits for its row and for its army: both are asked for while the page comes alive.
const id = browser && new URLSearchParams(location.search).get('id');
if (id) {
	lookAhead(id);
	const hint = armyHint(id);
	if (hint) fetchEditor(...hint);
}
