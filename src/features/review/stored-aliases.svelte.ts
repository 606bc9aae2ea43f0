import type { OwnAlias } from '../../schema/own/rows.ts';
import { openStorage } from '../../persistence/index.ts';
import { messageOf } from '../../platform/message-of.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { reviewWords } from '../../i18n/en/reviewing.ts';

/** The names that this device remembers for the games of the lists under review. */
export class StoredAliases {
	#all = $state.raw<readonly OwnAlias[]>([]);
	readonly #loaded = new Set<string>();

	/** Those of one game. */
	of(system: string): readonly OwnAlias[] {
		return this.#all.filter(({ id }) => id.startsWith(`${system}/`));
	}

	/** Reads those of a game, once. Without a database there are none. */
	async load(system: string): Promise<void> {
		if (this.#loaded.has(system)) return;
		this.#loaded.add(system);
		try {
			const { aliases } = await openStorage();
			const stored = await aliases.of(system);
			this.#all = [...this.#all, ...stored];
		} catch {
			this.#loaded.delete(system);
		}
	}

	async remember(alias: OwnAlias): Promise<void> {
		await this.#attempt(async ({ aliases }) => {
			await aliases.set(alias);
			this.#all = [...this.#all.filter(({ id }) => id !== alias.id), alias];
		});
	}

	async forget(id: string): Promise<void> {
		await this.#attempt(async ({ aliases }) => {
			await aliases.remove(id);
			this.#all = this.#all.filter((alias) => alias.id !== id);
		});
	}

	async #attempt(act: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<void>) {
		try {
			await act(await openStorage());
		} catch (error) {
			toasts.show(reviewWords.notRemembered(messageOf(error)));
		}
	}
}
