import { hasStored } from '../index.ts';

let waiting: Promise<void> | undefined;

/**
 * Resolves once this browser has stored something, in this tab or another: until then there is nothing to read, and
 * no need for the database and its library.
 */
export function untilStored(): Promise<void> {
	waiting ??= look().finally(() => (waiting = undefined));
	return waiting;
}

async function look(): Promise<void> {
	if ((await hasStored()) || !(await canStore())) return;
	await new Promise<void>((resolve) => {
		const ending = new AbortController();
		const { signal } = ending;
		const again = async (): Promise<void> => {
			if (!(await hasStored())) return;
			ending.abort();
			resolve();
		};
		// Another tab remembers what it has stored; where the browser does not tell, this one looks when it is seen.
		addEventListener('storage', () => void again(), { signal });
		document.addEventListener('visibilitychange', () => void again(), { signal });
	});
}

/** Whether the browser lets a site store anything: if not, opening the database says so. */
function canStore(): Promise<boolean> {
	const name = 'muster-try';
	return new Promise((resolve) => {
		try {
			const trying = indexedDB.open(name);
			trying.onerror = () => resolve(false);
			trying.onsuccess = () => {
				trying.result.close();
				indexedDB.deleteDatabase(name);
				resolve(true);
			};
		} catch {
			resolve(false);
		}
	});
}
