import { hasStored, openStorage } from '../../persistence/index.ts';
import type { ArmyAt } from '../library/late.ts';

/** The army whose book, thing or roster is on the page, by its address; undefined if there is none. */
export async function openArmy(query: URLSearchParams): Promise<ArmyAt | undefined> {
	const [system = '', army] = (query.get('army') ?? '').split('/');
	if (army) return { system, army };
	const [game] = (query.get('thing') ?? '').split('/');
	const chosen = query.get('in');
	if (game && chosen) return { system: game, army: chosen };
	const id = query.get('id');
	if (id === null || !(await hasStored())) return undefined;
	const { rosters } = await openStorage();
	const stored = await rosters.load(id);
	return stored.ok ? stored.roster : undefined;
}
