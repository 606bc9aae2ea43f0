import type { StoredRoster } from '../../persistence/index.ts';
import { onceAtRest } from '../../platform/page-at-rest.ts';

/** What is next in a list that lacks something. */
export class NextStep {
	/** Undefined until looked up, and if nothing is missing. */
	text = $state<string>();
	#now: StoredRoster | undefined;

	/** Looks it up once the page is at rest: a stored summary has no reasons. */
	async look(now: StoredRoster): Promise<void> {
		this.#now = now;
		this.text = undefined;
		if (!now.summary?.problems) return;
		const text = await onceAtRest(1500, async () =>
			(await import('./next-step-of.ts')).nextStepOf(now)
		);
		if (this.#now === now) this.text = text;
	}
}
