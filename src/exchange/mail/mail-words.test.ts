import { describe, expect, test } from 'vitest';
import { mailWords } from './mail-words.ts';

const list = 'Tin Host, 500 points\n2 Pikes 90\nGeneral 125';
const long = `${list}\n3 Bows 120\n4 Carts 200`;
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const words = (text: string) => mailWords(text, { name: 'Anna Berg', address: 'anna@example.org' });

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
		expect(words(text).own.text).toBe(list);
	});

	test('keep what may be a unit', () => {
		expect(words(`${list}\nLG Pikes`).own.text).toBe(`${list}\nLG Pikes`);
		expect(words(`${list}\n-- \n3 Pikes`).own.text).toContain('3 Pikes');
		expect(words(`${list}\n-- \nTower 100 pts`).own.text).toContain('Tower');
		expect(words(`${list}\n--\nTower`).own.text).toContain('Tower');
		expect(words(`${list}\nThanks!\nTower`).own.text).toContain('Tower');
		expect(words(`${list}\n1000`).own.text).toBe(`${list}\n1000`);
	});

	test('are apart from what is quoted, on which they may be a remark', () => {
		expect(words(`Is this right?\n\nOn 18 Nov Tom wrote:\n${quoted(list)}`)).toEqual({
			own: { text: 'Is this right?' },
			quoted: { text: list }
		});
		expect(words(`Is this right?\n\n${quoted(long)}`).isRemark).toBe(true);
		expect(words(`${list}\n\n${quoted(long)}`).isRemark).toBeUndefined();
		expect(words(`muster:${'A'.repeat(40)}\n\n${quoted(long)}`).isRemark).toBeUndefined();
	});

	test('name who wrote what is passed on', () => {
		const passed = `See below\n-----Original Message-----\nFrom: Bert <bert@example.org>\nSent: today\n\n${list}\n\nBert`;
		expect(words(passed)).toEqual({
			own: { text: 'See below' },
			quoted: { text: list },
			from: 'Bert <bert@example.org>'
		});
	});
});

describe('what leads to a list', () => {
	test.each([
		'please find my list for the event below. Looking forward to it!',
		'here comes my army list.',
		'here is my list for Saturday:',
		'please find my list for the event\nbelow. Looking forward to it!',
		'I hope that all of you had a good summer.\n\nHere is my list.',
		'anbei meine Liste für das Turnier. Bei Fragen einfach melden.'
	])('is no part of it: %j', (intro) => {
		for (const greeting of ['Hi,', 'Dear organisers,', 'Hallo zusammen,\nhallo Tom,']) {
			expect(words(`${greeting}\n\n${intro}\n\n${list}\n\nCheers\nAnna`).own).toEqual({
				text: list,
				intro: intro.replace('\n\n', '\n')
			});
		}
	});

	test('may stand in the line of the greeting', () => {
		const greeting = 'Hi all, here is my list of the north';
		expect(words(`${greeting}\n\n${list}`).own).toEqual({ text: list, intro: greeting });
	});

	test('stays where it counts something, or may be the title', () => {
		for (const start of [
			'Here is my list of 500 points:',
			'3 Pikes less than in my list.',
			'Here is my list, but without the banner.',
			'The Northern Host'
		]) {
			expect(words(`Hi,\n\n${start}\n\n${list}`).own).toEqual({ text: `${start}\n\n${list}` });
		}
		const title = 'They always help a friend in need!';
		expect(words(`${title}\n\n${list}`).own).toEqual({ text: `${title}\n\n${list}` });
	});

	test('is all that there is in some mails', () => {
		expect(words('Hi Tom,\n\nI am ill and cannot come, sorry!\n\nAnna').own).toEqual({
			text: 'I am ill and cannot come, sorry!',
			intro: 'I am ill and cannot come, sorry!'
		});
	});

	test('leaves a link alone', () => {
		const link = `muster:${'AQ'.repeat(20)}`;
		for (const text of [
			`Hi,\n\nhere is my list:\n\n${link}\n\nCheers,\nAnna`,
			`Hi,\n\nhere is my list: <${link}>\nIt took me long.`
		]) {
			expect(words(text).own.text).toBe(link);
		}
		const page = `https://example.org/${'club/'.repeat(5)}`;
		expect(words(`${list}\n${page}`).own.text).toBe(`${list}\n${page}`);
	});
});

describe('below a list', () => {
	test('a signature may have lost its space, if it says whose it is', () => {
		for (const signature of [
			'--\nAnna Berg | Some Club\nTel. 0170 123 45',
			'--\nSome Club\nwww.example.org',
			'-- \nSome Club'
		]) {
			expect(words(`${list}\n\n${signature}`).own.text).toBe(list);
		}
	});

	test('the name alone is a farewell, where a line is free above it', () => {
		expect(words(`${list}\n\nAnna`).own.text).toBe(list);
		expect(words(`${list}\nAnna`).own.text).toContain('Anna');
		expect(words(`${list}\n\nBanner`).own.text).toContain('Banner');
	});

	test('there may be several farewells', () => {
		expect(words(`${list}\n\nThanks for all!\n\nCheers,\nAnna`).own.text).toBe(list);
	});
});

describe('remarks between quoted lines', () => {
	const [title = '', ...units] = long.split('\n');

	test('are no list, and leave what is quoted whole', () => {
		const text = `${quoted(title)}\n${quoted(units[0] ?? '')}\n\nYes, I have painted them.\n\n${quoted(units.slice(1).join('\n'))}\n\nAnna`;
		expect(words(text)).toEqual({
			own: { text: 'Yes, I have painted them.' },
			quoted: { text: long },
			isRemark: true
		});
	});

	test('may have been quoted once more, or once less, than the list', () => {
		const more = quoted(long.replace('\n3 ', '\n> Have you got these?\n3 '));
		expect(words(`Yes.\n\n${more}`).quoted?.text).toBe(long);
		const less = quoted(quoted(long).replace('\n> 3 ', '\nHave you got these?\n> 3 '));
		expect(words(`Yes.\n\n${less}`).quoted?.text).toBe(long);
	});

	test('that count units are read with them', () => {
		const text = quoted(long).replace('\n> 3 ', '\n2 Pikes more\n> 3 ');
		expect(words(text)).toMatchObject({ isRemark: true });
		expect(words(text).quoted?.text).toContain('2 Pikes more');
	});

	test('are none where the marks are bullets', () => {
		const text = 'Tin Host\n2 Pikes 90\n> Banner\n3 Bows 120\n> Champion';
		expect(words(text)).toEqual({ own: { text } });
	});
});
