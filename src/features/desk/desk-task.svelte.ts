import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { Following } from '../../platform/in-turn.ts';
import { messageOf } from '../../platform/message-of.ts';

/** What the desk does that takes a while, one thing after the other. */
export class DeskTask {
	/** How far it is; empty if nothing is done. */
	progress = $state('');
	/** Why the last thing did not work. */
	failure = $state('');
	readonly #works = new Set<AbortController>();
	#last: Promise<unknown> = Promise.resolve();

	get isBusy(): boolean {
		return this.#works.size > 0;
	}

	/** Stops what is being done, and what waits for it. */
	stop(): void {
		for (const work of this.#works) work.abort();
	}

	/** Does something once what was begun before is done; undefined if it was stopped or failed, which is said. */
	attempt<T>(act: (following: Required<Following>) => Promise<T>): Promise<T | undefined> {
		const work = new AbortController();
		this.#works.add(work);
		const done = this.#last.then(() => this.#do(act, work));
		this.#last = done;
		return done;
	}

	async #do<T>(
		act: (following: Required<Following>) => Promise<T>,
		work: AbortController
	): Promise<T | undefined> {
		const { signal } = work;
		const onprogress = (done: number, all: number): void => {
			if (!signal.aborted && all > 1) this.progress = eventDesk.reading(done, all);
		};
		try {
			if (signal.aborted) return undefined;
			this.failure = '';
			this.progress = eventDesk.working;
			return await act({ signal, onprogress });
		} catch (error) {
			if (!signal.aborted) this.failure = eventDesk.failed(messageOf(error));
			return undefined;
		} finally {
			this.#works.delete(work);
			if (!this.isBusy) this.progress = '';
		}
	}
}
