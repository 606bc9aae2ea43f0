import { pushState } from '$app/navigation';
import { page } from '$app/state';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Opens the quick find as a history entry, so that Back closes it. */
export function openPalette(): void {
	if (page.state.palette) return;
	toasts.dismiss();
	const { depth = 0, scrolled = scrollY } = page.state;
	pushState('', { ...page.state, palette: true, depth: depth + 1, scrolled });
}

/** Leaves the entry of a quick find that a reload has closed. */
export function leaveReloaded(): void {
	const kept = history.state as { readonly 'sveltekit:states'?: App.PageState } | null;
	if (kept?.['sveltekit:states']?.palette && !page.state.palette) history.back();
}
