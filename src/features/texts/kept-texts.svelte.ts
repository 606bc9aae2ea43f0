import { keptTexts as words } from '../../i18n/en/texts.ts';
import { openStorage } from '../../persistence/index.ts';
import { untilStored } from '../../persistence/opening/until-stored.ts';
import type { KeptText } from '../../schema/own/rows.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { messageOf } from '../../platform/message-of.ts';
import { orReport } from '../../ui/refused.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The lists that are kept as text, up to date across tabs. */
export class KeptTexts {
	/** The latest first; undefined until the database has answered. */
	all = $state.raw<readonly KeptText[]>();
	count = $state(0);
	failure = $state<string>();

	/** Starts watching all of them. @returns a function that stops it */
	watch(): () => void {
		return watchStored(
			({ texts }) => texts.watch(),
			(all) => (this.all = all),
			this.#fail
		);
	}

	/** Starts watching their number. @returns a function that stops it */
	watchCount(): () => void {
		return watchStored(
			({ texts }) => texts.watchCount(),
			(count) => (this.count = count),
			this.#fail,
			untilStored().then(openStorage)
		);
	}

	/** Deletes one; the message offers to undo it. */
	async remove(kept: KeptText): Promise<void> {
		await orReport(words.notRemoved(kept.name), async () => {
			const { texts } = await openStorage();
			await texts.delete(kept.id);
			toasts.show(words.removed(kept.name), { label: words.undo, run: () => void putBack(kept) });
		});
	}

	readonly #fail = (error: unknown): void => void (this.failure = messageOf(error));
}

async function putBack(kept: KeptText): Promise<void> {
	await orReport(words.notRestored(kept.name), async () => {
		const { texts } = await openStorage();
		await texts.add(kept);
	});
}
