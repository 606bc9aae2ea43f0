import { openStorage } from '../../persistence/index.ts';
import { untilStored } from '../../persistence/opening/until-stored.ts';

/**
 * Follows the ids of the battles that go on, without the code of battles, which most visits never need.
 * @returns a function that ends it
 */
export function followGoing(next: (ids: readonly string[]) => void): () => void {
	let isOver = false;
	let end: (() => void) | undefined;
	untilStored()
		.then(openStorage)
		.then(({ of }) => {
			if (isOver) return;
			const going = of((db, watch) =>
				watch(() =>
					db.battles
						.filter(({ result, deletedAt }) => result === undefined && deletedAt === undefined)
						.primaryKeys()
				)
			);
			const subscription = going.subscribe({ next, error: () => next([]) });
			end = () => subscription.unsubscribe();
		})
		// The list of rosters says that storage fails.
		.catch(() => undefined);
	return () => {
		isOver = true;
		end?.();
	};
}
