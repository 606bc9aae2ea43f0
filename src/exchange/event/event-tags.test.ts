import { describe, expect, test } from 'vitest';
import { countRule, eventRules, ruleFaults } from '../../../tests/toy-event.ts';

describe('a name in a selector', () => {
	test.each([
		['LANCERS', ['lancers', 'rag-lancers']],
		['lancers', ['lancers']],
		['Lancer', ['lancers', 'rag-lancers']],
		['Knight', ['lancers']],
		['Captain', ['captain']],
		['CAPTAIN', ['CAPTAIN']],
		['calling', ['CALLING']],
		['mages gift', ['mage']]
	])('%s means %j', (name, tags) => {
		expect(eventRules(countRule({ of: { any: [name] } }))).toMatchObject([{ of: { any: tags } }]);
	});

	test('is looked up among the armies of its rule', () => {
		const rule = { of: { any: ['Lancers'] }, armies: ['Dolls'] };
		expect(eventRules(countRule(rule))).toMatchObject([{ of: { any: ['rag-lancers'] } }]);
		expect(ruleFaults(countRule({ of: { any: ['Pikes'] }, armies: ['dolls'] }))).toEqual([
			'constraints, 1st rule: Dolls has nothing called “Pikes”, and no such keyword.'
		]);
	});

	test('means one thing where all are asked for', () => {
		expect(ruleFaults(countRule({ of: { all: ['Lancers'] } }))).toEqual([
			'constraints, 1st rule: “Lancers” means “lancers”, “rag-lancers”, and nothing is all of them: write one of these ids.'
		]);
	});
});
