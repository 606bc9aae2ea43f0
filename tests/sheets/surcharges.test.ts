import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Surcharge } from '#schema';
import { objectOf } from '../../src/cli/outcome.ts';
import { recognise, resolveText } from '../../src/exchange/index.ts';
import { buildSheet, textFormats } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { pdfLines } from './pdf-text.ts';
import { renderInNode } from './render-node.ts';
import { armiesOf, aRoster } from './rosters.ts';

const given = armiesOf('aos4').find(({ army }) => army.id === 'stormcast-eternals');
if (!given) throw new Error('no such army');

/** As a season's handbook has it: 10 · n · (n − 1) points for n units. */
const auxiliaries: Surcharge = {
	id: 'auxiliaries',
	name: 'Auxiliary units',
	of: { all: ['UNIT'], none: ['HELD'] },
	outside: 'regiment',
	step: 20,
	source: { section: 'Auxiliary Units' }
};
const index = indexArmy({ ...given.system, surcharges: [auxiliaries] }, given.army);

/** Liberators at 110 points stand outside as often as wanted; the regiment costs 270 + 110. */
const rosterOf = (outside: number) =>
	aRoster(index, {
		units: [
			{ id: 'l', entry: 'lord-celestant-on-stardrake', options: ['general'], group: 'r' },
			...Array.from({ length: outside }, (_, at) => ({ id: `a${at}`, entry: 'liberators' }))
		],
		groups: [{ id: 'r', kind: 'regiment' }]
	});

describe.each([
	{ outside: 0, together: 0, text: undefined },
	{ outside: 1, together: 0, text: undefined },
	{ outside: 2, together: 20, text: 'Auxiliary units: 0 + 20 = 20' },
	{ outside: 3, together: 60, text: 'Auxiliary units: 0 + 20 + 40 = 60' }
])('$outside auxiliary units cost $together points together', ({ outside, together, text }) => {
	const roster = rosterOf(outside);
	const report = checkRoster(roster, index);
	const sheet = buildSheet(roster, report, 'list');

	test('which is in the points', () => {
		expect(report.points - checkRoster(roster, given).points).toBe(together);
	});

	test.each(textFormats.filter((format) => format !== 'csv'))('which %s says', (format) => {
		const written = sheetAs(sheet, format).replaceAll('\\', '');
		if (text) expect(written).toContain(text);
		else expect(written).not.toContain(' + ');
	});

	test('which a spreadsheet adds up', () => {
		const rows = sheetAs(sheet, 'csv').trim().split('\r\n').slice(1);
		const sum = rows.reduce((points, row) => points + Number(row.split(',').at(-1)), 0);
		expect(sum).toBe(report.points);
	});

	test('which a sheet prints', async () => {
		const printed = pdfLines(await renderInNode(sheet, 'a4')).join('\n');
		if (text) expect(printed).toContain(text);
		else expect(printed).not.toContain('Auxiliary units:');
	});

	test('which `--json` breaks down', () => {
		const object = objectOf('list.json', { kind: 'judged', roster, index, report });
		const surcharges = [{ name: 'Auxiliary units', points: together }];
		if (text) expect(object).toMatchObject({ points: report.points, surcharges });
		else expect(object).not.toHaveProperty('surcharges');
	});

	test('and the text is read as the same list', () => {
		const file = recognise(sheetAs(sheet, 'text'));
		if (file.kind !== 'list-text') throw new Error(file.kind);
		const read = resolveText(file.text, index, () => roster.id);
		if (!read.ok) throw new Error(JSON.stringify(read.faults));
		expect(checkRoster(read.roster, index).points).toBe(report.points);
	});
});
