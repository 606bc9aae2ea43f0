import { openStorage, type Repositories, type Watched } from '../index.ts';

/**
 * Watches something that is stored, across tabs.
 * @param next called with it at once and after each change
 * @param fail called if the database cannot be opened or read; by default, nothing is said
 * @param opening the database, if it is not opened at once
 * @returns a function that stops it
 */
export function watchStored<T>(
	observe: (storage: Repositories) => Watched<T>,
	next: (value: T) => void,
	fail: (error: unknown) => void = () => undefined,
	opening = openStorage()
): () => void {
	let isOver = false;
	const heard = (value: T): void => {
		if (!isOver) next(value);
	};
	const watching = opening.then((storage) =>
		observe(storage).subscribe({ next: heard, error: fail })
	);
	watching.catch(fail);
	return () => {
		isOver = true;
		void watching.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	};
}
