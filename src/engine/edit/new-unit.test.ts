import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import { rosterContext } from '../base/context.ts';
import { newUnit } from '../allow/new-unit.ts';

const index = aHostIndex();

/** The options that a new unit of an entry has in a list. */
function optionsOf(entry: string, list = '', place?: { group: string | undefined }) {
	return newUnit(index, entry, 'new', rosterContext(aHost(list), index), place).options;
}

describe('the first hero is the general', () => {
	test.each([
		{ entry: 'marshal', list: '', given: ['general'] },
		{ entry: 'marshal', list: 'spears, giant', given: ['general'] },
		{ entry: 'mage', list: 'marshal + general', given: undefined },
		{ entry: 'mage', list: 'marshal', given: ['general'] },
		{ entry: 'spears', list: '', given: undefined },
		{ entry: 'old-guard', list: '', given: undefined },
		{ entry: 'wall', list: '', given: undefined },
		{ entry: 'nobody', list: '', given: undefined }
	])('$entry after “$list”: $given', ({ entry, list, given }) => {
		expect(optionsOf(entry, list)).toEqual(given);
	});

	test('unless somebody there is before him', () => {
		expect(optionsOf('marshal', 'emperor')).toBeUndefined();
		expect(optionsOf('emperor', 'marshal')).toEqual(['general']);
	});

	test('and nobody after him, though no rule forbids it', () => {
		const loose = aHostIndex('standing');
		const context = rosterContext(aHost('marshal + general'), loose);
		expect(newUnit(loose, 'mage', 'new', context)).toEqual({ id: 'new', entry: 'mage' });
	});

	test('in a regiment, and not outside, where it is said where he goes', () => {
		expect(optionsOf('marshal', 'spears @1', { group: '1' })).toEqual(['general']);
		expect(optionsOf('marshal', 'spears @1', { group: undefined })).toBeUndefined();
	});
});

test('without an army nobody is given anything', () => {
	expect(newUnit(index, 'marshal', 'new')).toEqual({ id: 'new', entry: 'marshal' });
});

test('a unit is put into the group that is named', () => {
	const context = rosterContext(aHost('marshal @1'), index);
	expect(newUnit(index, 'spears', 'new', context, { group: '1' })).toEqual({
		id: 'new',
		entry: 'spears',
		group: '1'
	});
});
