import { describe, expect, test } from 'vitest';
import '../expect-legality.ts';
import { resolveText } from '../../src/exchange/index.ts';
import { readListTexts } from '../../src/exchange/lines/list-text.ts';
import { checkRoster } from '#engine';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { bookOf } from '../sheets/books.ts';
import { aRoster, armiesOf } from '../sheets/rosters.ts';

const index = armiesOf('aos4').find(({ army }) => army.id === 'stormcast-eternals');
if (!index) throw new Error('no such army');
const own = index;

/** Liberators with so many Grandhammers, as the official app lists them. */
function read(hammers: string, ...others: readonly string[]) {
	const lines = [
		'Hammers 90/1000 pts',
		'Stormcast Eternals',
		'Regiment 1',
		'Liberators (90)',
		hammers
	];
	const [list] = readListTexts([...lines, ...others].join('\n'));
	const result = list && resolveText(list, own, () => '00000000-0000-4000-8000-000000000000');
	if (!result?.ok) throw new Error('not read');
	return result.roster.units.find(({ entry }) => entry === 'liberators');
}

describe('weapon options of a unit', () => {
	test.each([
		{ options: ['grandhammer'], legal: true },
		{ options: ['grandhammer', 'grandhammer'], legal: false },
		{ options: ['reinforced', 'grandhammer', 'grandhammer'], legal: true },
		{ options: ['reinforced', 'grandhammer', 'grandhammer', 'grandhammer'], legal: false }
	])('$options: legal = $legal', ({ options, legal }) => {
		const roster = aRoster(own, {
			size: 2000,
			readings: { handbook: 'none' },
			units: [
				{ id: 'a', entry: 'lord-celestant-on-dracoth', options: ['general'], group: 'r' },
				{ id: 'b', entry: 'liberators', options, group: 'r' }
			],
			groups: [{ id: 'r', kind: 'regiment' }]
		});
		if (legal) expect(roster).not.toBreak(own, 'exclusive/too-many');
		else expect(roster).toBreak(own, 'exclusive/too-many');
	});

	test.each([
		['• 1x Grandhammer', ['grandhammer']],
		['• 2x Grandhammer', ['grandhammer', 'grandhammer']],
		['• 2 Grandhammer', ['grandhammer', 'grandhammer']]
	])('%s is read with its number', (line, options) => {
		expect(read(line)?.options).toEqual(options);
	});

	test('a weapon that all have anyway stays a note', () => {
		expect(read('• 4x Warhammer')).toMatchObject({ note: '4x Warhammer' });
	});

	test('the reference names a weapon once, with its number', () => {
		const options = ['reinforced', 'grandhammer', 'grandhammer'];
		const roster = aRoster(own, { units: [{ id: 'b', entry: 'liberators', options }] });
		const sheet = buildSheet(roster, checkRoster(roster, own), 'reference', {
			book: bookOf('aos4')
		});
		expect(sheetAs(sheet, 'text').match(/^- .*Weapon option.*$/gm)).toEqual([
			'- Grandhammer × 2 (Weapon option, Liberators): name only'
		]);
	});
});
