import type { ArmyCard, SystemCard } from '../../packs/catalogue.ts';
import { plain } from '../../ui/plain-text.ts';
import { editionOf } from './edition-of.ts';
import { fitOf, isNear, wordsIn } from './search-names.ts';

/** The armies of a game that are looked through. */
interface GameArmies {
	readonly system: SystemCard;
	readonly armies: readonly ArmyCard[];
}

/** An army that was found. */
export interface FoundArmy {
	readonly system: SystemCard;
	readonly card: ArmyCard;
}

/**
 * The armies whose name, other names, family, game or its edition contain every word, ignoring apostrophes, accents
 * and case.
 * Best first: the whole name, its beginning, the beginning of a word, anywhere in the name, elsewhere. Of equal ones
 * those that are current stand before Legends and armies before their variants; then those of the first game, the
 * shorter of two names that begin so, and the order given decides. If there are none, words may be misspelled by a
 * letter.
 */
export function searchArmies(games: readonly GameArmies[], text: string): readonly FoundArmy[] {
	const wanted = plain(text.trim());
	if (wanted === '') return [];
	const words = wanted.split(/\s+/);
	const all = games.flatMap(({ system, armies }, at) =>
		armies.map((card) => ({ system, card, isOfOther: at > 0 }))
	);
	const fitting = all.filter((army) => words.every((word) => everything(army).includes(word)));
	return (fitting.length > 0 ? fitting : all.filter((army) => isNearlyFound(army, words)))
		.map((army) => ({ army, rank: rankOf(army.card, wanted, words) }))
		.toSorted(
			(a, b) =>
				a.rank - b.rank ||
				Number(a.army.isOfOther) - Number(b.army.isOfOther) ||
				closeness(a.army.card, b.army.card, wanted)
		)
		.map(({ army: { system, card } }) => ({ system, card }));
}

function isNearlyFound(army: FoundArmy, words: readonly string[]): boolean {
	const text = everything(army);
	const parts = wordsIn(text);
	return words.every((word) => text.includes(word) || isNear(word, parts));
}

function everything({ system, card }: FoundArmy): string {
	const { name, family = '', aliases = [] } = card;
	// The words of a book's title would find all armies of the game.
	const game = [system.name, system.game ?? '', editionOf(system)];
	return plain([name, family, ...aliases, ...game].join('\n'));
}

function rankOf(card: ArmyCard, wanted: string, words: readonly string[]): number {
	const fits = (name: string): number => fitOf(plain(name), wanted, words);
	// What stands on the tile goes before another name.
	const fit = Math.min(fits(card.name), ...(card.aliases ?? []).map((name) => fits(name) + 1));
	return 4 * fit + (card.legends ? 2 : 0) + (card.variantOf === undefined ? 0 : 1);
}

/** Of two names that begin alike the shorter one is closer to what is typed. */
function closeness(a: ArmyCard, b: ArmyCard, wanted: string): number {
	const begins = [a, b].every(({ name }) => plain(name).startsWith(wanted));
	return begins ? a.name.length - b.name.length : 0;
}
