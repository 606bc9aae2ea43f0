import { expect, test } from 'vitest';
import { isMailBox, mailsIn, maxMail } from './mail-box.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const box = [
	'From anna@example.org Fri Nov 20 18:00:00 2026',
	'From: Anna',
	'',
	'>From the north',
	'From here on: no new mail',
	'',
	'From the hills come 3 Pikes',
	'',
	'From - Sat Nov 21 09:00:00 2026',
	'From: Bert',
	'',
	'Two',
	''
];

async function textsOf(chunks: readonly Uint8Array[]): Promise<readonly (string | undefined)[]> {
	const texts = [];
	for await (const mail of mailsIn(chunks)) texts.push(mail && new TextDecoder().decode(mail));
	return texts;
}

test.each([
	['lines of Unix', '\n'],
	['lines of Windows', '\r\n']
])('a mailbox with %s gives its mails, however it comes', async (_, end) => {
	const whole = bytes(box.join(end));
	const lines = [box.slice(1, 8), box.slice(9)].map((part) =>
		part.join(end).replace('>From', 'From')
	);
	const mails = [`${lines[0] ?? ''}${end}`, lines[1]];
	expect(await textsOf([whole])).toEqual(mails);
	for (const size of [1, 7, 64]) {
		const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (__, at) =>
			whole.subarray(at * size, (at + 1) * size)
		);
		expect(await textsOf(chunks)).toEqual(mails);
	}
});

test('a mail that is too big is said to be, and the next one is read', async () => {
	const big = new Uint8Array(maxMail + 1).fill(0x61);
	const chunks = [bytes(`${box[0] ?? ''}\n\n`), big, bytes(`\n\n${box.slice(8).join('\n')}`)];
	expect(await textsOf(chunks)).toEqual([undefined, 'From: Bert\n\nTwo\n']);
});

test('a mailbox is told by its first line', () => {
	expect(isMailBox(bytes(box.join('\n')))).toBe(true);
	expect(isMailBox(bytes('From: Anna\nSubject: x\n\n'))).toBe(false);
	expect(isMailBox(bytes('From the hills, 500 points'))).toBe(false);
});
