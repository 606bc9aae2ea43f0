/** The text stored in this browser under a key; undefined if there is none, or storage is blocked. */
export function recall(key: string): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Stores a text under a key, or deletes it. @returns whether the browser stored it */
export function remember(key: string, text: string | undefined): boolean {
	try {
		if (text === undefined) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}
