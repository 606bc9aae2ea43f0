import { page } from '$app/state';
import { armyShelf, thingShelf } from './books.ts';
import type { Command, Shelf } from './command.ts';
import { offers } from './offers.ts';
import { places } from './places.ts';
import { findIn, shelfOf, type FoundGroup } from './shelves.ts';
import { storedRosters } from './stored-rosters.ts';

/** How many pages and rosters are offered before anything is typed. */
const firstPlaces = 5;
const firstRosters = 5;

/** What is looked for, what fits, and which of that is chosen. */
export class PaletteDesk {
	#text = $state('');
	/** The parts loaded so far, each in its place. */
	#parts = $state.raw<Readonly<Record<number, readonly Shelf[]>>>({});
	#asked = 0;
	#chosen = $state<string>();
	/** How many parts are still on their way. */
	loading = $state(0);
	/** Whether a part could not be loaded. */
	hasFailed = $state(false);
	/** Whether an open roster offers units to add. */
	readonly isInRoster: boolean;

	readonly groups: readonly FoundGroup[] = $derived.by(() =>
		findIn(Object.values(this.#parts).flat(), this.#text)
	);
	readonly commands: readonly Command[] = $derived(this.groups.flatMap(({ commands }) => commands));
	/** The command that Enter carries out: the first, until another is chosen. */
	readonly chosen: Command | undefined = $derived(
		this.commands.find(({ id }) => id === this.#chosen) ?? this.commands[0]
	);

	constructor() {
		const offered = offers();
		this.isInRoster = offered.length > 0;
		for (const load of offered) this.#take(load);
		this.#take(() => Promise.resolve([shelfOf('actions', places(), firstPlaces)]));
		this.#take(async () => {
			const here = page.url.searchParams.get('id');
			return [shelfOf('rosters', await storedRosters(here), firstRosters)];
		});
		this.#take(async () => [await armyShelf()]);
		this.#take(async () => [await thingShelf()]);
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
	#take(load: () => Promise<readonly Shelf[]>): void {
		const at = (this.#asked += 1);
		this.loading += 1;
		load()
			.then((shelves) => (this.#parts = { ...this.#parts, [at]: shelves }))
			.catch(() => (this.hasFailed = true))
			.finally(() => (this.loading -= 1));
	}
}
