import { untrack } from 'svelte';
import { page } from '$app/state';
import { armyShelf, thingShelf } from './books.ts';
import type { Command, Shelf } from './command.ts';
import { offers, type Offer } from './offers.svelte.ts';
import { openArmy } from './open-army.ts';
import { places } from './places.ts';
import { findIn, shelfOf, type FoundGroup } from './shelves.ts';
import { storedRosters } from './stored-rosters.ts';

/** How many pages and rosters are offered before anything is typed. */
const firstPlaces = 5;
const firstRosters = 5;

/** What is looked for, what fits, and which of that is chosen. */
export class PaletteDesk {
	#text = $state('');
	/** What the page offers, as far as it is loaded, and what there is everywhere. */
	#offered = $state.raw<readonly Shelf[]>([]);
	#everywhere = $state.raw<readonly Shelf[]>([]);
	readonly #taken = new Set<Offer>();
	#chosen = $state<string>();
	/** How many parts are still on their way. */
	loading = $state(0);
	/** Whether a part could not be loaded. */
	hasFailed = $state(false);
	/** Whether an open roster offers units to add. */
	readonly isInRoster: boolean = $derived(offers.open.length > 0);

	readonly groups: readonly FoundGroup[] = $derived.by(() =>
		findIn([...this.#offered, ...this.#everywhere], this.#text)
	);
	readonly commands: readonly Command[] = $derived(this.groups.flatMap(({ commands }) => commands));
	/** The command that Enter carries out: the first, until another is chosen. */
	readonly chosen: Command | undefined = $derived(
		this.commands.find(({ id }) => id === this.#chosen) ?? this.commands[0]
	);

	constructor() {
		const take = (load: () => Promise<readonly Shelf[]>): void =>
			this.#take(load, (shelves) => (this.#everywhere = [...this.#everywhere, ...shelves]));
		take(() => Promise.resolve([shelfOf('actions', places(), firstPlaces)]));
		take(async () => {
			const here = page.url.searchParams.get('id');
			return [shelfOf('rosters', await storedRosters(here), firstRosters)];
		});
		take(async () => [await armyShelf()]);
		take(async () => {
			const open = await openArmy(page.url.searchParams).catch(() => undefined);
			return [await thingShelf(open)];
		});
	}

	/** Takes what the page has come to offer. */
	takeOffers(): void {
		for (const load of offers.open) {
			if (this.#taken.has(load)) continue;
			this.#taken.add(load);
			this.#take(load, (shelves) => (this.#offered = [...this.#offered, ...shelves]));
		}
	}

	get text(): string {
		return this.#text;
	}

	/** What is looked for anew has its best chosen. */
	set text(text: string) {
		this.#text = text;
		this.#chosen = undefined;
	}

	choose({ id }: Command): void {
		this.#chosen = id;
	}

	/** Chooses the next or previous; after the last comes the first. */
	walk(by: 1 | -1): void {
		const { commands } = this;
		const at = this.chosen ? commands.indexOf(this.chosen) : -1;
		const next = commands[(at + by + commands.length) % commands.length];
		if (next) this.choose(next);
	}

	/** A part that fails to load leaves the others. */
	#take(load: () => Promise<readonly Shelf[]>, keep: (shelves: readonly Shelf[]) => unknown): void {
		untrack(() => (this.loading += 1));
		load()
			.then(keep)
			.catch(() => (this.hasFailed = true))
			.finally(() => (this.loading -= 1));
	}
}
