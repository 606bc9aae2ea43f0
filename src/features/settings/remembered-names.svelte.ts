import { aliasWords } from '../../i18n/en/reviewing.ts';
import { openStorage } from '../../persistence/index.ts';
import type { OwnAlias } from '../../schema/own/rows.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { orReport } from '../../ui/refused.ts';

/** The names that this device remembers, for the settings. */
export class NameMemory {
	all = $state.raw<readonly OwnAlias[]>([]);

	/** Keeps them up to date until the returned function is called. */
	watch(): () => void {
		// Without a database nothing is remembered.
		return watchStored(
			({ aliases }) => aliases.watch(),
			(all) => (this.all = all)
		);
	}

	async remove({ id, name }: OwnAlias): Promise<void> {
		await orReport(aliasWords.notRemoved(name), async () => {
			const { aliases } = await openStorage();
			await aliases.remove(id);
		});
	}
}
