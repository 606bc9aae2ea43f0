import type { Stored } from '../../persistence/index.ts';
import { isOfToday } from '../../persistence/data-version/is-of-today.ts';

/** The dates of the data of those rosters that use older data than today's. */
export class PinnedDates {
	/** By roster id; empty until looked up. */
	days = $state.raw<ReadonlyMap<string, string>>(new Map());
	#older: readonly Stored[] = [];

	/** Looks them up. Without older data nothing is loaded. */
	async look(rows: readonly Stored[]): Promise<void> {
		const older = rows.filter((stored) => stored.readable).filter((stored) => !isOfToday(stored));
		// More rows of today, as a long list is filled, change nothing.
		if (older.length === this.#older.length && older.every((row, at) => row === this.#older[at]))
			return;
		this.#older = older;
		const { dataFor } = await import('../../persistence/data-version/data-for.ts');
		const found = await Promise.all(
			older.map(async (stored) => {
				const { dataNote } = await dataFor(stored).catch(() => ({ dataNote: undefined }));
				return dataNote?.kind === 'pinned' ? [[stored.roster.id, dataNote.revision] as const] : [];
			})
		);
		this.days = new Map(found.flat());
	}
}
