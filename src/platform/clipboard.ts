/**
 * Puts a text on the clipboard. To be called in the tap itself: Safari lets a page copy at no other time, and
 * so the clipboard is handed a text that is still being made.
 * @returns whether the browser lets it
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
	try {
		// Firefox before 127 has no items, but waits some seconds after a tap.
		if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
		else await navigator.clipboard.write([itemOf(text)]);
		return true;
	} catch {
		return false;
	}
}

function itemOf(text: Promise<string>): ClipboardItem {
	const content = text.then((made) => new Blob([made], { type: 'text/plain' }));
	// Whoever asked for the text hears of it.
	content.catch(() => undefined);
	return new ClipboardItem({ 'text/plain': content });
}
