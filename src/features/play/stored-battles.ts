import { openStorage } from '../../persistence/index.ts';
import { untilStored } from '../../persistence/opening/until-stored.ts';

/** What home says of battles. */
export interface StoredBattles {
	/** The ids of those that go on. */
	readonly going: readonly string[];
	/** How many there are, with those that are over. */
	readonly count: number;
}

/**
 * Follows the battles that are stored, without the code of battles, which most visits never need.
 * @returns a function that ends it
 */
export function followBattles(next: (stored: StoredBattles) => void): () => void {
	let isOver = false;
	let end: (() => void) | undefined;
	untilStored()
		.then(openStorage)
		.then(({ of }) => {
			if (isOver) return;
			const stored = of((db, watch) =>
				watch(async () => ({
					going: await db.battles
						.filter(({ result, deletedAt }) => result === undefined && deletedAt === undefined)
						.primaryKeys(),
					count: await db.battles.filter(({ deletedAt }) => deletedAt === undefined).count()
				}))
			);
			const none = { going: [], count: 0 };
			const subscription = stored.subscribe({ next, error: () => next(none) });
			end = () => subscription.unsubscribe();
		})
		// The list of rosters says that storage fails.
		.catch(() => undefined);
	return () => {
		isOver = true;
		end?.();
	};
}
