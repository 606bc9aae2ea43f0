import { expect, test } from 'vitest';
import { Army } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { readFacts } from './sweep.ts';

// Characteristics of warscrolls, frozen from the public catalogues that data/aos4/SOURCES.md and
// data/spearhead/SOURCES.md name: a number that changes in the data by a slip differs from them.

/** A warscroll's name, with its army in Spearhead, and its Move, Health, Save, Control and Ward. */
type Fact = readonly [name: string, ...stats: readonly string[]];

const columns = ['move', 'health', 'save', 'control', 'ward'];

/** What tells entries of one warscroll apart stands behind its name. */
const marks = / \((?:\d models?|Hero|Kruleboyz|general)\)$/;

/** These are in no army of the catalogue. */
const unknown = ['Grombrindal, the White Dwarf', 'Nagash, Supreme Lord of the Underworlds'];

function shipped(game: string): readonly Fact[] {
	const armies = rawPacks.find(({ folder }) => folder === game)?.armies ?? [];
	return armies.flatMap(({ army }) => {
		const { id, entries } = Army.parse(army);
		return entries.flatMap(({ name, stats }): readonly Fact[] => {
			const printed = name.replace(marks, '');
			const known = game === 'spearhead' ? `${id}: ${printed}` : printed;
			return stats ? [[known, ...columns.map((column) => stats[column] ?? '-')]] : [];
		});
	});
}

/** What the data say otherwise than the facts, or the facts otherwise than the data. */
function differences(game: string, ours: readonly Fact[]) {
	const facts = new Map(
		(readFacts(`${game}-facts.jsonl`) as readonly Fact[]).map(([name, ...stats]) => [name, stats])
	);
	const named = new Map(ours.map(([name, ...stats]) => [name, stats]));
	const known = ours.filter(([name]) => facts.has(name));
	return {
		other: known.filter(([name, ...stats]) => stats.join() !== facts.get(name)?.join()),
		lacking: [...facts.keys()].filter((name) => !named.has(name)),
		more: [...named.keys()].filter((name) => !facts.has(name))
	};
}

test('every warscroll of Age of Sigmar is as published', () => {
	const { other, lacking, more } = differences('aos4', shipped('aos4'));
	expect(other).toEqual([]);
	expect(lacking).toEqual([]);
	expect(more.toSorted()).toEqual(unknown);
});

test('every warscroll of Spearhead is as published, where its box is of 2024', () => {
	const { other, lacking } = differences('spearhead', shipped('spearhead'));
	expect(other).toEqual([]);
	expect(lacking).toEqual([]);
});
