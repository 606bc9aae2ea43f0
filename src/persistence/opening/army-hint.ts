import { recall, remember } from '../../platform/remembered.ts';

/** Read by the script in `app.html` too, which fetches the files beside the code. */
const key = 'muster.opened';

/**
 * Which army a roster was of when it was opened last: its data can be fetched before the storage answers.
 * A hint and no more: what is stored has the last word.
 */
export function armyHint(id: string): readonly [system: string, army: string] | undefined {
	try {
		const [of, system, army] = JSON.parse(recall(key) ?? '[]') as unknown[];
		return of === id ? [String(system), String(army)] : undefined;
	} catch {
		return undefined;
	}
}

/** @param files the addresses of the army's data */
export function keepArmyHint(
	id: string,
	system: string,
	army: string,
	files: readonly string[] = []
): void {
	remember(key, JSON.stringify([id, system, army, ...files]));
}
