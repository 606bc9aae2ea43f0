import { storePasted, takePasted } from '../../persistence/pasted/pasted-texts.ts';

/** Milliseconds: while somebody types, the text is stored at most this often. */
const pause = 50;

/** Stores what stands in the field for pasted texts until it is added or cleared, whatever ends the page. */
export class StoredPaste {
	/** Whether the text in the field was left by a page that has ended. */
	isFromBefore = $state(false);
	#text = '';
	#isStored = true;
	#waiting: ReturnType<typeof setTimeout> | undefined;

	/** Stores a text: at once, or shortly after the one before. */
	store(text: string): void {
		if (text.trim() === '') this.isFromBefore = false;
		if (text === this.#text) return;
		this.#text = text;
		this.#isStored = false;
		if (this.#waiting === undefined) this.#store();
	}

	/** What a page that has ended, or this one, left for a blank field; undefined if there is nothing. */
	async take(field: () => string): Promise<string | undefined> {
		// Without a database a text is as safe as the page.
		const taken = await takePasted(field, Date.now()).catch(() => undefined);
		if (taken !== undefined) this.#text = taken;
		this.isFromBefore = taken !== undefined && field().trim() === '';
		return this.isFromBefore ? taken : undefined;
	}

	/** Forgets a text that was added. */
	clear(): void {
		this.store('');
		if (!this.#isStored) this.#store();
	}

	#store(): void {
		this.#isStored = true;
		storePasted(this.#text, Date.now()).catch(() => undefined);
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => {
			this.#waiting = undefined;
			if (!this.#isStored) this.#store();
		}, pause);
	}
}
