interface Action {
	readonly label: string;
	readonly run: () => void;
	/** Whether it can still be done; always, if it does not say. */
	readonly isOffered?: () => boolean;
}

/** A short message with one action. */
interface Toast {
	readonly id: number;
	readonly text: string;
	readonly action?: Action | undefined;
}

/** Messages at the foot of the screen. A new one replaces the one before. */
class Toasts {
	current = $state.raw<Toast>();
	/** Whether a dialog covers the page. */
	isCovered = $state(false);
	#dialogs = 0;
	#next = 1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	show(text: string, action?: Toast['action'], seconds = 10): void {
		clearTimeout(this.#timer);
		this.current = { id: this.#next++, text, action };
		this.#timer = setTimeout(() => this.dismiss(), seconds * 1000);
	}

	/** Marks the page as covered by a dialog. @returns a function that ends that */
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
