import { catalogue } from '../../packs/catalogue.ts';

/** What the game and the army of a roster are called. */
interface Names {
	readonly army: string;
	readonly game: string;
}

/**
 * Looks up each army once, as there may be thousands of rosters.
 * @param nameOf the name of an army, if it is known already
 */
export function armyNames(
	nameOf: (system: string, army: string) => string | undefined
): (system: string, army: string) => Names {
	const known = new Map<string, Names>();
	return (system, army) => {
		const key = `${system}/${army}`;
		const names = known.get(key) ?? {
			army: nameOf(system, army) ?? '',
			game: catalogue.find(({ id }) => id === system)?.name ?? ''
		};
		known.set(key, names);
		return names;
	};
}
