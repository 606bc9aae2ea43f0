/**
 * Copies a text that may still be in the making. Must be called in the tap itself, as Safari allows copying
 * only then.
 * @returns whether the browser allowed it
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
	try {
		// Firefox before 127 has no `ClipboardItem`, but allows copying for some seconds after a tap.
		if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
		else await navigator.clipboard.write([itemOf(text)]);
		return true;
	} catch {
		return false;
	}
}

function itemOf(text: Promise<string>): ClipboardItem {
	const content = text.then((made) => new Blob([made], { type: 'text/plain' }));
	// The caller handles this error.
	content.catch(() => undefined);
	return new ClipboardItem({ 'text/plain': content });
}
