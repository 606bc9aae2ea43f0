import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';

// The magic items of the army books, which stand in the groups of each army's own data only.

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));
const kinds = new Set(system.types.flatMap(({ id, item }) => (item ? [id] : [])));

function indexOf(id: string) {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return indexArmy(system, army);
}

/** One unit with these options: the rules it breaks about them, and what it costs. */
function tried(army: string, entry: string, options: readonly string[]) {
	const unit = { id: 'u1', entry, options: [...options] };
	const index = indexOf(army);
	const list = aRoster({ army, system: 't9a', size: 4000, units: [unit] });
	const { problems } = checkRoster(list, index);
	const last = options.at(-1) ?? '';
	return {
		fits: !problems.some(({ constraint: { id } }) => id === `carries-${last}` || id === 'standing'),
		points: musterUnit(unit, index).points
	};
}

test('how many items each army book has of its own', () => {
	const counts = armies.map(({ id, entries }) => [
		id,
		entries.filter(({ type }) => kinds.has(type) && !['virtue', 'big-name'].includes(type)).length
	]);
	expect(Object.fromEntries(counts)).toEqual({
		'beast-herds': 10,
		'daemon-legions': 29,
		'dread-elves': 10,
		'dwarven-holds': 32,
		'empire-of-sonnstahl': 10,
		'highborn-elves': 11,
		'infernal-dwarves': 10,
		'kingdom-of-equitaine': 10,
		'ogre-khans': 10,
		'orcs-and-goblins': 10,
		'saurian-ancients': 10,
		'sylvan-elves': 10,
		'the-vermin-swarm': 9,
		'undying-dynasties': 10,
		'vampire-covenant': 10,
		'warriors-of-the-dark-gods': 11
	});
});

describe('an item of an army book', () => {
	test.each([
		['highborn-elves', 'archmage', ['wizard-level-3'], 'book-of-the-wizard-tower', 50],
		['highborn-elves', 'mage', ['wizard-level-1'], 'book-of-the-wizard-tower', 30],
		['highborn-elves', 'high-captain', ['battle-standard'], 'banner-of-the-dragons-embrace', 50],
		['vampire-covenant', 'vampire-count', [], 'nightshroud', 40],
		['undying-dynasties', 'pharaoh', [], 'sandstorm-cloak', 60],
		['the-vermin-swarm', 'deathrunner', [], 'warp-stars', 45]
	] as const)('%s: %s with %j may have %s, for %i points', (army, unit, with_, item, points) => {
		const { fits, points: dear } = tried(army, unit, [...with_, item]);
		expect(fits).toBe(true);
		expect(dear - tried(army, unit, with_).points).toBe(points);
	});

	test.each([
		['highborn-elves', 'high-captain', [], 'gleaming-robes'],
		['the-vermin-swarm', 'clan-lord', [], 'warp-stars'],
		['warriors-of-the-dark-gods', 'chosen-lord', ['mark-of-the-dark-gods-lust'], 'diseased-spear']
	] as const)('%s: %s with %j may not have %s', (army, unit, with_, item) => {
		expect(tried(army, unit, [...with_, item]).fits).toBe(false);
	});
});
