import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';

/** What the desk does that takes a while, one thing at a time. */
export class DeskTask {
	/** How far it is; empty if nothing is done. */
	progress = $state('');
	/** Why the last thing did not work. */
	failure = $state('');
	#work: AbortController | undefined;

	get isBusy(): boolean {
		return this.#work !== undefined;
	}

	/** Stops what is being done. */
	stop(): void {
		this.#work?.abort();
	}

	/** Does something; undefined if it was stopped or failed, which is said. */
	async attempt<T>(act: (following: Required<Following>) => Promise<T>): Promise<T | undefined> {
		this.stop();
		const work = new AbortController();
		this.#work = work;
		this.failure = '';
		this.progress = eventDesk.working;
		const { signal } = work;
		const onprogress = (done: number, all: number): void => {
			if (!signal.aborted && all > 1) this.progress = eventDesk.reading(done, all);
		};
		try {
			return await act({ signal, onprogress });
		} catch (error) {
			if (!signal.aborted) this.failure = eventDesk.failed(messageOf(error));
			return undefined;
		} finally {
			if (this.#work === work) {
				this.#work = undefined;
				this.progress = '';
			}
		}
	}
}
