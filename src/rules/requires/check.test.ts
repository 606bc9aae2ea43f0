import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';
import { textsOf } from '../../../tests/said.ts';

const missing = 'requires/missing' as const;

describe('requires: a wyrm needs lancers or a horn in the army', () => {
	const needs = { any: ['lancers', 'horn'] };
	const index = anIndex({ kind: 'requires', of: { any: ['wyrm'] }, needs, scope: 'army' });

	test.each([
		{ list: 'pikes', codes: [] },
		{ list: 'seer + wyrm, lancers', codes: [] },
		{ list: 'seer + wyrm, pikes + horn', codes: [] },
		{ list: 'seer + wyrm + horn', codes: [] },
		{ list: '2 seer + wyrm, lancers', codes: [] },
		{ list: 'seer + wyrm, pikes', codes: [missing] },
		{ list: '2 seer + wyrm', codes: [missing, missing] },
		{ list: 'lancers', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the problem names who asks and what is missing', () => {
		expect(checkRoster(aList(1000, 'pikes, seer + wyrm'), index).problems).toMatchObject([
			{ bearer: { unit: { entry: 'seer' } }, measured: 0, min: 1 }
		]);
	});

	test('a met verdict tells who asks', () => {
		const list = aList(1000, 'lancers, seer + wyrm');
		expect(checkRoster(list, index).verdicts).toMatchObject([{ outcome: 'met', units: ['u2'] }]);
	});
});

describe('requires: a captain needs a steed on the same unit', () => {
	const index = anIndex({
		kind: 'requires',
		of: { any: ['captain'] },
		needs: { any: ['STEED'] },
		scope: 'unit',
		label: 'A steed'
	});

	test.each([
		{ list: 'pikes', codes: [] },
		{ list: 'captain + horse', codes: [] },
		{ list: 'captain + wyrm, seer', codes: [] },
		{ list: 'captain', codes: [missing] },
		{ list: 'captain, seer + horse', codes: [missing] },
		{ list: 'captain, captain + horse, captain', codes: [missing, missing] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the label says what is missing', () => {
		expect(textsOf(index, checkRoster(aList(1000, 'captain'), index).problems)).toEqual([
			'Captain: only with A steed.'
		]);
	});
});

test('requires: a keyword that an option grants asks and answers too', () => {
	const sworn = { any: ['SWORN'] };
	const asks = anIndex({ kind: 'requires', of: sworn, needs: { any: ['seer'] }, scope: 'army' });
	expect(aList(1000, 'pikes + oath')).toBreak(asks, missing);
	expect(aList(1000, 'pikes + oath, seer')).toBeLegalIn(asks);
	const answers = anIndex({ kind: 'requires', of: { any: ['seer'] }, needs: sworn, scope: 'army' });
	expect(aList(1000, 'seer, pikes')).toBreak(answers, missing);
	expect(aList(1000, 'seer, pikes + oath')).toBeLegalIn(answers);
});

test('requires: what the army does not have neither asks nor answers', () => {
	const anything = { none: ['pikes'] };
	const asks = anIndex({ kind: 'requires', of: anything, needs: { any: ['seer'] }, scope: 'army' });
	expect(aList(1000, 'nobody, pikes + nothing')).toBeLegalIn(asks);
	const of = { any: ['pikes'] };
	const answers = anIndex({ kind: 'requires', of, needs: anything, scope: 'army' });
	expect(aList(1000, 'pikes + nothing, nobody')).toBreak(answers, missing);
});

const forbidden = 'requires/forbidden' as const;

describe('requires: lancers stand with nobody but lancers', () => {
	const index = anIndex({
		kind: 'requires',
		of: { any: ['lancers'] },
		forbids: { any: ['UNIT'], none: ['lancers'] },
		scope: { group: 'company' }
	});

	test.each([
		{ list: 'lancers, pikes', codes: [] },
		{ list: '2 lancers @left', codes: [] },
		{ list: 'lancers @left, pikes @right', codes: [] },
		{ list: 'lancers @left, captain @left', codes: [] },
		{ list: 'lancers @left, pikes @left', codes: [forbidden] },
		{ list: '2 lancers @left, pikes @left', codes: [forbidden, forbidden] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the problem names the company and the company kept', () => {
		const [problem] = checkRoster(aList(1000, 'lancers @left, 2 pikes @left'), index).problems;
		expect(problem).toMatchObject({
			bearer: { unit: { id: 'u1' } },
			others: [{ indexed: { entry: { id: 'pikes' } } }, { indexed: { entry: { id: 'pikes' } } }],
			group: { id: 'left', name: 'Company 1' },
			units: ['u1']
		});
	});
});

describe('requires: lancers stand alone, not even with their like', () => {
	const index = anIndex({
		kind: 'requires',
		of: { any: ['lancers'] },
		forbids: { any: ['UNIT'] },
		scope: { group: 'company' }
	});

	test.each([
		{ list: 'lancers @left', codes: [] },
		{ list: '2 lancers @left', codes: [forbidden, forbidden] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});

describe('requires: slingers need others in their company, an option forbids company', () => {
	const index = anIndex(
		{
			id: 'led',
			kind: 'requires',
			of: { any: ['slingers'] },
			needs: { any: ['UNIT'], none: ['slingers'] },
			scope: { group: 'company' }
		},
		{
			id: 'shy',
			kind: 'requires',
			of: { any: ['lancers'] },
			forbids: { any: ['banner'] },
			scope: { group: 'company' }
		}
	);

	test.each([
		{ list: '2 slingers', codes: [] },
		{ list: '2 slingers @left', codes: [missing, missing] },
		{ list: 'slingers @left, captain @left', codes: [missing] },
		{ list: 'slingers @left, pikes @left', codes: [] },
		{ list: 'lancers @left, pikes @left', codes: [] },
		{ list: 'lancers @left, pikes + banner @left', codes: [forbidden] },
		{ list: 'lancers + banner @left, pikes @left', codes: [forbidden] },
		{ list: 'lancers + banner, pikes @left', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});

describe('requires: no pikes beside lancers in a company, unless with slingers', () => {
	const index = anIndex({
		kind: 'requires',
		of: { any: ['lancers'] },
		forbids: { any: ['pikes'] },
		unlessWith: { any: ['slingers'] },
		scope: { group: 'company' }
	});

	test.each([
		{ list: 'lancers @left, pikes @left', codes: [forbidden] },
		{ list: 'lancers @left, pikes @left, slingers @left', codes: [] },
		{ list: 'lancers @left, pikes @left, slingers @right', codes: [forbidden] },
		{ list: 'lancers @left, slingers @left', codes: [] },
		{ list: 'pikes @left, slingers @left', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the problem says who would allow it', () => {
		const { problems } = checkRoster(aList(1000, 'lancers @left, pikes @left'), index);
		expect(textsOf(index, problems)).toEqual([
			'Company 1, Lancers: not with Pikes, unless with Slingers.'
		]);
	});
});

describe.each(['unit', 'army'] as const)(
	'requires: no horn beside a banner in the same %s',
	(scope) => {
		const index = anIndex({
			kind: 'requires',
			of: { any: ['horn'] },
			forbids: { any: ['banner'] },
			scope
		});

		test.each([
			{ list: 'captain + horn', codes: [] },
			{ list: '2 captain + horn', codes: [] },
			{ list: 'captain + banner', codes: [] },
			{ list: 'captain + horn + banner', codes: [forbidden] },
			{ list: 'captain + horn, seer + banner', codes: scope === 'army' ? [forbidden] : [] }
		])('$list: $codes', ({ list, codes }) => {
			expect(aList(1000, list)).toBreak(index, ...codes);
		});

		test('each is called by its name', () => {
			const { problems } = checkRoster(aList(1000, 'captain + horn + banner'), index);
			expect(problems).toMatchObject([
				{ bearer: { unit: { id: 'u1' } }, others: [{ indexed: { entry: { id: 'banner' } } }] }
			]);
		});
	}
);
