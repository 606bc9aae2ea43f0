import { tick } from 'svelte';
import { wordingKey, type OwnWordings, type WordedKind } from '#engine';

/** Stores a text, or removes it where there is none. */
type Write = (key: string, text: string | undefined) => void;

/** The player's texts for the game on the screen. Whoever opens them says how they are stored. */
class OwnWordingShelf {
	all = $state.raw<OwnWordings>(new Map());
	/** The most characters of a text. */
	longest = $state<number>();
	/** The key of the text that was changed last, until the change is shown: its thing may stand elsewhere then. */
	#changed: string | undefined;
	#write = $state.raw<Write>();

	/** Whether texts can be written: not before they are opened. */
	readonly isOpen = $derived(this.#write !== undefined);

	of(kind: WordedKind, id: string): string | undefined {
		return this.all.get(wordingKey(kind, id));
	}

	write(kind: WordedKind, id: string, text: string): void {
		this.#changed = wordingKey(kind, id);
		this.#write?.(this.#changed, text.trim() || undefined);
	}

	/** Whether its text was changed just now, and it takes the focus with it wherever it stands. */
	isJustChanged(kind: WordedKind, id: string): boolean {
		return this.#changed === wordingKey(kind, id);
	}

	open(write: Write, longest: number): void {
		this.longest = longest;
		this.#write = write;
	}

	show(all: OwnWordings): void {
		if (all.size > 0 || this.all.size > 0) this.all = all;
		void tick().then(() => (this.#changed = undefined));
	}

	close(): void {
		this.#write = undefined;
		this.show(new Map());
	}
}

export const ownWordings = new OwnWordingShelf();
