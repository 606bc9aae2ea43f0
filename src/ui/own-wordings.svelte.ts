import { wordingKey, type OwnWordings, type WordedKind } from '#engine';

/** Stores a text, or removes it where there is none. */
type Write = (key: string, text: string | undefined) => void;

/** The player's texts for the game on the screen. Whoever opens them says how they are stored. */
class OwnWordingShelf {
	all = $state.raw<OwnWordings>(new Map());
	/** The most characters of a text. */
	longest = $state<number>();
	#write = $state.raw<Write>();

	/** Whether texts can be written: not before they are opened. */
	readonly isOpen = $derived(this.#write !== undefined);

	of(kind: WordedKind, id: string): string | undefined {
		return this.all.get(wordingKey(kind, id));
	}

	write(kind: WordedKind, id: string, text: string): void {
		this.#write?.(wordingKey(kind, id), text.trim() || undefined);
	}

	open(write: Write, longest: number): void {
		this.longest = longest;
		this.#write = write;
	}

	show(all: OwnWordings): void {
		if (all.size > 0 || this.all.size > 0) this.all = all;
	}

	close(): void {
		this.#write = undefined;
		this.show(new Map());
	}
}

export const ownWordings = new OwnWordingShelf();
