const key = 'muster.keys';

/** Whether a single letter or sign does something: whoever speaks to the browser may not want that. */
export function singleKeys(): boolean {
	try {
		return localStorage.getItem(key) !== 'off';
	} catch {
		return true;
	}
}

/** @throws if the browser does not let it be kept */
export function allowSingleKeys(areAllowed: boolean): void {
	if (areAllowed) localStorage.removeItem(key);
	else localStorage.setItem(key, 'off');
}
