import { expect, test } from 'vitest';
import { findIn, mostOf, shelfOf, type Command } from './shelves.ts';

const aCommand = (name: string, facts: Partial<Command> = {}): Command => ({
	id: name,
	name,
	does: { run: () => undefined },
	...facts
});

const units = shelfOf('units', [
	aCommand('Print Guild Pikes'),
	aCommand('Old Pikes', { isLate: true }),
	aCommand('Pikes'),
	aCommand('Prin Guard'),
	aCommand('Lancers', { also: ['Riders'], belongsTo: ['cavalry'] })
]);
const actions = shelfOf('actions', [aCommand('Print', { also: ['PDF'] }), aCommand('Undo')], 2);
const everywhere = shelfOf('actions', [aCommand('Printed lists'), aCommand('Settings')], 1);
const rosters = shelfOf('rosters', [aCommand('Pikes of the North')], 1);
const shelves = [rosters, everywhere, units, actions];

/** Headings with the names below them. */
const namesFor = (text: string) =>
	findIn(shelves, text).map(
		({ group, commands }) => `${group}: ${commands.map(({ name }) => name).join(', ')}`
	);

test.each([
	[
		'without a text, what is offered at once, in the order of the headings',
		'',
		['actions: Printed lists, Print, Undo', 'rosters: Pikes of the North']
	],
	[
		'the group of what fits best is first',
		'print',
		['actions: Print, Printed lists', 'units: Print Guild Pikes']
	],
	[
		'of equal groups units come before rosters; what is late is last of its kind',
		'pikes',
		['units: Pikes, Print Guild Pikes, Old Pikes', 'rosters: Pikes of the North']
	],
	['another name finds it too', 'pdf', ['actions: Print']],
	['what it belongs to helps', 'cavalry rid', ['units: Lancers']],
	['but does not find it alone', 'cavalry', []],
	['what is nowhere is not found', 'xyzzy', []],
	[
		'one letter wrong or two swapped are near enough, if nothing fits',
		'pkies',
		['units: Pikes, Print Guild Pikes, Old Pikes', 'rosters: Pikes of the North']
	],
	['and beside what helps', 'cavalry ridres', ['units: Lancers']],
	[
		'but not beside what fits',
		'print',
		['actions: Print, Printed lists', 'units: Print Guild Pikes']
	]
])('%s', (_, text, expected) => {
	expect(namesFor(text)).toEqual(expected);
});

test('no group shows more than there is room for', () => {
	const many = shelfOf(
		'rosters',
		Array.from({ length: 40 }, (_, at) => aCommand(`List ${at}`))
	);
	expect(findIn([many], 'list')[0]?.commands).toHaveLength(mostOf.rosters);
});
