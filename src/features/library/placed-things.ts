import { locale } from '../../i18n/base/words.ts';
import { catalogue, loadArmyCards, type ArmyCard, type SystemCard } from '../../packs/catalogue.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { loadPlayNames, type PlayNames } from '../../packs/play.ts';
import type { Thing } from '../../packs/things.ts';
import { plain } from '../../ui/plain-text.ts';
import { finding } from '../../i18n/en/finding.ts';
import { newRoster } from '../../i18n/en/frame.ts';
import { thingLink } from './find-links.ts';
import { lateLinks } from '../../ui/late-links.ts';

/** A thing of the index in its game. */
export interface PlacedThing {
	readonly thing: Thing;
	readonly system: SystemCard;
	/** The armies that have it: one that is open first, then current ones, then variants and Legends. */
	readonly armies: readonly ArmyCard[];
	/** Whether every army of the game shares it. */
	readonly isShared: boolean;
	/** The names of its game and its armies, by which it is found too. */
	readonly belongsTo: readonly string[];
}

/** An army, as addresses and rosters name it. */
export interface ArmyAt {
	readonly system: string;
	readonly army: string;
}

/**
 * Every thing of every game: those of an army that is open first, and as its, then those of the first game.
 * @throws if the index is not stored and the network fails
 */
export async function loadPlaced(
	systems: readonly SystemCard[] = catalogue,
	open?: ArmyAt
): Promise<readonly PlacedThing[]> {
	const [{ things }, { abilities }, cards, played] = await Promise.all([
		import('../../packs/things.ts'),
		import('../../packs/abilities.ts'),
		Promise.all(catalogue.map(({ id }) => loadArmyCards(id))),
		Promise.all(catalogue.map(({ id }) => loadPlayNames(id, locale())))
	]);
	const order = systems.map(({ id }) => id);
	const rank = ({ system, armies }: PlacedThing): number =>
		isAt(open, system, armies[0]) ? -1 : order.indexOf(system.id);
	return withPlayed(withAbilities(things, abilities), played.map(playedNames))
		.flatMap((thing) => {
			const system = catalogue[thing.game];
			return system ? [placed(thing, system, cards[thing.game] ?? [], open)] : [];
		})
		.toSorted((a, b) => rank(a) - rank(b));
}

function isAt(open: ArmyAt | undefined, system: SystemCard, army: ArmyCard | undefined): boolean {
	return open !== undefined && open.system === system.id && open.army === army?.id;
}

/** As headings: "blunder" is found as "Blunder". */
function playedNames({ names, terms }: PlayNames): readonly string[] {
	return [...names, ...terms.map((term) => term.charAt(0).toUpperCase() + term.slice(1))];
}

/** Of one name in a game there is one thing, whatever else is called so. */
function withAbilities(things: readonly Thing[], abilities: readonly Thing[]): readonly Thing[] {
	const keyOf = ({ game, name }: Thing): string => `${game} ${name}`;
	const named = new Map(abilities.map((ability) => [keyOf(ability), ability]));
	const known = new Set(things.map(keyOf));
	return [
		...things.map((thing) => {
			const ability = named.get(keyOf(thing));
			return ability ? joined(thing, ability) : thing;
		}),
		...abilities.filter((ability) => !known.has(keyOf(ability)))
	];
}

function joined(thing: Thing, ability: Thing): Thing {
	const isShared = thing.armies.length === 0 || ability.armies.length === 0;
	return {
		...thing,
		kinds: [...thing.kinds, ...ability.kinds],
		armies: isShared ? [] : [...new Set([...thing.armies, ...ability.armies])],
		legends: thing.legends && ability.legends
	};
}

/**
 * What the play sheets explain beside all other things: of one name in a game there is one thing.
 * @param played the names on the play sheet of each game
 */
function withPlayed(
	things: readonly Thing[],
	played: readonly (readonly string[])[]
): readonly Thing[] {
	const own = things.map((thing): Thing => {
		const isPlayed = played[thing.game]?.includes(thing.name) ?? false;
		return isPlayed ? { ...thing, kinds: [...thing.kinds, 'play'] } : thing;
	});
	const known = new Set(things.map(({ game, name }) => `${game} ${name}`));
	const others = played.flatMap((names, game) =>
		[...new Set(names)]
			.filter((name) => !known.has(`${game} ${name}`))
			.map((name): Thing => ({ name, kinds: ['play'], game, armies: [], legends: false }))
	);
	return [...own, ...others];
}

function placed(
	thing: Thing,
	system: SystemCard,
	cards: readonly ArmyCard[],
	open: ArmyAt | undefined
): PlacedThing {
	const isShared = thing.armies.length === 0;
	const own = isShared ? cards : thing.armies.flatMap((at) => cards[at] ?? []);
	const rank = (card: ArmyCard): number => (isAt(open, system, card) ? -1 : lateness(card));
	const armies = own.toSorted((a, b) => rank(a) - rank(b));
	const belongsTo = [system.name, system.game ?? '', ...own.map(({ name }) => name)];
	return { thing, system, armies, isShared, belongsTo };
}

function lateness({ legends, variantOf }: ArmyCard): number {
	return (legends ? 2 : 0) + (variantOf === undefined ? 0 : 1);
}

/** A thing as an address names it, with the data of an army that has it. */
export interface OpenThing {
	readonly placed: PlacedThing;
	/** The army that is asked about; undefined for what all share, until one is chosen. */
	readonly chosen: ArmyCard | undefined;
	readonly pack: Pack;
}

/**
 * What is called so in a game; undefined if nothing is.
 * @throws if it is not stored and the network fails
 */
export async function openThing(
	systemId: string,
	name: string,
	armyId: string | null
): Promise<OpenThing | undefined> {
	const found = (await loadPlaced()).find(
		({ thing, system }) => system.id === systemId && plain(thing.name) === plain(name)
	);
	if (!found) return undefined;
	const [first] = found.armies;
	const asked = found.armies.find(({ id }) => id === armyId);
	const chosen = asked ?? (found.isShared ? undefined : first);
	const army = chosen ?? first;
	const pack = army && (await loadPack(systemId, army.id));
	return pack && { placed: found, chosen, pack };
}

/** What a thing is, and whose. */
export function thingNote({ thing, system, armies, isShared }: PlacedThing): string {
	const [first] = armies;
	const several = first && armies.length > 1;
	return [
		thing.kinds.map((kind) => finding.kinds[kind]).join(', '),
		system.name,
		thing.kinds.every((kind) => kind === 'play')
			? undefined
			: isShared
				? finding.allArmies
				: several
					? finding.andMore(first.name, armies.length - 1)
					: first?.name,
		thing.legends && newRoster.legends
	]
		.filter(Boolean)
		.join(' · ');
}

/** The page of a thing: what the play sheet alone explains is looked up there. */
export const linkOfThing = ({ thing, system, armies, isShared }: PlacedThing): string =>
	thing.kinds.every((kind) => kind === 'play')
		? lateLinks.play(system.id, thing.name)
		: thingLink(system.id, thing.name, isShared ? undefined : armies[0]?.id);
