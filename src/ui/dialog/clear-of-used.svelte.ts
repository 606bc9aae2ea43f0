import { tick } from 'svelte';
import { toasts } from '../toasts.svelte.ts';

const controls = 'button, a, label, input';

/** Keeps messages off what was used last: tapped, or reached. They rise above it where they would lie over it. */
export function keepMessagesClear(): void {
	let used = document.activeElement?.closest(controls) ?? undefined;

	$effect(() => {
		if (toasts.current) void tick().then(rise);
	});
	$effect(() => {
		const leaving = new AbortController();
		const early = { capture: true, signal: leaving.signal };
		addEventListener('click', use, early);
		addEventListener('focusin', use, early);
		return () => leaving.abort();
	});

	function use({ target }: Event): void {
		if (!(target instanceof Element) || target.closest('.toast')) return;
		used = target.closest(controls) ?? used;
		rise();
	}

	function rise(): void {
		const below = used?.getBoundingClientRect();
		for (const shown of document.querySelectorAll<HTMLElement>('.toast')) {
			shown.style.translate = '';
			const over = shown.getBoundingClientRect();
			if (below && areMeeting(over, below))
				shown.style.translate = `0 ${below.top - over.bottom - 8}px`;
		}
	}
}

function areMeeting(one: DOMRect, other: DOMRect): boolean {
	const areBeside = one.right <= other.left || other.right <= one.left;
	return !areBeside && one.top < other.bottom && other.top < one.bottom;
}
