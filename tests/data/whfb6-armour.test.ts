import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

const beside = /(added to|beside|worn with) other armour|with normal armour|beside armour/;

/** Magic armour whose own text says that it is worn with a suit. */
const additions = pack.armies.flatMap(({ id: army, entries }) =>
	entries
		.filter(({ type, text = '' }) => type === 'magic-armour' && beside.test(text))
		.map(({ id }) => ({ army, item: id }))
);

const suits = ['light-armour', 'heavy-armour', 'dragon-armour', 'chaos-armour'];

/** Who may have an item, and who may have a suit beside another. */
function refusals(army: string, unit: string, options: readonly string[]): readonly string[] {
	const readings = army === 'vampire-counts' ? { form: 'blood-dragon' } : undefined;
	const index = packIndex(pack, army, readings);
	const list = [unit, ...options].join(' + ');
	const { problems } = checkRoster({ ...aList(4000, list), ...(readings && { readings }) }, index);
	return problems.flatMap((problem) =>
		problem.outcome === 'carries/not-allowed' ? [problem.constraint.option] : []
	);
}

function bearersOf(army: string, item: string, suit: string): readonly string[] {
	const { entries } = packIndex(pack, army);
	const characters = [...entries.values()].filter(({ type }) => type.character);
	return characters
		.map(({ entry }) => entry.id)
		.filter((unit) => [item, suit].every((id) => refusals(army, unit, [id]).length === 0));
}

describe('magic armour that is added to other armour', () => {
	test('is known in every army that has such', () => {
		expect(additions.map(({ item }) => item).toSorted()).toEqual([
			'armour-of-bone',
			'dragonscale-shield',
			'gromril-great-helm',
			'helm-of-fortune',
			'helm-of-the-hunt',
			'helm-of-the-skavenslayer',
			'nobblas-elmet',
			'pelt-of-the-dark-young',
			'the-fur-of-sharrgu',
			'wailing-helm'
		]);
	});

	test.each(additions)('$item of $army goes with every suit', ({ army, item }) => {
		const known = suits.filter((suit) => packIndex(pack, army).entries.has(suit));
		const refused = known.flatMap((suit) =>
			bearersOf(army, item, suit).filter((unit) => refusals(army, unit, [item, suit]).length > 0)
		);
		expect(refused).toEqual([]);
	});

	test.each([
		['high-elves', 'commander', 'heavy-armour', 'helm-of-fortune', 'armour-of-heroes'],
		['wood-elves', 'wood-elf-noble', 'light-armour', 'helm-of-the-hunt', 'armour-of-the-fey'],
		['orcs-and-goblins', 'goblin-big-boss', 'light-armour', 'nobblas-elmet', 'armour-of-mork'],
		['vampire-counts', 'vampire-thrall', 'heavy-armour', 'wailing-helm', 'the-flayed-hauberk'],
		['vampire-counts', 'wight-lord', 'heavy-armour', 'armour-of-bone', 'the-flayed-hauberk']
	])('%s: %s with %s and %s, not with %s', (army, unit, suit, helm, armour) => {
		expect(refusals(army, unit, [suit, helm])).toEqual([]);
		expect(refusals(army, unit, [suit, armour])).toContain(suit);
	});

	test('two suits of magic armour are still too many', () => {
		const list = aList(4000, 'commander + helm-of-fortune + armour-of-heroes');
		const { problems } = checkRoster(list, packIndex(pack, 'high-elves'));
		expect(problems.some(({ constraint }) => constraint.id === 'one-magic-armour')).toBe(true);
	});
});
