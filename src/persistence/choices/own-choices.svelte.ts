import type { Choices } from '../../schema/own/choices.ts';
import { copiedChoices } from './copied.ts';

/** Where choices are stored, in every tab. */
interface Store {
	/** `taken` says whether those of former versions are there. */
	all(): Promise<Choices & { readonly taken?: true | undefined }>;
	set(changes: Choices): Promise<void>;
	/** Calls back after each change in any tab. */
	watch(): { subscribe(hearing: { next: () => void; error: () => void }): unknown };
}

/** The player's choices: at first as their copies have them, then as the database does, whichever tab made them. */
class OwnChoices {
	values = $state.raw<Choices>(copiedChoices());
	/** Resolves when the database has been asked. */
	asked: Promise<void> = Promise.resolve();

	#store: Store | undefined;
	/** How many were stored so far, and how many are on their way. */
	#writes = 0;
	#writing = 0;
	/** What the database refused: it stays for as long as the page. */
	#refused: Choices = {};

	/** Shows choices at once and stores them. @returns whether they were stored */
	async store(changes: Choices, opening: Promise<Pick<Store, 'set'>>): Promise<boolean> {
		this.values = { ...this.values, ...changes };
		this.#writes++;
		this.#writing++;
		const isStored = await opening
			.then(async (store) => store.set(changes))
			.then(
				() => true,
				() => false
			);
		this.#refused = isStored ? without(this.#refused, changes) : { ...this.#refused, ...changes };
		this.#writing--;
		void this.#read();
		return isStored;
	}

	/** Takes over what is stored, now and after each change. */
	follow(store: Store): void {
		if (this.#store === store) return;
		this.#store = store;
		this.asked = this.#read();
		store.watch().subscribe({ next: () => void this.#read(), error: () => undefined });
	}

	/** What is read while something is being stored may be older than what is shown: then it is read again later. */
	async #read(): Promise<void> {
		const writes = this.#writes;
		const stored = await this.#store?.all().catch(() => undefined);
		if (!stored?.taken || this.#writing > 0 || writes !== this.#writes) return;
		this.values = asBefore({ ...stored, ...this.#refused }, this.values);
	}
}

function without(choices: Choices, others: Choices): Choices {
	return Object.fromEntries(Object.entries(choices).filter(([name]) => !(name in others)));
}

/** What is equal stays the same object, so that nothing is drawn anew. */
function asBefore(choices: Choices, before: Choices): Choices {
	const known = new Map<string, unknown>(Object.entries(before));
	return Object.fromEntries(
		Object.entries(choices).map(([name, is]) => {
			const was = known.get(name);
			return [name, JSON.stringify(was) === JSON.stringify(is) ? was : is];
		})
	);
}

export const ownChoices = new OwnChoices();
