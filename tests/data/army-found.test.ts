import { expect, test } from 'vitest';
import { searchArmies } from '../../src/features/armies/army-search.ts';
import { plain } from '../../src/ui/plain-text.ts';
import type { ArmyCard, SystemCard } from '../../src/packs/catalogue.ts';
import { rawPacks } from '../packs.ts';

// From home: a tap on the game, a tap into the search, four letters. Six armies stand above the keyboard of a phone.

const seen = 6;
const games = rawPacks.map(({ system, armies }) => ({
	system: system as SystemCard,
	armies: armies.map(({ army }) => army as ArmyCard)
}));

/** The first four letters of the name, and of each of its words. */
function beginnings({ name }: ArmyCard): readonly string[] {
	const words = plain(name).split(/[^a-z0-9]+/);
	return [plain(name), ...words].map((text) => text.slice(0, 4)).filter(Boolean);
}

test('each of the 257 armies is found by four letters', () => {
	const lost = games.flatMap((own) => {
		const ordered = [own, ...games.filter((game) => game !== own)];
		return own.armies.filter((army) =>
			beginnings(army).every((letters) => {
				const found = searchArmies(ordered, letters).slice(0, seen);
				return !found.some(({ system, card }) => card === army && system === own.system);
			})
		);
	});
	expect(games.flatMap(({ armies }) => armies)).toHaveLength(257);
	expect(lost.map(({ name }) => name)).toEqual([]);
});
