import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import { rosterContext } from '../base/context.ts';
import { newUnit, plainUnit, unplacedUnit } from './new-unit.ts';

const index = aHostIndex();
/** Without the rule on where the general goes. */
const ungrouped = aHostIndex('one-general', 'first', 'standing');

/** The options that a new unit of an entry has in a list. */
function optionsOf(entry: string, list = '', group?: string, under = index) {
	return newUnit(rosterContext(aHost(list), under), entry, 'new', group).options;
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
		expect(optionsOf(entry, list, undefined, ungrouped)).toEqual(given);
	});

	test('unless somebody there is before him', () => {
		expect(optionsOf('marshal', 'emperor', undefined, ungrouped)).toBeUndefined();
		expect(optionsOf('emperor', 'marshal', undefined, ungrouped)).toEqual(['general']);
	});

	test('and nobody after him, though no rule forbids it', () => {
		const loose = aHostIndex('standing');
		const context = rosterContext(aHost('marshal + general'), loose);
		expect(newUnit(context, 'mage', 'new')).toEqual({ id: 'new', entry: 'mage' });
	});

	test('in a regiment, and not outside, where a rule says where he goes', () => {
		expect(optionsOf('marshal', 'spears @1', '1')).toEqual(['general']);
		expect(optionsOf('marshal', 'spears @1')).toBeUndefined();
		const unplaced = unplacedUnit(rosterContext(aHost('spears @1'), index), 'marshal', 'new');
		expect(unplaced.options).toEqual(['general']);
	});
});

test('without an army nobody is given anything', () => {
	expect(plainUnit(index, 'marshal', 'new')).toEqual({ id: 'new', entry: 'marshal' });
});

test('a unit is put into the group that is named', () => {
	const context = rosterContext(aHost('marshal @1'), index);
	expect(newUnit(context, 'spears', 'new', '1')).toEqual({
		id: 'new',
		entry: 'spears',
		group: '1'
	});
});
