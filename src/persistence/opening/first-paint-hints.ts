import { recall, remember } from '../../platform/remembered.ts';

/** Also read by the script in `app.html`, which fetches the files together with the code. */
const key = 'muster.opened';

/**
 * The army of a roster when it was opened last, so that its data can be fetched before the database answers.
 * Only a hint: the stored roster decides.
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
export function storeArmyHint(
	id: string,
	system: string,
	army: string,
	files: readonly string[] = []
): void {
	remember(key, JSON.stringify([id, system, army, ...files]));
}

/**
 * Remembers whether rosters are stored here, for the first paint of the home page (`app.html`), which comes
 * before the database answers.
 */
export function rememberHasRosters(areThere: boolean): void {
	remember('muster.kept', areThere ? 'yes' : undefined);
}
