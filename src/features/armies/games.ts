import type { SystemCard } from '../../packs/catalogue.ts';

/** A game and its editions, in the order in which the first of each stands. */
export interface Game {
	readonly game: string;
	readonly editions: readonly SystemCard[];
}

/** Puts the editions of a game together. */
export function byGame(systems: readonly SystemCard[]): readonly Game[] {
	const gameOf = ({ game, name }: SystemCard): string => game ?? name;
	return [...new Set(systems.map(gameOf))].map((game) => ({
		game,
		editions: systems.filter((system) => gameOf(system) === game)
	}));
}
