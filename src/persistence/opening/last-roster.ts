import { openStorage, type Latest } from '../index.ts';

/** How many of the latest rosters are tried, as some may be unreadable. */
const few = 20;

/** The id of the roster edited last; undefined if no roster can be read. */
export async function lastRosterId(): Promise<string | undefined> {
	const { rosters, takeOverLeft } = await openStorage();
	await takeOverLeft();
	const { rows } = await new Promise<Latest>((resolve, reject) => {
		const watching = rosters.watchLatest(few).subscribe({
			next: (found) => {
				queueMicrotask(() => watching.unsubscribe());
				resolve(found);
			},
			error: reject
		});
	});
	const last = rows.find((row) => row.readable);
	return last?.readable ? last.roster.id : undefined;
}
