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

// The keys of what `localStorage` has beside the database: copies of what is needed before that answers. Theme and
// language are read by the script of app.html too.
export const themeCopy = 'muster.theme';
export const languageCopy = 'muster.language';
export const keysCopy = 'muster.keys';
export const systemCopy = 'muster-system';
