import { recallHere, rememberHere } from '../../platform/remembered-here.ts';
import { armyCards } from '../../packs/army-cards.svelte.ts';
import { catalogue } from '../../packs/catalogue.ts';
import type { Stored } from '../../persistence/index.ts';
import {
	armyNames,
	arrangeRows,
	arrangementFor,
	isNarrowed,
	orders,
	type Arrangement
} from './arrange-rows.ts';
import { rosterFolders } from './roster-folders.svelte.ts';

const key = 'muster.shelf';

/** All rosters, as they were edited. */
const first: Arrangement = { text: '', order: 'edited' };

/** The rosters of the shelf as the player arranged them. To be made by a component. */
export class ArrangedRows {
	readonly #rows: () => readonly Stored[];
	readonly #count: () => number;
	#stored = $state.raw<Arrangement>(storedArrangement());

	/** Whether there are more than are seen at a glance. */
	readonly areMany: boolean = $derived.by(() => this.#count() > 3);
	/** The games that there are rosters of. */
	readonly games = $derived.by(() =>
		catalogue.filter(({ id }) =>
			this.#rows().some((one) => one.readable && one.roster.system === id)
		)
	);
	/** What is kept, as it applies now. */
	readonly arrangement: Arrangement = $derived.by(() =>
		arrangementFor(
			this.#stored,
			this.areMany,
			rosterFolders.of.size > 0 ? ['', ...rosterFolders.names] : [],
			this.games.map(({ id }) => id)
		)
	);
	readonly shown: readonly Stored[] = $derived.by(() => {
		const names = armyNames((system, army) => armyCards.nameOf(system, army));
		return arrangeRows(this.#rows(), this.arrangement, ({ id, system, army }) => ({
			...names(system, army),
			folder: rosterFolders.of.get(id) ?? ''
		}));
	});
	/** Whether only some of the rosters are shown. */
	readonly isPart: boolean = $derived(isNarrowed(this.arrangement));

	/** @param count the number of all rosters, of which some may not be loaded yet */
	constructor(rows: () => readonly Stored[], count: () => number) {
		this.#rows = rows;
		this.#count = count;
	}

	/** Whether what is kept leaves rosters out, whether or not it applies now. */
	get isKeptNarrow(): boolean {
		return isNarrowed(this.#stored);
	}

	arrange(next: Arrangement): void {
		this.#stored = next;
		storeArrangement(next);
	}
}

/** How the rosters were arranged last in this tab, however the player came back to them. */
function storedArrangement(): Arrangement {
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
function storeArrangement(arrangement: Arrangement): void {
	rememberHere(key, JSON.stringify(arrangement));
}
