import { describe, expect, test } from 'vitest';
import { tinHost } from '../../../tests/toy-wings.ts';
import type { Alias } from './review.ts';
import { withAliases } from './with-aliases.ts';

const [first] = tinHost.army.entries;
const { id = '', name = '' } = first ?? {};
const called = (...names: readonly string[]): readonly Alias[] =>
	names.map((one) => ({ name: one, entry: id }));

const aliasesIn = (aliases: readonly Alias[]): readonly string[] =>
	withAliases(tinHost, aliases).army.entries[0]?.aliases ?? [];

describe('an army with names that a player explained', () => {
	test('has them beside its own', () => {
		expect(aliasesIn(called('Zappers'))).toEqual([...(first?.aliases ?? []), 'Zappers']);
	});

	test('is the army itself without any, or where something is called so', () => {
		expect(withAliases(tinHost, []).army).toBe(tinHost.army);
		expect(withAliases(tinHost, called(name)).army).toBe(tinHost.army);
	});

	test('is made once as long as the names stay', () => {
		const { army } = withAliases(tinHost, called('Zappers'));
		expect(withAliases(tinHost, called('Zappers')).army).toBe(army);
		expect(withAliases(tinHost, called('Zappers', 'Zips')).army).not.toBe(army);
		expect(aliasesIn(called('Zips'))).not.toContain('Zappers');
	});
});
