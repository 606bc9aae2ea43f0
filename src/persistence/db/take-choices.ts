import { recall, remember } from '../../platform/remembered.ts';
import type { MusterDb } from './db.ts';
import { settingsIn } from './settings-repository.ts';
import { copiedChoices } from '../choices/copied.ts';

/** What former versions stored in `localStorage` only; of the rest there is still a copy. */
const moved = { player: 'muster.player', plan: 'muster.print' } as const;

/**
 * Moves what former versions stored in `localStorage` into the database, once. After that a choice that is missing in
 * the database has been reset.
 * @throws if the browser refuses to store
 */
export async function takeChoices(db: MusterDb): Promise<void> {
	if ((await db.settings.get('taken')) === undefined)
		await db.transaction('rw', db.settings, async () => {
			for (const [key, value] of Object.entries(leftChoices()))
				if ((await db.settings.get(key)) === undefined) await db.settings.put({ key, value });
			await db.settings.put({ key: 'taken', value: true });
		});
	for (const key of Object.values(moved)) if (recall(key) !== undefined) remember(key, undefined);
}

/** What is there and can be read. */
function leftChoices(): object {
	const { player, isPrinted } = objectUnder(moved.player);
	const found = {
		...copiedChoices(),
		player,
		printsPlayer: isPrinted === false ? false : undefined,
		printPlan: recall(moved.plan) === undefined ? undefined : objectUnder(moved.plan)
	};
	return settingsIn(Object.entries(found).map(([key, value]) => ({ key, value })));
}

function objectUnder(key: string): Readonly<Record<string, unknown>> {
	try {
		return Object(JSON.parse(recall(key) ?? '{}')) as Readonly<Record<string, unknown>>;
	} catch {
		return {};
	}
}
