import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const empire = 'The Empire, WFB 4th edition, 2000 points\n\nGeneral of the Empire (100 pts)\n';
const orcs =
	'Orcs & Goblins, WFB 4th edition, 2000 points\n\nOrc Warboss (110 pts)\n  • General\n100 Orc (550 pts)\n';

describe('an option that begins like a unit', () => {
	test.each([
		'  • Giant Wolf',
		'- Giant Wolf',
		'* Giant Wolf, Shield',
		'    Giant Wolf',
		'Giant Wolf'
	])('is given as “%s”', async (line) => {
		const { units, unread } = await readCase(`${orcs}10 Goblin (65 pts)\n${line}`);
		expect(unread).toEqual([]);
		expect(units.slice(-1)[0]).toMatch(/^10 goblin giant-wolf/);
	});

	test('is given with the rank in it', async () => {
		const { units, unread } = await readCase(
			'Empire of Sonnstahl, The Ninth Age 0.9, 2000 points\n\nField Marshal (90 pts)\n• General\nWizard Apprentice (95 pts)\n• Wizard Level 2\n• Lore of Fire\n60 Heavy Infantry Battalion (300 pts)'
		);
		expect(unread).toEqual([]);
		expect(units[1]).toBe('wizard-apprentice wizard-level-2 lore-of-fire');
		expect(units).toHaveLength(3);
	});

	test.each([
		'    General',
		'\tGeneral',
		'+ General',
		'> General',
		'_ General',
		'General',
		'• General'
	])('that a unit is called for short is given as “%s”', async (line) => {
		const { units, unread } = await readCase(`${empire}${line}\n80 Halberdiers (560 pts)`);
		expect(unread).toEqual([]);
		expect(units).toEqual(['general-of-the-empire general', '80 halberdiers']);
	});
});

describe('but a unit', () => {
	test.each(['- Giant', 'Giant', 'Giant (200 pts)', '• 1 Giant'])(
		'is one in “%s”',
		async (line) => {
			const { units } = await readCase(`${orcs}${line}`);
			expect(units.at(-1)).toBe('giant');
		}
	);

	test('that is called as an option is one with its price', async () => {
		const { units } = await readCase(
			'The Empire, WFB 4th edition, 2000 points\n\n80 Halberdiers - 560\nGeneral - 100'
		);
		expect(units).toEqual(['80 halberdiers', 'general-of-the-empire general']);
	});
});
