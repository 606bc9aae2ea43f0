import { describe, expect, test } from 'vitest';
import { checkRoster, wordingKey } from '#engine';
import { buildSheet, type SheetForm } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { aTinRoster, indexNamed, tin } from './tin-muster.ts';

const named = indexNamed();
const roster = aTinRoster();
const texts = new Map([
	[wordingKey('item', 'blade-of-tin'), 'Cuts through tin.'],
	[wordingKey('rule', 'stupid'), 'Rolls for drooling.'],
	[wordingKey('spell', 'tin-bolt'), 'A bolt of my own.']
]);

function textOf(form: SheetForm, index = named): string {
	const report = checkRoster(roster, index);
	return sheetText(buildSheet(roster, report, form, { wordings: texts }));
}

describe('what a player wrote of an item, a rule and a spell with a name only', () => {
	test.each(['reference', 'cards'] as const)('is on the %s, marked as his', (form) => {
		for (const text of texts.values()) expect(textOf(form)).toContain(`${text} (player’s wording)`);
	});

	test.each(['list', 'organiser', 'opponent', 'record', 'legality'] as const)(
		'is not on the %s',
		(form) => {
			expect(textOf(form)).not.toContain('wording');
		}
	);

	test('gives way to a text of the data', () => {
		expect(textOf('reference', tin)).not.toContain('wording');
	});

	test('leaves what has none of his a name only', () => {
		expect(textOf('reference')).toContain('Name only');
	});
});
