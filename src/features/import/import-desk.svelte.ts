import { importing } from '../../i18n/en/importing.ts';
import type { Imported } from './import-lists.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';

type Reader = typeof import('./import-lists.ts');

/** The state of the import page: what is being read, and what was found. */
export class ImportDesk {
	things = $state.raw<readonly Imported[]>([]);
	/** The label of the button that adds what was found. */
	offer = $state('');
	failure = $state<string>();
	/** Progress of a long import. */
	progress = $state('');
	#work: AbortController | undefined;

	/** Shows the result of `reading`. The code that reads lists is loaded on first use. */
	async read(
		reading: (reader: Reader, following: Following) => Promise<readonly Imported[]>
	): Promise<void> {
		await this.#attempt('read', async (following) => {
			const things = await reading(await import('./import-lists.ts'), following);
			const { offerOf } = await import('./keep-imported.ts');
			following.signal.throwIfAborted();
			this.things = things;
			this.offer = offerOf(things);
		});
	}

	/**
	 * Stores what was found.
	 * @returns the id of the roster if it was the only thing; undefined if it failed
	 */
	async add(): Promise<{ readonly only: string | undefined } | undefined> {
		if (this.#work) return undefined;
		let added: { readonly only: string | undefined } | undefined;
		await this.#attempt('added', async (following) => {
			const { keepImported } = await import('./keep-imported.ts');
			added = { only: await keepImported(this.things, following) };
		});
		return added;
	}

	/** Stops reading or storing. Earlier results stay. */
	stop(): void {
		this.#work?.abort();
	}

	async #attempt(
		doing: 'read' | 'added',
		act: (following: Required<Following>) => Promise<void>
	): Promise<void> {
		this.stop();
		const work = new AbortController();
		this.#work = work;
		this.failure = undefined;
		try {
			await act({
				signal: work.signal,
				onprogress: (done, all) => {
					if (!work.signal.aborted) this.progress = importing[doing](done, all);
				}
			});
		} catch (error) {
			if (work.signal.aborted) return;
			const why = messageOf(error);
			this.failure = doing === 'read' ? importing.nothingRead(why) : why;
		} finally {
			if (this.#work === work) {
				this.#work = undefined;
				this.progress = '';
			}
		}
	}
}
