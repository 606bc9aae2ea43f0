import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex, aHostIndexOf } from '../../../tests/host.ts';
import '../../../tests/expect-legality.ts';
import { offered } from '../../../tests/fixes-offered.ts';
import { checkRoster } from '../../engine/judge/report.ts';

describe('groups: one to five regiments', () => {
	const index = aHostIndex('regiments');
	const regiments = (count: number) =>
		Array.from({ length: count }, (_, at) => `marshal @${at}`).join(', ');

	test.each([
		{ count: 0, codes: ['groups/too-few' as const] },
		{ count: 1, codes: [] },
		{ count: 5, codes: [] },
		{ count: 6, codes: ['groups/too-many' as const] }
	])('$count: $codes', ({ count, codes }) => {
		expect(aHost(regiments(count))).toBreak(index, ...codes);
		const [verdict] = checkRoster(aHost(regiments(count)), index).verdicts;
		expect(verdict).toMatchObject({ measured: count, min: 1, max: 5 });
	});

	test.each([
		{ what: 'nobody', units: [] },
		{ what: 'what the army does not have', units: ['nobody'] },
		{ what: 'a band, which is no part of a regiment', units: ['old-guard'] },
		{ what: 'a choice of the army', units: ['wall'] }
	])('a group of $what is no regiment', ({ units }) => {
		const roster = aHost(units.map((entry) => `${entry} @1`).join());
		const groups = [{ id: '1', kind: 'regiment' }];
		expect({ ...roster, groups }).toBreak(index, 'groups/too-few');
	});

	test('units that stand outside make none', () => {
		expect(aHost('9 marshal')).toBreak(index, 'groups/too-few');
	});
});

describe('groups: as many led by the one as by the other', () => {
	const led = { kind: 'led', group: 'regiment', by: { any: ['HERO'] } } as const;
	const marshals = { any: ['marshal'] };
	const mages = { any: ['mage'] };
	const index = aHostIndexOf(
		{ kind: 'groups', group: 'regiment', by: marshals, asMany: mages },
		{ kind: 'groups', group: 'regiment', by: mages, asMany: marshals },
		led
	);
	const tooFew = 'groups/too-few' as const;

	test.each([
		{ list: '', codes: [] },
		{ list: 'hermit @1', codes: [] },
		{ list: 'marshal @1', codes: [tooFew] },
		{ list: 'marshal @1, mage @2', codes: [] },
		{ list: 'marshal @1, mage @2, mage @3', codes: [tooFew] },
		{ list: 'marshal @1, mage', codes: [tooFew] },
		{ list: 'marshal @1, spears @1, mage @2, archers @2', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aHost(list)).toBreak(index, ...codes);
	});

	test('says how many there are and how many are needed', () => {
		const { verdicts } = checkRoster(aHost('marshal @1, marshal @2, mage @3'), index);
		expect(verdicts.filter(({ outcome }) => outcome === tooFew)).toMatchObject([
			{ constraint: { by: mages }, measured: 1, min: 2 }
		]);
	});

	test('is fixed by one more of the one, or one fewer of the other', () => {
		const all = offered(index, aHost('marshal @1'));
		expect(all.join('\n')).toMatch(/Mage/);
		expect(all.length).toBeGreaterThan(1);
	});
});
