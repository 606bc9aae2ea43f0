import { describe, expect, test } from 'vitest';
import { mailBoxOf, mailOf } from '../../../tests/mail.ts';
import { timeOf } from '../../../tests/time-of.ts';
import { zipOf } from '../../../tests/zip.ts';
import { mailWords } from './mail-words.ts';
import { openFile, openMailBox, openText } from '../outside/open-file.ts';
import type { OpenedTexts } from '../common/opened.ts';

const list = 'Tin Host, 500 points\n2 Pikemen “Grüße” 90\nGeneral 125';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const open = (mail: string): Promise<readonly OpenedTexts[]> => openFile(bytes(mail));

/** The texts of what was sent, and why others have none. */
const textsOf = (sent: readonly OpenedTexts[]): readonly string[] =>
	sent.flat().map((one) => (one.ok ? one.text : one.fault.message));

describe('the words of a mail', () => {
	test.each(['quoted-printable', 'base64', '8bit'] as const)('are read in %s', async (encoding) => {
		expect(
			textsOf(await open(mailOf({ text: `Hi Tom,\n\n${list}\n\nCheers\nAnna`, encoding })))
		).toEqual([list]);
	});

	test('are read in an older character set', async () => {
		const text = 'Tin Host, 500 points\n2 Pikemen Grüße 90';
		expect(textsOf(await open(mailOf({ text, charset: 'iso-8859-1' })))).toEqual([text]);
	});

	test('are read where there is nothing but HTML', async () => {
		const html = `<html><body>${list
			.split('\n')
			.map((line) => `<div>${line}</div>`)
			.join('')}</body></html>`;
		expect(textsOf(await open(mailOf({ html })))).toEqual([list]);
	});

	test('are those in HTML where the plain ones are broken', async () => {
		const long = `2 Pikemen with ${'shields, '.repeat(8)}and a banner 90`;
		const broken = long.replace(/^(.{70}\S*) /, '$1\n');
		const html = `<div>Tin Host</div><div>${long}</div>`;
		expect(textsOf(await open(mailOf({ text: `Tin Host\n${broken}`, html })))).toEqual([
			`Tin Host\n${long}`
		]);
		expect(textsOf(await open(mailOf({ text: 'Tin Host\nPikes', html })))).toEqual([
			'Tin Host\nPikes'
		]);
	});

	test('are those in HTML where the plain ones only point to them', async () => {
		const html = list.replace(/^.*$/gm, '<p>$&</p>');
		expect(textsOf(await open(mailOf({ text: 'See the HTML part.', html })))).toEqual([
			list.replaceAll('\n', '\n\n')
		]);
		expect(
			textsOf(await open(mailOf({ text: list, html: '<p>Read the plain part.</p>' })))
		).toEqual([list]);
	});

	test('end in HTML at the signature', async () => {
		const html = `<div>${list.replaceAll('\n', '<br>')}<br><br>-- <br>Some Club<br>Some Street</div>`;
		expect(textsOf(await open(mailOf({ html })))).toEqual([list]);
		const named = html.replace('-- ', '--').replace('Some Club', 'Anna Berg | Some Club');
		expect(textsOf(await open(mailOf({ html: named })))).toEqual([list]);
	});

	test('come with their sender and their time', async () => {
		const [[one] = []] = await open(
			mailOf({ text: list, from: '=?utf-8?q?=22M=C3=BCller=2C_Anna=22?= <anna@example.org>' })
		);
		expect(one).toMatchObject({
			player: { name: 'Anna Müller', email: 'anna@example.org' },
			sent: '2026-11-20T17:00:00.000Z'
		});
	});

	test('have the address to answer where a form sent them', async () => {
		const mail = mailOf({
			text: list,
			from: 'Forms <no-reply@example.com>',
			head: ['Reply-To: Bert <bert@example.org>']
		});
		expect((await open(mail))[0]?.[0]).toMatchObject({
			player: { name: 'Bert', email: 'bert@example.org' }
		});
	});

	test('may be pasted with their head', async () => {
		expect(textsOf(await openText(mailOf({ text: list })))).toEqual([list]);
		expect(textsOf(await openText(list))).toEqual([list]);
	});
});

describe('what is attached to a mail', () => {
	const attached = [
		{ name: 'list.txt', type: 'text/plain', content: list },
		{ name: 'lists.zip', type: 'application/zip', content: zipOf({ 'a.txt': 'A', 'b.txt': 'B' }) },
		{ name: 'logo.png', type: 'image/png', content: '\x89PNG', disposition: 'inline' as const },
		{ name: 'card.vcf', type: 'text/vcard', content: 'BEGIN:VCARD' },
		{ name: 'signature.asc', type: 'application/pgp-signature', content: 'x' }
	];

	test('comes with the letter, whose list is one only where it says one', async () => {
		const [sent, ...others] = await open(mailOf({ text: 'See the file.', attached }));
		expect(others).toEqual([]);
		expect(sent?.map(({ beside, name }) => [beside, name])).toEqual([
			['letter', undefined],
			[undefined, 'list.txt'],
			[undefined, 'a.txt'],
			[undefined, 'b.txt']
		]);
		expect(sent?.every(({ player }) => player?.email === 'anna@example.org')).toBe(true);
	});

	test('may be a mail, which is its own sender’s', async () => {
		const inner = mailOf({ text: list, from: 'Bert <bert@example.org>' });
		const sent = await open(
			mailOf({
				text: 'See below',
				attached: [{ name: 'a.eml', type: 'message/rfc822', content: inner }]
			})
		);
		expect(sent.map(([one]) => [one.ok && one.text, one.player?.name])).toEqual([[list, 'Bert']]);
	});
});

