/** A short message with one thing to do about it. */
export interface Toast {
	readonly id: number;
	readonly text: string;
	readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Messages shown at the foot of the screen, one at a time; the newest replaces the one before. */
class Toasts {
	current = $state.raw<Toast>();
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, action?: Toast['action'], seconds = 10): void {
		clearTimeout(this.#timer);
		this.current = { id: this.#next++, text, action };
		this.#timer = setTimeout(() => this.dismiss(), seconds * 1000);
	}

	dismiss(): void {
		clearTimeout(this.#timer);
		this.current = undefined;
	}
}

export const toasts = new Toasts();
