const key = 'muster.kept';

/** Remembers whether rosters are stored here, for the first paint of home (`app.html`): the storage answers after it. */
export function markKept(areThere: boolean): void {
	try {
		if (areThere) localStorage.setItem(key, 'yes');
		else localStorage.removeItem(key);
	} catch {
		// Without it the welcome is seen for a moment.
	}
}
