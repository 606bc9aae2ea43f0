import { wordingTexts } from '../../i18n/en/library.ts';
import { maxWording } from '../../schema/own/rows.ts';
import type { Repositories } from '../../persistence/index.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { messageOf } from '../../platform/message-of.ts';
import { ownWordings } from '../../ui/own-wordings.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/**
 * Shows what the player wrote of things of this game, and stores what he writes. Without a database there are only
 * the names.
 * @returns a function that ends this
 */
export function openWordings(system: string): () => void {
	let isClosed = false;
	const stop = watchStored(
		({ wordings }) => {
			if (!isClosed) ownWordings.open(writer(wordings, system), maxWording);
			return wordings.watch(system);
		},
		(all) => ownWordings.show(all)
	);
	return () => {
		isClosed = true;
		stop();
		ownWordings.close();
	};
}

function writer(wordings: Repositories['wordings'], system: string) {
	return (key: string, text: string | undefined): void => {
		wordings
			.set(`${system}/${key}`, text, Date.now())
			.catch((error: unknown) => toasts.show(wordingTexts.notSaved(messageOf(error))));
	};
}
