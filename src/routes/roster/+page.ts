import { browser } from '$app/environment';
import { armyHint } from '../../persistence/opening/first-paint-hints.ts';
import { lookAhead } from '../../persistence/opening/open-roster.ts';
import { fetchEditor } from '../../features/editor/load-parts.ts';

// A roster opened by its address needs its row and its army: both are requested while the page hydrates.
const id = browser && new URLSearchParams(location.search).get('id');
if (id) {
	lookAhead(id);
	const hint = armyHint(id);
	if (hint) fetchEditor(...hint);
}
