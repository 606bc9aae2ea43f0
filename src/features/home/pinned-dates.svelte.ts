import type { Stored } from '../../persistence/index.ts';
import { isOfToday } from '../../persistence/data-version/is-of-today.ts';

/** The dates of the data of those rosters that use older data than today's. */
export class PinnedDates {
	/** By roster id; empty until looked up. */
	days = $state.raw<ReadonlyMap<string, string>>(new Map());

	/** Looks them up. Without older data nothing is loaded. */
	async look(rows: readonly Stored[]): Promise<void> {
		const older = rows.filter((stored) => stored.readable).filter((stored) => !isOfToday(stored));
		if (older.length === 0 && this.days.size === 0) return;
		const { judgedBy } = await import('../../persistence/data-version/judged-by.ts');
		const found = await Promise.all(
			older.map(async (stored) => {
				const { dataNote } = await judgedBy(stored).catch(() => ({ dataNote: undefined }));
				return dataNote?.kind === 'pinned' ? [[stored.roster.id, dataNote.revision] as const] : [];
			})
		);
		this.days = new Map(found.flat());
	}
}
