import { describe, expect, test } from 'vitest';
import { findTextArmy } from './list-text-army.ts';
import { readListTexts } from './list-text.ts';
import { timeOf } from '../../../tests/time-of.ts';

const linesOf = (text: string) => readListTexts(text)[0]?.lines;

describe('the text of a list', () => {
	test.each([
		['Thunder 1990/2000 pts', 'Thunder', 2000],
		['Thunder (1990/2000 points)', 'Thunder', 2000],
		['Rats 2 - 1990/2000 Pts', 'Rats 2', 2000],
		['2000/2000 pts', undefined, 2000],
		['Thunder [990 / 1000 pts]', 'Thunder', 1000]
	])('has a title such as “%s”', (title, name, size) => {
		const [text] = readListTexts(`${title}\nTin Host\nPikes (90)\nTower (100)`);
		expect([text?.name, text?.size]).toEqual([name, size]);
		expect(text?.lines.map((line) => line.number)).toEqual([2, 3, 4]);
	});

	test('may have no title', () => {
		expect(readListTexts('Tin Host\nPikes (90)\nTower (100)')[0]).not.toHaveProperty('size');
	});

	test.each([
		['Pikes (90)', { text: 'Pikes', isBelow: false, price: 90 }],
		['Pikes', { text: 'Pikes', isBelow: false }],
		['Pikes (20 Points)', { text: 'Pikes', isBelow: false, price: 20 }],
		['Pikes [90 pts]', { text: 'Pikes', isBelow: false, price: 90 }],
		['Drakes (2 models) (90)', { text: 'Drakes (2 models)', isBelow: false, price: 90 }],
		['Spiders (Winter Court)', { text: 'Spiders (Winter Court)', isBelow: false }],
		['• General', { text: 'General', isBelow: true }],
		[' • Left Hook - (10) Points ', { text: 'Left Hook', isBelow: true, price: 10 }],
		['* Orb (10)', { text: 'Orb', isBelow: true, price: 10 }],
		['- Orb', { text: 'Orb', isBelow: true }]
	])('has the line “%s”', (line, read) => {
		expect(linesOf(`Tin Host\n${line}\nTower`)?.[1]).toEqual({ number: 2, ...read });
	});

	test.each(['Page 1 of 2', '- Page 2 -', 'Seite 2/3', 'Seite 1 von 12'])(
		'goes on below the edge of a page: %s',
		(edge) => {
			const whole = 'Tin Host\n5 Pikes\nTower\n• Orb';
			const cut = whole.replace('\nTower', `\n\n${edge}\n \nTower`);
			const [read] = readListTexts(`${cut}\n\n${edge}`);
			expect(read?.lines.map(({ text, isBelow }) => [text, isBelow])).toEqual(
				linesOf(whole)?.map(({ text, isBelow }) => [text, isBelow])
			);
		}
	);

	test.each(['Page of Tin', 'Pageant 2', '2 Pages', 'Page 1 of the book'])(
		'may have a unit called “%s”',
		(name) => {
			expect(linesOf(`Tin Host\n${name}\nTower`)?.[1]?.text).toBe(name);
		}
	);

	test('has pictures before its names, which say nothing; bullets stay bullets', () => {
		const lines = linesOf('🏰 Tin Host\n⚔️ 5 Pikes - 90 pts\n🧙‍♂️🛡️ Tower\n▪ Orb\n✔ Lamp');
		expect(lines?.map(({ text, isBelow }) => `${isBelow ? '+ ' : ''}${text}`)).toEqual([
			'Tin Host',
			'5 Pikes - 90 pts',
			'Tower',
			'+ Orb',
			'+ Lamp'
		]);
	});

	test('is cut by rules and blank lines, which say nothing, and ends at its footer', () => {
		const text =
			'```\nTin Host\n-----\n\nPikes\n---\nTower\nCreated with Tin Soldiers\nApp: 1\n```';
		expect(linesOf(text)?.map((line) => line.text)).toEqual(['Tin Host', 'Pikes', 'Tower']);
	});

	test.each(['Pikes', 'Tin Host\nPikes', '', '{ "a": 1,\n"b"\n"c" }', '[1,\n2,\n3,,]', '\n\n\n'])(
		'is not %j',
		(text) => {
			expect(readListTexts(text)[0]).toBeUndefined();
		}
	);

	test('has 5,000 lines at most', () => {
		expect(linesOf('Pikes\n'.repeat(5000))).toHaveLength(5000);
		expect(readListTexts('Pikes\n'.repeat(5001))[0]).toBeUndefined();
	});

	test('takes no time over long lines', async () => {
		const time = await timeOf(1000, () => {
			for (const letter of [' ', '(', '1/', '-', '• '])
				readListTexts(`${letter.repeat(500_000)}\n${letter.repeat(500_000)}x\nPikes`);
		});
		expect(time).toBeLessThan(1000);
	});
});

