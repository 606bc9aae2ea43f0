import type { IndexedEntry } from './army-index.ts';

/** Whether an option is a role that the first unit gets and may hand over, such as the general's. */
export function isRole({ entry }: IndexedEntry): boolean {
	return entry.given !== undefined;
}
