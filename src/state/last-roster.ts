import { openStorage, type Stored } from '../storage/index.ts';

/** The id of the roster that was edited last; undefined if there is none that can be read. */
export async function lastRosterId(): Promise<string | undefined> {
	const { rosters, settled } = await openStorage();
	await settled();
	const rows = await new Promise<readonly Stored[]>((resolve, reject) => {
		const watching = rosters.watchAll().subscribe({
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
