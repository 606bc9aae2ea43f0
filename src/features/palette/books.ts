import { catalogue, loadCards, type ArmyCard, type SystemCard } from '../../packs/catalogue.ts';
import { lateLinks } from '../../ui/late-links.ts';
import { lastUsedFirst } from '../armies/index.ts';
import {
	linkOfThing,
	loadPlaced,
	searchIn,
	thingNote,
	type ArmyAt,
	type PlacedThing
} from '../library/late.ts';
import type { Command, Shelf } from './command.ts';
import { mostOf, shelfOf } from './shelves.ts';

/** The armies of all games, each leading to its pages in the library. */
export async function armyShelf(): Promise<Shelf> {
	const games = await Promise.all(
		lastUsedFirst(catalogue).map(async (system) => ({ system, armies: await loadCards(system.id) }))
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
		place: [system.name, system.game ?? '', card.family ?? ''],
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
export async function thingShelf(open: ArmyAt | undefined): Promise<Shelf> {
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
