import { aliasWords } from '../../i18n/en/reviewing.ts';
import { openStorage } from '../../persistence/index.ts';
import type { OwnAlias } from '../../schema/own/rows.ts';
import { orTell } from '../../ui/refused.ts';

/** The names that this device remembers, for the settings. */
export class NameMemory {
	all = $state.raw<readonly OwnAlias[]>([]);

	/** Keeps them up to date until the returned function is called. */
	watch(): () => void {
		let isOver = false;
		let end = (): void => undefined;
		openStorage()
			.then(({ aliases }) => {
				if (isOver) return;
				const watching = aliases.watch().subscribe((all) => (this.all = all));
				end = () => watching.unsubscribe();
			})
			// Without a database nothing is remembered.
			.catch(() => undefined);
		return () => {
			isOver = true;
			end();
		};
	}

	async remove({ id, name }: OwnAlias): Promise<void> {
		await orTell(aliasWords.notRemoved(name), async () => {
			const { aliases } = await openStorage();
			await aliases.remove(id);
		});
	}
}
