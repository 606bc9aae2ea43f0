/** The text stored in this tab under a key; undefined if there is none, or storage is blocked. */
export function recallHere(key: string): string | undefined {
	try {
		return sessionStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Stores a text under a key until the tab is closed. */
export function rememberHere(key: string, text: string): void {
	try {
		sessionStorage.setItem(key, text);
	} catch {
		// Then it is forgotten on a reload.
	}
}
