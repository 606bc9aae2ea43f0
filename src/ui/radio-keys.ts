/** Where the focus goes with each key: so many radios on, or to an end. */
const steps: Readonly<Record<string, number>> = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
	Home: -Infinity,
	End: Infinity
};

/**
 * Moves the focus among the radios of a group with the arrow keys, those that are unavailable included. What has
 * the focus is chosen with Space or Enter, as a choice may change the points or close the dialog.
 */
export function radioKeys(group: HTMLElement): () => void {
	function move(event: KeyboardEvent): void {
		const step = steps[event.key];
		if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
		const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
		const at = radios.findIndex((radio) => radio === document.activeElement);
		if (at === -1) return;
		event.preventDefault();
		const last = radios.length - 1;
		const next = Number.isFinite(step)
			? (at + step + radios.length) % radios.length
			: step > 0
				? last
				: 0;
		radios[next]?.focus();
	}
	group.addEventListener('keydown', move);
	return () => group.removeEventListener('keydown', move);
}