describe('hostile mails', () => {
	test('in one another are opened a few deep, and the rest is said', async () => {
		let mail = mailOf({ text: list });
		for (let depth = 0; depth < 10; depth += 1) {
			mail = mailOf({
				text: 'x',
				attached: [{ name: 'a.eml', type: 'message/rfc822', content: mail }]
			});
		}
		const texts = textsOf(await open(mail));
		expect(texts.length).toBeLessThan(8);
		expect(texts.at(-1)).toMatch(/lies in too many others/);
	});

	test('with a thousand files are opened up to fifty, and the rest is said', async () => {
		const attached = Array.from({ length: 1000 }, (_, at) => ({
			name: `${at}.txt`,
			content: `${at}`
		}));
		const texts = textsOf(await open(mailOf({ text: list, attached })));
		expect(texts).toHaveLength(52);
		expect(texts.at(-1)).toMatch(/More than 50 files/);
	});

	test('with archives that unpack to too much are stopped', async () => {
		const big = zipOf({ 'a.txt': 'Pikes and towers 12\n'.repeat(2_000_000) });
		const attached = Array.from({ length: 10 }, (_, at) => ({ name: `${at}.zip`, content: big }));
		const texts = textsOf(await open(mailOf({ text: 'x', attached })));
		expect(texts.join('').length).toBeLessThan(200_000_000);
		expect(texts.at(-1)).toMatch(/cannot be opened|too many others/);
	});

	test('with an endless head, or nested without end, are said to be broken', async () => {
		const head = Array.from({ length: 20_000 }, (_, at) => `X-${at}: ${'y'.repeat(20)}`);
		const nested = Array.from(
			{ length: 100 },
			(_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}`
		);
		for (const mail of [
			mailOf({ text: list, head }),
			`From: a@example.org\r\nDate: x\r\nSubject: x\r\n${nested.join('\r\n')}`
		]) {
			expect(textsOf(await open(mail))).toEqual([expect.stringMatching(/cannot be opened/)]);
		}
	});

	test('without any list say so', async () => {
		expect(textsOf(await open(mailOf({ text: '' })))).toEqual(['There is no list in this mail.']);
	});
});

test('a mail of anything without end is parted in no time', async () => {
	const sender = { name: 'Anna', address: 'anna@example.org' };
	for (const line of [
		`10${'-'.repeat(990)}x\n`,
		'Hi\n',
		'Here is my list.\n',
		'Cheers\n\n',
		'> > > x\n\n4 Pikes\n',
		`${' '.repeat(999)}\n`,
		'-- \n',
		`muster:${'A'.repeat(30)} `
	]) {
		const text = line.repeat(500_000 / line.length);
		expect(await timeOf(2000, () => mailWords(text, sender))).toBeLessThan(2000);
	}
});

test('a mailbox gives each mail by itself, read whole or as it comes', async () => {
	const box = mailBoxOf([
		mailOf({ text: 'From the north\nOne' }),
		mailOf({ text: 'Two', from: 'Bert <bert@example.org>' })
	]);
	const whole = await open(box);
	expect(textsOf(whole)).toEqual(['From the north\nOne', 'Two']);
	const streamed: OpenedTexts[] = [];
	for await (const sent of openMailBox([bytes(box)])) streamed.push(sent);
	expect(streamed).toEqual(whole);
});

test('a mail that is damaged anywhere ends in texts or a sentence', async () => {
	const attached = [
		{ name: 'a.zip', content: zipOf({ 'a.txt': list }) },
		{ name: 'b.eml', type: 'message/rfc822', content: mailOf({ html: '<p>x</p>', text: list }) }
	];
	const whole = bytes(
		mailBoxOf([mailOf({ text: list, html: `<ul><li>${list}</li></ul>`, attached })])
	);
	for (let at = 0; at < whole.length; at += 41) {
		const changed = whole.slice();
		changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
		for (const damaged of [changed, whole.slice(0, at), whole.slice(at)]) {
			const texts = textsOf(await openFile(damaged));
			expect(texts.every((text) => typeof text === 'string')).toBe(true);
		}
	}
});

test('a mail of Outlook and a Word file are named', async () => {
	const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
	expect(textsOf(await openFile(old))).toEqual([expect.stringMatching(/Save it as \.eml/)]);
});
