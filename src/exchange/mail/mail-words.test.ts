import { describe, expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

const list = 'Tin Host, 500 points\n2 Pikes 90\nGeneral 125';
const words = (text: string) => mailWords(text, 'Anna Berg anna');

describe('the words of a mail', () => {
	test.each([
		['a greeting and a farewell', `Hi Tom,\n\n${list}\n\nThanks for organising!\nAnna`],
		['a German one', `Hallo Tom!\n${list}\nViele Grüße\nAnna Berg`],
		['an abbreviation with a name', `Moin,\n${list}\nLG Anna`],
		['a signature', `${list}\n-- \nAnna Berg\nSome Street`],
		['a phone', `${list}\n\nSent from my phone`],
		['marks around all of it', list.replace(/^/gm, '> ')],
		['an answer above what is quoted', `${list}\n\nOn 18 Nov Tom wrote:\n> Send your list!`],
		[
			'the mail that is passed on',
			`---------- Forwarded message ----------\nFrom: B <b@example.org>\n\n${list}`
		]
	])('are the list without %s', (_, text) => {
		expect(words(text).own).toBe(list);
	});

	test('keep what may be a unit', () => {
		expect(words(`${list}\nLG Pikes`).own).toBe(`${list}\nLG Pikes`);
		expect(words(`${list}\n-- \n3 Pikes`).own).toContain('3 Pikes');
		expect(words(`${list}\n-- \nTower 100 pts`).own).toContain('Tower');
		expect(words(`${list}\n--\nTower`).own).toContain('Tower');
		expect(words(`${list}\nThanks!\nTower`).own).toContain('Tower');
		expect(words(`${list}\n1000`).own).toBe(`${list}\n1000`);
	});

	test('are apart from what is quoted', () => {
		expect(words(`Is this right?\n\nOn 18 Nov Tom wrote:\n${list.replace(/^/gm, '> ')}`)).toEqual({
			own: 'Is this right?',
			quoted: list
		});
	});

	test('name who wrote what is passed on', () => {
		const passed = `See below\n-----Original Message-----\nFrom: Bert <bert@example.org>\nSent: today\n\n${list}`;
		expect(words(passed)).toEqual({
			own: 'See below',
			quoted: list,
			from: 'Bert <bert@example.org>'
		});
	});
});
