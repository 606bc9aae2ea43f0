import { wordingTexts } from '../../i18n/en/library.ts';
import { maxWording } from '../../schema/own/rows.ts';
import { openStorage } from '../../persistence/index.ts';
import { messageOf } from '../../platform/message-of.ts';
import { ownWordings } from '../../ui/own-wordings.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/**
 * Shows what the player wrote of things of this game, and stores what he writes.
 * @returns a function that ends this
 */
export function openWordings(system: string): () => void {
	let isClosed = false;
	let end: (() => void) | undefined;
	const open = async (): Promise<void> => {
		const { wordings } = await openStorage();
		if (isClosed) return;
		const watching = wordings.watch(system).subscribe({
			next: (all) => ownWordings.show(all),
			error: () => undefined
		});
		end = () => watching.unsubscribe();
		const write = (key: string, text: string | undefined): void => {
			wordings
				.set(`${system}/${key}`, text, Date.now())
				.catch((error: unknown) => toasts.show(wordingTexts.notSaved(messageOf(error))));
		};
		ownWordings.open(write, maxWording);
	};
	// Without a database there are only the names.
	open().catch(() => undefined);
	return () => {
		isClosed = true;
		end?.();
		ownWordings.close();
	};
}
