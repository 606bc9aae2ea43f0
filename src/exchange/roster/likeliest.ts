import { imports } from '../../i18n/en/faults.ts';
import type { PackSource } from '../../packs/port.ts';
import type { TextArmy } from '../lines/list-text-army.ts';
import type { ReadList } from '../names/read-list.ts';

/** The reading of a text that is certain: the only one, or one far better than those for other armies. */
export function likeliest(tried: readonly ReadList[]): ReadList | undefined {
	const [first, ...others] = tried;
	if (first && others.length === 0) return first;
	const read = tried.filter(({ ok }) => ok);
	if (read.length === 0) return undefined;
	const ranked = read
		.map((list) => ({ list, unread: lackIn(list, 'unread'), prices: lackIn(list, 'price') }))
		.toSorted((one, other) => one.unread - other.unread || one.prices - other.prices);
	const [best, next] = ranked;
	if (!best || !next || best.unread * 2 < next.unread) return best?.list;
	// If two games have the same names, their prices decide.
	return best.unread <= next.unread && best.prices * 2 < next.prices ? best.list : undefined;
}

function lackIn(list: ReadList, wanted: 'unread' | 'price'): number {
	return list.ok ? (list.notes ?? []).filter(({ kind }) => kind === wanted).length : Infinity;
}

/** The question which of several armies a text is for. */
export async function whichArmy(named: readonly TextArmy[], packs: PackSource): Promise<ReadList> {
	const systems = await packs.systems();
	const which = await Promise.all(
		named.map(async ({ system, army }) => {
			const game = systems.find(({ id }) => id === system);
			const own = (await packs.armies(system)).find(({ id }) => id === army);
			return { system, army, name: `${game?.name ?? system}: ${own?.name ?? army}` };
		})
	);
	const names = which.map(({ name }) => name).join('; ');
	return { ok: false, faults: [{ message: imports.whichArmy(names) }], which };
}
