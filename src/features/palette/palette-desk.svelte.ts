import { untrack } from 'svelte';
import { page } from '$app/state';
import { offers, type Offer } from './offers.svelte.ts';
import { findIn, shelfOf, type FoundGroup, mostOf, type Command, type Shelf } from './shelves.ts';
import { hasStored, openStorage, type Stored } from '../../persistence/index.ts';
import {
	type ArmyAt,
	linkOfThing,
	loadPlaced,
	searchIn,
	thingNote,
	type PlacedThing
} from '../library/late.ts';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import { comparePage } from '../../i18n/en/comparing.ts';
import { home, frame } from '../../i18n/en/frame.ts';
import { news } from '../../i18n/en/news.ts';
import { palette } from '../../i18n/en/palette.ts';
import { binPage } from '../../i18n/en/shelf.ts';
import { keptTexts } from '../../i18n/en/texts.ts';
import { verifyPage } from '../../i18n/en/verifying.ts';
import { deskLink } from '../desk/index.ts';
import { links } from '../../ui/links.ts';
import { lateLinks } from '../../ui/late-links.ts';
import type { Roster } from '#schema';
import { catalogue, loadArmyCards, type ArmyCard, type SystemCard } from '../../packs/catalogue.ts';
import { lastUsedFirst } from '../armies/index.ts';

/** How many pages and rosters are offered before anything is typed. */
const firstPlaces = 5;
const firstRosters = 5;

/** What is looked for, what fits, and which of that is chosen. */
export class PaletteDesk {
	#text = $state('');
	/** What the page offers, as far as it is loaded, and what there is everywhere. */
	#offered = $state.raw<readonly Shelf[]>([]);
	#everywhere = $state.raw<readonly Shelf[]>([]);
	readonly #asked = new Set<Offer>();
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
			if (this.#asked.has(load)) continue;
			this.#asked.add(load);
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

/** The army whose book, thing or roster is on the page, by its address; undefined if there is none. */
async function openArmy(query: URLSearchParams): Promise<ArmyAt | undefined> {
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

/** The pages that can be gone to from everywhere. */
function places(): readonly Command[] {
	const all: readonly (readonly [id: string, name: string, go: string, also?: string])[] = [
		['new', home.newRoster, links.newRoster(), palette.alsoNew],
		['import', home.import, links.import(), palette.alsoImport],
		['rosters', palette.allRosters, links.home()],
		['library', home.library, links.library()],
		['settings', home.settings, links.settings(), palette.alsoSettings],
		['verify', verifyPage.title, lateLinks.verify(), palette.alsoVerify],
		['desk', eventDesk.title, deskLink(), palette.alsoDesk],
		['compare', comparePage.title, lateLinks.compare(null)],
		['bin', binPage.title, links.bin(), palette.alsoBin],
		['battles', palette.battles, lateLinks.battles(), palette.alsoBattles],
		['texts', keptTexts.title, lateLinks.texts()],
		['help', home.help, lateLinks.help()],
		['news', news.title, lateLinks.news()],
		['about', home.about, links.about()]
	];
	return all.map(([id, name, go, also]) => ({
		id: `go-${id}`,
		name,
		also: also?.split(', ') ?? [],
		does: { go }
	}));
}

type Readable = Extract<Stored, { readable: true }>;

/** The rosters of this browser, edited last first. @param here the id of the one that is open */
async function storedRosters(here: string | null): Promise<readonly Command[]> {
	if (!(await hasStored())) return [];
	const { rosters } = await openStorage();
	const rows = (await rosters.all()).filter((row) => row.readable);
	const systems = [...new Set(rows.map(({ roster }) => roster.system))];
	const cards = new Map(
		await Promise.all(systems.map(async (id) => [id, await loadArmyCards(id)] as const))
	);
	return rows
		.filter(({ roster }) => roster.id !== here)
		.map((row) => commandOf(row, cardOf(row.roster, cards)));
}

function cardOf(
	{ system, army }: Roster,
	cards: ReadonlyMap<string, readonly ArmyCard[]>
): ArmyCard | undefined {
	return cards.get(system)?.find(({ id }) => id === army);
}

function commandOf({ roster }: Readable, card: ArmyCard | undefined): Command {
	const game = catalogue.find(({ id }) => id === roster.system)?.name ?? '';
	const army = card?.name ?? roster.army;
	const size = roster.size > 0 ? [String(roster.size)] : [];
	return {
		id: `roster-${roster.id}`,
		name: roster.name.trim() || frame.roster,
		belongsTo: [army, game, roster.event?.name ?? ''],
		note: () => [army, game, ...size].join(' · '),
		livery: card?.livery,
		does: { go: links.roster(roster.id) }
	};
}

/** The armies of all games, each leading to its pages in the library. */
async function armyShelf(): Promise<Shelf> {
	const games = await Promise.all(
		lastUsedFirst(catalogue).map(async (system) => ({
			system,
			armies: await loadArmyCards(system.id)
		}))
	);
	return shelfOf(
		'armies',
		games.flatMap(({ system, armies }) => armies.map((card) => armyCommand(system, card)))
	);
}

function armyCommand(system: SystemCard, card: ArmyCard): Command {
	return {
		id: `army-${system.id}/${card.id}`,
		name: card.name,
		also: card.aliases ?? [],
		belongsTo: [system.name, system.game ?? '', card.family ?? ''],
		isLate: card.legends === true || card.variantOf !== undefined,
		note: () => system.name,
		livery: card.livery,
		does: { go: lateLinks.army(system.id, card.id) }
	};
}

/**
 * Units, items, spells, rules, weapons and abilities of all games, each with a page of its own.
 * @param open the army on the page: what it has too is shown as its
 */
async function thingShelf(open: ArmyAt | undefined): Promise<Shelf> {
	const search = searchIn(await loadPlaced(lastUsedFirst(catalogue), open));
	return {
		group: 'things',
		first: [],
		search: (text) =>
			search(text)
				.slice(0, mostOf.things)
				.map(({ found, ...match }) => ({ ...match, found: thingCommand(found) }))
	};
}

function thingCommand(placed: PlacedThing): Command {
	return {
		id: `thing-${placed.system.id}/${placed.thing.name}`,
		name: placed.thing.name,
		note: () => thingNote(placed),
		livery: placed.isShared ? placed.system.livery : placed.armies[0]?.livery,
		does: { go: linkOfThing(placed) }
	};
}
