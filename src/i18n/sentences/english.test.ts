import { expect, test } from 'vitest';
import { ranksEditor } from '../en/groups.ts';
import { rosterChanges } from '../en/edits.ts';
import { possessive } from '../en/parts/grammar.ts';

test.each([
	['Wizard', 'Wizard’s'],
	['Dwarfs', 'Dwarfs’'],
	['Boss', 'Boss’']
])('what belongs to %s is %s', (name, own) => {
	expect(possessive(name)).toBe(own);
});

test.each([
	['Characters', 'Add character'],
	['War machines', 'Add war machine'],
	['Heroes', 'Add hero'],
	['Core', 'Add core unit'],
	['Siege equipment', 'Add siege equipment']
])('the button below %s says “%s”', (heading, said) => {
	expect(ranksEditor.addTo(heading)).toBe(said);
});

test.each([
	['Pikes', ['Reinforced'], 'reinforced Pikes'],
	['2 Pikes', ['Reinforced'], '2 reinforced Pikes'],
	['Pikes', ['Banner'], 'Pikes with Banner'],
	['Pikes', ['Red'], 'Pikes with Red'],
	['Pikes', ['Reinforced', 'Banner'], 'Pikes with Reinforced and Banner']
])('%s having %j are “%s”', (unit, options, said) => {
	expect(rosterChanges.having(unit, options)).toBe(said);
});
