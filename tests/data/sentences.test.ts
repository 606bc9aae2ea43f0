import { describe, expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, System } from '#schema';
import { Sentences } from '../../src/schema/rule-sentences.ts';
import { rawPacks } from '../packs.ts';
import { aConstraint } from '../builders.ts';
import { rulesOf, sentenceFaults } from './sentence-faults.ts';

const worded = rawPacks.filter(({ texts }) => texts.length > 0);

/** An army under the answers that hold by themselves, and under each other one. */
function indexesOf(system: System, army: Army): readonly ArmyIndex[] {
	const answers = [...system.readings, ...(army.readings ?? [])].flatMap((reading) =>
		reading.answers.map(({ id }) => ({ [reading.id]: id }))
	);
	return [{}, ...answers].map((readings) => indexArmy(system, army, { readings }));
}

describe.each(worded)('sentences of $folder', ({ system, armies, texts }) => {
	const rules = rulesOf(armies.flatMap(({ army }) => indexesOf(system as System, army as Army)));

	test('are there in every language, for the same rules', () => {
		const shapes = ['en', 'de'].map((language) => {
			const text = texts.find((each) => each.language === language);
			const { sentences } = Sentences.parse(text?.sentences ?? { formatVersion: 1, sentences: {} });
			return Object.entries(sentences).map(([id, said]) => [id, Object.keys(said)]);
		});
		expect(shapes[1]).toEqual(shapes[0]);
		expect(texts.map(({ language }) => language)).toContain('de');
	});

	test.each(texts)('$language: each is of a rule, and says what its verdicts tell', (text) => {
		expect(sentenceFaults(Sentences.parse(text.sentences), rules)).toEqual([]);
	});
});

describe('a sentence', () => {
	const rule = aConstraint({ id: 'pair', kind: 'count', of: { any: ['pikes'] }, max: 2 });
	const other = { ...rule, of: { any: ['lancers'] } };
	const rules = [
		{ army: 'tin', rule },
		{ army: 'lead', rule: { ...rule, max: 3 } }
	];
	const faultsOf = (sentences: Sentences['sentences'], all = rules) =>
		sentenceFaults({ formatVersion: 1, sentences }, all);

	test.each([
		[{ pair: { met: 'At most {max}.', broken: '{measured} of {max}: {over} too many.' } }, []],
		[{ 'tin/pair': { met: 'At most {max}.' } }, []],
		[{ pear: { met: 'Two.' } }, ['pear: no such rule']],
		[{ 'zinc/pair': { met: 'Two.' } }, ['zinc/pair: no such rule']],
		[{ pair: { met: 'Most: {most}.' } }, ['pair: nothing fills in {most}']],
		[{ pair: { rule: 'At most {max}.' } }, ['pair: nothing fills in {max}']],
		[
			{ pair: { broken: { 'too-dear': 'No.' } } },
			['pair: a rule of its kind is never broken by "too-dear"']
		],
		[{ pair: { whyNot: { 'too-many': '{bearer}' } } }, ['pair: nothing fills in {bearer}']]
	])('%j: %s', (sentences, faults) => {
		expect(faultsOf(sentences)).toEqual(faults);
	});

	test('is of one rule alone, whatever its numbers', () => {
		const mixed = [...rules, { army: 'zinc', rule: other }];
		expect(faultsOf({ pair: { met: 'Two.' } }, mixed)).toEqual(['pair: 2 different rules']);
		expect(faultsOf({ pair: { met: 'Two.' }, 'zinc/pair': { met: 'Three.' } }, mixed)).toEqual([]);
	});
});
