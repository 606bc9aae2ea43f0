import { onMount } from 'svelte';

/** Follows whether panes fit side by side; the styles of the editor say the same. */
export function watchRoom(): { readonly isWide: boolean } {
	let isWide = $state(false);
	onMount(() => {
		const room = matchMedia('(width >= 56.25rem) and (height >= 30rem)');
		const fit = (): unknown => (isWide = room.matches);
		fit();
		room.onchange = fit;
		return () => (room.onchange = null);
	});
	return {
		get isWide() {
			return isWide;
		}
	};
}
