import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import '../../../tests/expect-legality.ts';
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
