import { expect, test } from 'vitest';
import { readListTexts } from './list-text.ts';

const bar = '-'.repeat(32);
const text = (...rows: readonly string[]): string =>
	['Nuln', 'Tin Host, 485 points', 'Tin Wars', bar, ...rows, bar, '485 - 6/3'].join('\n');

const unitsOf = (...rows: readonly string[]) =>
	readListTexts(text(...rows))[0]
		?.lines.slice(2)
		.map(({ text: name, isBelow }) => (isBelow ? `+ ${name}` : name));

test('says its name, its book and its points, and whose army it is', () => {
	expect(readListTexts(text('40 - 1 Pikes'))[0]).toMatchObject({
		name: 'Nuln',
		book: 'Tin Wars',
		spent: 485,
		lines: [{ text: 'Tin Host' }, {}, { text: 'Pikes', number: 5 }]
	});
});

test('counts units of a kind in one row', () => {
	expect(unitsOf('230 - 2 Pikes', '   - 1 Tower')).toEqual(['Pikes', 'Pikes', 'Tower']);
});

test('gives an upgrade to the units that have the fewest', () => {
	expect(
		unitsOf(
			'230 - 3 Pikes',
			'    - 2 Banner (30)',
			'    - 1 Orb (+5)',
			' 125 - 1 Marshal',
			'- 1 Horse (-)'
		)
	).toEqual(['Pikes', '+ Banner', 'Pikes', '+ Banner', 'Pikes', '+ Orb', 'Marshal', '+ Horse']);
});

test('may have no name', () => {
	const [named] = readListTexts(text('40 - 1 Pikes').replace('Nuln\n', ''));
	expect(named).not.toHaveProperty('name');
	expect(named).toMatchObject({ book: 'Tin Wars' });
});

test('is another format without its rules or its counts', () => {
	const whole = text('40 - 1 Pikes');
	for (const other of [whole.replaceAll(bar, '---'), whole.replace('485 - 6/3', 'The end')])
		expect(readListTexts(other)[0]?.book).toBeUndefined();
});

test('never makes thousands of units of a line', () => {
	expect(unitsOf('9 - 999 Pikes', '- 999 Banner (1)')?.length).toBeLessThanOrEqual(400);
});
