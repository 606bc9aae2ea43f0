import { expect, test, vi } from 'vitest';
import type { Choices } from '../../schema/own/choices.ts';

/** A database that answers when the test says so, and pages on it. */
class SlowStore {
	stored: Choices = {};
	#hear = (): void => undefined;
	#open: (() => void)[] = [];
	#isRefusing = false;

	refuse(is: boolean): void {
		this.#isRefusing = is;
	}

	/** Another tab stores something. */
	change(changes: Choices): void {
		this.stored = { ...this.stored, ...changes };
		this.#hear();
	}

	/** Lets everything go on that waits. */
	async answer(): Promise<void> {
		const open = this.#open;
		this.#open = [];
		for (const go of open) go();
		await new Promise((resolve) => setTimeout(resolve));
	}

	readonly source = {
		all: async (): Promise<Choices & { taken: true }> => {
			const { stored } = this;
			await new Promise<void>((go) => this.#open.push(go));
			return { ...stored, taken: true };
		},
		watch: () => ({
			subscribe: ({ next }: { next: () => void }): void => {
				this.#hear = next;
			}
		}),
		set: async (changes: Choices): Promise<void> => {
			await new Promise<void>((go) => this.#open.push(go));
			if (this.#isRefusing) throw new Error('Full.');
			this.change(changes);
		}
	};
}

async function openPage() {
	vi.resetModules();
	const { ownChoices } = await import('./own-choices.svelte.ts');
	const store = new SlowStore();
	ownChoices.follow(store.source);
	await store.answer();
	const storeIn = (changes: Choices): Promise<boolean> =>
		ownChoices.store(changes, Promise.resolve(store.source));
	return { own: ownChoices, store, storeIn };
}

test('what another tab stores is taken over', async () => {
	const { own, store } = await openPage();
	store.change({ theme: 'dark' });
	await store.answer();
	expect(own.values).toMatchObject({ theme: 'dark' });
});

test('while something is typed, no earlier state of it comes back', async () => {
	const { own, store, storeIn } = await openPage();
	const first = storeIn({ player: { name: 'A' } });
	await new Promise((resolve) => setTimeout(resolve));
	await store.answer();
	expect(await first).toBe(true);
	// The page reads what it has stored, and meanwhile the player types on.
	const second = storeIn({ player: { name: 'A.' } });
	expect(own.values.player).toEqual({ name: 'A.' });
	await store.answer();
	expect(own.values.player).toEqual({ name: 'A.' });
	await store.answer();
	await store.answer();
	expect(await second).toBe(true);
	expect(own.values.player).toEqual({ name: 'A.' });
});

test('what the browser refuses to store stays for as long as the page', async () => {
	const { own, store, storeIn } = await openPage();
	store.refuse(true);
	const storing = storeIn({ theme: 'dark' });
	await new Promise((resolve) => setTimeout(resolve));
	await store.answer();
	expect(await storing).toBe(false);
	store.change({ language: 'de' });
	await store.answer();
	expect(own.values).toMatchObject({ theme: 'dark', language: 'de' });
	store.refuse(false);
	const again = storeIn({ theme: undefined });
	await new Promise((resolve) => setTimeout(resolve));
	await store.answer();
	expect(await again).toBe(true);
	await store.answer();
	expect(own.values.theme).toBeUndefined();
});

test('what stays equal stays the same object, so that no sheet is drawn anew', async () => {
	const { own, store } = await openPage();
	store.change({ player: { name: 'A.' } });
	await store.answer();
	const { player } = own.values;
	store.change({ player: { name: 'A.' }, theme: 'dark' });
	await store.answer();
	expect(own.values.player).toBe(player);
});

test('a choice made before the database was open is stored once it is', async () => {
	vi.resetModules();
	const { storeOnceOpen, takeEarly } = await import('./early-choices.ts');
	const taken: Choices[] = [];
	storeOnceOpen({ lastSystem: 'aos4' });
	storeOnceOpen({ lastSystem: 'whfb6' });
	takeEarly((choices) => taken.push(choices));
	storeOnceOpen({ lastSystem: 't9a' });
	expect(taken).toEqual([{ lastSystem: 'whfb6' }, { lastSystem: 't9a' }]);
});
