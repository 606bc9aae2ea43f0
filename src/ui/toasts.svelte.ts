/** A short message with one action. */
export interface Toast {
	readonly id: number;
	readonly text: string;
	readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

/** Messages shown at the foot of the screen, one at a time; the newest replaces the one before. */
class Toasts {
	current = $state.raw<Toast>();
	/** Whether a dialog lies over the page. */
	isCovered = $state(false);
	#dialogs = 0;
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, action?: Toast['action'], seconds = 10): void {
		clearTimeout(this.#timer);
		this.current = { id: this.#next++, text, action };
		this.#timer = setTimeout(() => this.dismiss(), seconds * 1000);
	}

	/** A dialog lies over the page from now on. @returns what ends that */
	cover(): () => void {
		const count = (more: number): void => {
			this.#dialogs += more;
			this.isCovered = this.#dialogs > 0;
		};
		count(1);
		return () => count(-1);
	}

	dismiss(): void {
		clearTimeout(this.#timer);
		this.current = undefined;
	}
}

export const toasts = new Toasts();
