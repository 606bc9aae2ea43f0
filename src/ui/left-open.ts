/**
 * Leaves the entries of dialogs that a reload has closed, so that the next Back leaves the page.
 * @returns how far the page was scrolled; undefined if no dialog was open
 */
export function leaveClosed(): number | undefined {
	const { depth = 0, scrolled } = stateBefore();
	if (depth > 0) history.go(-depth);
	return scrolled;
}

/** The state of the page before it was reloaded, which Kit keeps in the history and no longer shows. */
function stateBefore(): App.PageState {
	const kept = history.state as { readonly 'sveltekit:states'?: App.PageState } | null;
	return kept?.['sveltekit:states'] ?? {};
}
