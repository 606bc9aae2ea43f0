import { recallHere, rememberHere } from '../../platform/remembered-here.ts';
import { orders, type Arrangement } from './arrange-rows.ts';

const key = 'muster.shelf';

/** All rosters, as they were edited. */
const first: Arrangement = { text: '', order: 'edited' };

/** How the rosters were arranged last in this tab, however the player came back to them. */
export function storedArrangement(): Arrangement {
	try {
		const stored = JSON.parse(recallHere(key) ?? '{}') as Partial<
			Record<keyof Arrangement, unknown>
		>;
		return {
			text: typeof stored.text === 'string' ? stored.text : first.text,
			order: orders.find((order) => order === stored.order) ?? first.order,
			folder: typeof stored.folder === 'string' ? stored.folder : undefined,
			system: typeof stored.system === 'string' ? stored.system : undefined
		};
	} catch {
		return first;
	}
}

/** Keeps an arrangement until the tab is closed. */
export function storeArrangement(arrangement: Arrangement): void {
	rememberHere(key, JSON.stringify(arrangement));
}
