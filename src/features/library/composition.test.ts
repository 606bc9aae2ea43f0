import { expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { Constraint } from '#schema';
import { anArmy, anEntry, aSystem } from '../../../tests/builders.ts';
import { compositionOf, questionsOf } from './composition.ts';

const once = (id: string, section: string, more: object = {}): Constraint => ({
	id,
	kind: 'count',
	of: { any: [id] },
	max: 1,
	source: { section },
	...more
});

const reading = {
	id: 'horses',
	question: 'Do horses count?',
	answers: [
		{ id: 'no', text: 'They do not.' },
		{ id: 'yes', text: 'They do.' }
	],
	default: 'no',
	source: { section: 'Horses' }
};

const system = aSystem({
	books: { rules: 'The Rules' },
	source: { book: 'rules' },
	readings: [reading],
	constraints: [
		once('pikes', 'Foot', { source: { book: 'rules', section: 'Foot' } }),
		once('lancers', 'Horses', { source: { book: 'rules', section: 'Horses' } }),
		once('marshal', 'Foot', {
			source: { book: 'rules', section: 'Foot' },
			reading: 'horses',
			when: 'yes'
		})
	]
});
const army = anArmy({
	source: { book: 'rules', section: 'The March' },
	entries: [
		anEntry('pikes', { name: 'Pikes', limit: { max: 4, per: 'army' } }),
		anEntry('lancers', { name: 'Lancers' })
	],
	constraints: [once('lancers', 'The March', { max: 2 })]
});

test('the rules on composition stand under where they are printed; the army’s replace the system’s', () => {
	expect(compositionOf(indexArmy(system, army))).toEqual([
		{ source: 'The Rules, Foot', rules: ['Pikes: maximum 1.'] },
		{ source: 'The Rules, The March', rules: ['Lancers: maximum 2.'] }
	]);
});

test('each question of interpretation has its default answer', () => {
	expect(questionsOf(indexArmy(system, army))).toMatchObject([
		{ id: 'horses', question: 'Do horses count?', answer: 'They do not.' }
	]);
});