describe('the army of a text', () => {
	const systems = [
		{ id: 'pitch', name: 'Pitch', usualSize: 0, armies: [{ id: 'tin', name: 'Tin Host' }] },
		{
			id: 'wings',
			name: 'Wings',
			usualSize: 2000,
			armies: [
				{ id: 'tin', name: 'Tin Host', aliases: ['Tinfolk'] },
				{ id: 'tin-guard', name: 'The Guard', variantOf: 'tin', aliases: ['Tin Host - The Guard'] },
				{
					id: 'tin-court',
					name: 'Court (Tin Host)',
					variantOf: 'tin',
					aliases: ['Tin Host - Court']
				},
				{ id: 'lead', name: 'Lead' }
			]
		}
	];
	const armyOf = (text: string) => {
		const [list] = readListTexts(`A title 1000/1000 pts\n${text}\nPikes\nTower`);
		return list && findTextArmy(list, systems);
	};

	test.each([
		['Tin Host', 'tin'],
		['THE TINFOLK', 'tin'],
		['Grand Order | Tin Host | Left Hook', 'tin'],
		['Tin Host - Left Hook', 'tin'],
		['Tin Host | The Guard\nArmy of Renown', 'tin-guard'],
		['Tin Host | Court\nArmy of Renown', 'tin-court'],
		['Tin Host - The Guard\nArmy of Renown', 'tin-guard'],
		['Tin Host\nThe Guard\nArmy of Renown', 'tin-guard'],
		['Tin Host\nLead', 'tin'],
		['A word or two\n\nLead\nTin Host', 'lead']
	])('is named by “%s”', (text, army) => {
		expect(armyOf(text)).toEqual({ system: 'wings', army });
	});

	test.each([
		['Tin Host | The Guard', 'tin-guard', 'The Guard'],
		['Tin Host\nThe Guard', 'tin-guard', 'The Guard'],
		['Tin Host - Court', 'tin-court', 'Court (Tin Host)']
	])(
		'is a themed form in “%s”, or else the army with a choice of that name',
		(text, army, choice) => {
			expect(armyOf(text)).toEqual({ system: 'wings', army, unthemed: { army: 'tin', choice } });
		}
	);

	test.each(['Pikes', '• Tin Host', 'Tin Host of old', 'x'.repeat(200)])('is not “%s”', (text) => {
		expect(armyOf(text)).toBeUndefined();
	});

	test('is of a game without points if the text has none', () => {
		const systemOf = (text: string) => {
			const [list] = readListTexts(text);
			return list && findTextArmy(list, systems)?.system;
		};
		expect(systemOf('Tin Host\nPikes\nTower')).toBe('pitch');
		expect(systemOf('Tin Host\nPikes (0)\nTower')).toBe('pitch');
		expect(systemOf('Tin Host\nPikes (90)\nTower')).toBe('wings');
		expect(systemOf('Lead\nPikes\nTower')).toBe('wings');
	});
});
