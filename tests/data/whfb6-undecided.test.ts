import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

/** What is said of core choices, by rule, as counted and asked for. */
function coreOf(army: string, list: string): readonly string[] {
	const { problems } = checkRoster(aList(2000, list), packIndex(pack, army));
	return problems.flatMap((problem) =>
		problem.outcome === 'count/too-few' && problem.constraint.label === 'Core choices'
			? [`${problem.constraint.id}: ${problem.measured} of ${problem.min}`]
			: []
	);
}

/** In each army whose general decides what is Core: a list without one, and with each kind of general. */
const trials = [
	['wood-elves', 'wood-elf-noble, 2 glade-guard:10', ['core-undecided: 2 of 3']],
	['wood-elves', 'wood-elf-noble, 3 glade-guard:10', []],
	['wood-elves', 'wood-elf-noble + general, 2 glade-guard:10', ['core-otherwise: 2 of 3']],
	[
		'wood-elves',
		'wood-elf-highborn + general, 2 eternal-guard:10',
		['core-wood-elf-highborn: 2 of 3']
	],
	['wood-elves', 'orion-the-king-in-the-woods + general, 3 glade-guard:10', ['core: 0 of 3']],
	['tomb-kings', 'liche-high-priest, 2 chariots:3', ['core-undecided: 2 of 3']],
	['tomb-kings', 'tomb-king + general, 2 chariots:3', ['core: 2 of 3']],
	['tomb-kings', 'liche-high-priest + general, 2 chariots:3', ['core-otherwise: 0 of 3']],
	['forces-of-chaos', 'lord-of-chaos, 2 bloodletters:10', ['core-undecided: 2 of 3']],
	['forces-of-chaos', 'lord-of-chaos + general, 3 bloodletters:10', ['core: 0 of 3']],
	['forces-of-chaos', 'doombull + general, 2 minotaurs:3', ['core-doombull: 2 of 3']],
	['forces-of-chaos', 'beastlord + general, 3 minotaurs:3', ['core-beast: 0 of 3']]
] as const;

describe('what counts as Core is asked once, whoever is the general and while nobody is', () => {
	test.each(trials)('%s: %s', (army, list, said) => {
		expect(coreOf(army, list)).toEqual(said);
	});
});
