/** What this browser remembers under a key; undefined if it is nothing, or if no site may keep anything here. */
export function recall(key: string): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}

/** Remembers a text under a key, or forgets it. @returns whether the browser lets it be kept */
export function remember(key: string, text: string | undefined): boolean {
	try {
		if (text === undefined) localStorage.removeItem(key);
		else localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}
