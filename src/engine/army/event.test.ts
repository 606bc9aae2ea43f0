import { describe, expect, test } from 'vitest';
import { aConstraint, aRule, aList, anArmy, aSource, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import type { Constraint, EventPack, Reading } from '#schema';
import { readingText, sourceText } from '../source-text.ts';
import { indexArmy } from './index-army.ts';
import { checkRoster } from '../judge/report.ts';

const flight: Reading = {
	id: 'flight',
	question: 'Do seers fly?',
	answers: [
		{ id: 'no', text: 'No.' },
		{ id: 'yes', text: 'Yes.' }
	],
	default: 'no',
	source: aSource
};
const fewLancers = aRule('count', { of: { any: ['lancers'] }, max: 1, id: 'few' });

function anEvent(changes: Partial<EventPack> = {}): EventPack {
	return {
		formatVersion: 1,
		name: 'Open',
		system: 'toy',
		date: '2026-12-05',
		constraints: [fewLancers],
		...changes
	};
}

function indexAt(event: EventPack, constraints: readonly Constraint[] = []) {
	const system = aSystem({ readings: [flight], constraints });
	return indexArmy(system, anArmy(), { event, readings: { flight: 'no' } });
}

test.each([
	{ list: 'lancers', codes: [] },
	{ list: '2 lancers', codes: ['count/too-many' as const] }
])('a rule of the event holds: $list', ({ list, codes }) => {
	expect(aList(1000, list)).toBreak(indexAt(anEvent()), ...codes);
});

test('the event is the source of its rules, and theirs alone', () => {
	const own = aConstraint({ kind: 'count', of: { any: ['pikes'] }, max: 1, id: 'few' });
	const index = indexAt(anEvent({ size: 1500 }), [own]);
	const { problems } = checkRoster(aList(1000, '2 lancers, 2 pikes'), index);
	expect(problems.map(({ constraint }) => constraint.id)).toEqual([
		'few',
		'event-size',
		'event-few'
	]);
	expect(problems.map(({ constraint }) => sourceText(index, constraint.source))).toEqual([
		'Toy Lists, Tin Host',
		'Open, 2026-12-05',
		'Open, 2026-12-05'
	]);
});

describe('a points limit of the event', () => {
	test.each([
		{ size: 1500, codes: [] },
		{ size: 1000, codes: ['agreed-size/other' as const] }
	])('at $size: $codes', ({ size, codes }) => {
		expect(aList(size, 'pikes')).toBreak(indexAt(anEvent({ size: 1500 })), ...codes);
	});
});

test('a rule for other armies does not hold', () => {
	const elsewhere = { ...fewLancers, armies: ['lead'] };
	const here = { ...fewLancers, armies: ['lead', 'tin'] };
	expect(aList(1000, '2 lancers')).toBeLegalIn(indexAt(anEvent({ constraints: [elsewhere] })));
	expect(aList(1000, '2 lancers')).toBreak(
		indexAt(anEvent({ constraints: [here] })),
		'count/too-many'
	);
});

test('an event of another system does nothing', () => {
	const index = indexAt(anEvent({ system: 'chess', readings: { flight: 'yes' } }));
	expect(index.event).toBeUndefined();
	expect(index.answers.get('flight')?.answer).toBe('no');
	expect(aList(1000, '2 lancers')).toBeLegalIn(index);
});

describe('its answers', () => {
	test.each([
		{ readings: { flight: 'yes' }, answer: 'yes', givenBy: 'event' },
		{ readings: { flight: 'perhaps' }, answer: 'no', givenBy: 'roster' },
		{ readings: {}, answer: 'no', givenBy: 'roster' }
	])('$readings: $answer, by the $givenBy', ({ readings, answer, givenBy }) => {
		const index = indexAt(anEvent({ readings }));
		expect(index.answers.get('flight')).toMatchObject({ answer, givenBy });
	});

	test('are named in every verdict they touch', () => {
		const touched = aConstraint({
			kind: 'count',
			of: { any: ['seer'] },
			max: 0,
			reading: 'flight',
			id: 'touched'
		});
		const index = indexAt(anEvent({ readings: { flight: 'yes' } }), [touched]);
		expect(readingText(index, touched)).toBe('Yes.');
	});
});

test('a rule about a sketch is advice, whatever the event says', () => {
	const inCompanies = aRule('count', {
		of: { any: ['lancers'] },
		max: 1,
		scope: { group: 'company' },
		id: 'few'
	});
	const index = indexAt(anEvent({ constraints: [inCompanies] }));
	const report = checkRoster(aList(1000, '2 lancers @left'), index);
	expect(report.problems).toEqual([]);
	expect(report.advice).toHaveLength(1);
});
