import { deflateRawSync } from 'node:zlib';
import type { State } from '../src/exchange/desk/index.ts';
import { mailBoxOf, mailOf } from './mail.ts';
import { zipOf } from './zip.ts';

// What arrives at an event's desk, and what is right to say of each: the states and players stand here before anything
// is read. Warmaster, 1000 points; at most one Steam Tank and two Halberdiers at least come from the book.

/** A file with the states of its lists in their order, and the players that are known. */
export interface Arrived {
	readonly file: string;
	readonly content: string | Uint8Array;
	readonly says: readonly (readonly [state: State, player?: string])[];
}

export const event = {
	eventPack: 3,
	name: 'Northern Open',
	system: 'Warmaster',
	date: '2026-12-05',
	size: 1000,
	deadline: { at: '2026-11-28T20:00', zone: 'Europe/Berlin' },
	constraints: [{ kind: 'count', of: { any: ['WIZARD'] }, max: 1, label: 'Wizards' }]
};

const units = [
	'2 Halberdiers 90',
	'2 Crossbowmen 110',
	'2 Knights 220',
	'General 125',
	'Hero 80',
	'Wizard 45'
];
const head = 'Empire, 1000 points';
const list = [head, ...units].join('\n');
const swap = (one: string, other: string): string => list.replace(one, other);

/** One Halberdier too few; two generals; two wizards, of whom the event allows one; another limit; 170 points too many. */
const tooFew = swap('2 Halberdiers 90', '1 Halberdiers 45');
const twoGenerals = swap('General 125', 'General 125\nGeneral 125');
const twoWizards = swap('Wizard 45', 'Wizard 45\nWizard 45');
const otherLimit = swap('1000 points', '2000 points')
	.replace('2 Halberdiers 90', '4 Halberdiers 180')
	.replace('2 Crossbowmen 110', '4 Crossbowmen 220');
const tooMuch = swap('2 Knights 220', '6 Knights 660');

const unknownUnit = `${list}\n2 Wyrm Riders 220`;
const unknownOption = swap('Hero 80', 'Hero with Sword of Nonsense 90');

const plain = {
	system: 'warmaster',
	army: 'Empire',
	size: 1000,
	units: [
		{ unit: 'Halberdiers', count: 2 },
		{ unit: 'Crossbowmen', count: 2 },
		{ unit: 'Knights', count: 2 },
		{ unit: 'General' },
		{ unit: 'Hero' },
		{ unit: 'Wizard' }
	]
};
const json = (value: object): string => JSON.stringify(value, null, '\t');

const lines = (text: string, change: (line: string) => string): string =>
	text.split('\n').map(change).join('\n');
const html = (text: string): string => `<html><body>${text}</body></html>`;
const from = (name: string): string =>
	`${name} <${name.toLowerCase().replace(' ', '.')}@example.org>`;

const mails: readonly Arrived[] = [
	mail('Anna One', { text: `Hi Tom,\n\nhere is my list for Saturday:\n\n${list}\n\nCheers\nAnna` }),
	mail('Bert Two', { text: list, encoding: 'base64' }),
	mail('Cleo Three', {
		text: `Hallo Tom,\n\n${swap('points', 'Punkte')}\n\nViele Grüße\nCleo`,
		charset: 'iso-8859-1'
	}),
	mail('Dora Four', { html: html(lines(list, (line) => `<div>${line}</div>`)) }),
	mail('Emil Five', {
		html: html(
			`<p>${head}</p><table>${lines(units.join('\n'), (line) => `<tr><td>${line.replace(/ (\d+)$/, '</td><td>$1')}</td></tr>`)}</table>`
		)
	}),
	mail('Fritz Six', {
		html: html(`<p>${head}</p><ul>${lines(units.join('\n'), (line) => `<li>${line}</li>`)}</ul>`)
	}),
	mail('Greta Seven', {
		text: 'See the file.',
		attached: [{ name: 'list.txt', type: 'text/plain', content: list }]
	}),
	mail('Hugo Eight', {
		text: 'As promised!',
		attached: [{ name: 'list.json', content: json(plain) }]
	}),
	mail('Ida Nine', {
		text: 'Zipped.',
		attached: [{ name: 'all.zip', content: zipOf({ 'list.txt': list }) }]
	}),
	mail('Jan Ten', {
		text: list,
		attached: [{ name: 'logo.png', type: 'image/png', content: '\x89PNG', disposition: 'inline' }]
	}),
	mail('Kim Eleven', {
		text: list,
		attached: [{ name: 'army.jpg', type: 'image/jpeg', content: '\xff\xd8\xff' }]
	}),
	mail('Lea Twelve', {
		text: `${list}\n\nOn 18 Nov 2026 Tom wrote:\n> Please send your list.\n> 3 Wizards are too many`
	}),
	mail('Max Thirteen', {
		text: `Is this right now?\n\nOn 18 Nov 2026 Tom wrote:\n${lines(list, (line) => `> ${line}`)}`
	}),
	mail('Nina Fourteen', { text: `${list}\n-- \nNina Fourteen\nSome Club, some street` }),
	mail('Otto Fifteen', { text: tooFew }, 'to fix'),
	mail(
		'Pia Sixteen',
		{ text: 'Attached', attached: [{ name: 'l.txt', content: twoWizards }] },
		'to fix'
	),
	mail('Quin Seventeen', { text: unknownUnit }, 'not wholly read'),
	mail('Rosa Eighteen', { text: 'I am ill and cannot come, sorry!' }, 'not wholly read'),
	mail(
		'Sven Nineteen',
		{
			text: 'My list',
			attached: [{ name: 'list.jpg', type: 'image/jpeg', content: '\xff\xd8\xff' }]
		},
		'not wholly read'
	),
	mail('Tina Twenty', { text: `${list}\n\nPS: 2 Wyrm Riders too, please` }, 'not wholly read'),
	{
		file: 'forwarded.eml',
		content: mailOf({
			from: from('Organiser One'),
			text: `FYI\n\n---------- Forwarded message ---------\nFrom: Uwe Klein <uwe@example.org>\nDate: today\nSubject: list\n\n${list}`
		}),
		says: [['legal', 'Uwe Klein']]
	},
	{
		file: 'attached-mails.eml',
		content: mailOf({
			from: from('Organiser One'),
			text: 'Two more.',
			attached: [
				{
					name: 'a.eml',
					type: 'message/rfc822',
					content: mailOf({ from: from('Vera Lang'), text: list })
				},
				{
					name: 'b.eml',
					type: 'message/rfc822',
					content: mailOf({ from: from('Willi Kurz'), text: twoGenerals })
				}
			]
		}),
		says: [
			['legal', 'Vera Lang'],
			['to fix', 'Willi Kurz']
		]
	},
	{
		file: 'box.mbox',
		content: mailBoxOf([
			mailOf({ from: from('Xaver Alt'), text: list }),
			mailOf({ from: from('Yara Neu'), text: otherLimit }),
			mailOf({
				from: from('Zoe Gross'),
				text: `Hello,\n\nthe quick brown fox\njumps over the dog\nand is away`
			})
		]),
		says: [
			['legal', 'Xaver Alt'],
			['to fix', 'Yara Neu'],
			['not wholly read', 'Zoe Gross']
		]
	}
];

function mail(
	name: string,
	written: Parameters<typeof mailOf>[0],
	state: State = 'legal'
): Arrived {
	const file = `${name.toLowerCase().replace(' ', '-')}.eml`;
	return { file, content: mailOf({ from: from(name), ...written }), says: [[state, name]] };
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const forms: readonly Arrived[] = [
	{
		file: 'form.csv',
		content: [
			'Timestamp,Email Address,What is your name?,Club,Paste your army list here',
			`11/20/2026 18:00:00,f1@example.org,Form One,Kiel,${cell(list)}`,
			`11/20/2026 18:05:00,f2@example.org,"Form, Two",Kiel,${cell(tooMuch)}`,
			'11/20/2026 18:06:00,f3@example.org,Form Three,Kiel,',
			`11/20/2026 18:07:00,f4@example.org,Form Four,Kiel,${cell(unknownOption)}`
		].join('\r\n'),
		says: [
			['legal', 'Form One'],
			['to fix', 'Form, Two'],
			['not wholly read', 'Form Three'],
			['not wholly read', 'Form Four']
		]
	},
	{
		file: 'formular.csv',
		content: `Zeitstempel;Vorname;Nachname;Verein;Volk;Armeeliste\n20.11.2026 18:00:00;Karl;Formular;Kiel;Empire;${cell(['1000 points', ...units].join('\n'))}\n`,
		says: [['legal', 'Karl Formular']]
	}
];

const bytes16 = (text: string): Uint8Array =>
	Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const texts: readonly Arrived[] = [
	text('plain.json', json(plain)),
	text(
		'with-player.json',
		json({ ...plain, player: { name: 'Json Player', club: 'Kiel' } }),
		'legal',
		'Json Player'
	),
	text('labelled.txt', `Player: Label Led\nClub: Kiel\n${list}`, 'legal', 'Label Led'),
	text('Fritz File - Lances.txt', list, 'legal', 'Fritz File'),
	text('windows.txt', list.replaceAll('\n', '\r\n')),
	text('utf-16.txt', bytes16(list)),
	text('capitals.txt', list.toUpperCase()),
	text('double-spaced.txt', list.replaceAll('\n', '\n\n')),
	text(
		'quoted.txt',
		lines(list, (line) => `> ${line}`)
	),
	text('bullets.txt', `${head}\n${lines(units.join('\n'), (line) => `- ${line}`)}`),
	text(
		'dots.txt',
		lines(list, (line) => line.replace(/ (\d{2,3})$/, ' ........ $1'))
	),
	text(
		'tabs.txt',
		lines(list, (line) => line.replace(/ (\d{2,3})$/, '\t\t$1'))
	),
	text(
		'prices-first.txt',
		`${head}\n${lines(units.join('\n'), (line) => line.replace(/^(.*) (\d+)$/, '$2 - $1'))}`
	),
	text('one-line.txt', `Empire 1000: ${units.join(', ')}`),
	text('page.html', `<!doctype html>${html(lines(list, (line) => `<p>${line}</p>`))}`),
	text('too-few.txt', tooFew, 'to fix'),
	text(
		'two-generals.json',
		json({ ...plain, units: [...plain.units, { unit: 'General' }] }),
		'to fix'
	),
	text('two-wizards.txt', twoWizards, 'to fix'),
	text('other-limit.txt', otherLimit, 'to fix'),
	text('unknown-unit.txt', unknownUnit, 'not wholly read'),
	text('unknown-option.txt', unknownOption, 'not wholly read'),
	text(
		'unknown-unit.json',
		json({ ...plain, units: [{ unit: 'Wyrm Riders' }] }),
		'not wholly read'
	),
	text('both.txt', `${tooFew}\n2 Wyrm Riders 220`, 'not wholly read'),
	text(
		'other-game.json',
		json({ system: 'Age of Sigmar', army: 'Skaven', size: 2000, units: [] }),
		'not wholly read'
	),
	text('cut-off.json', json(plain).slice(0, 120), 'not wholly read'),
	text('empty.txt', '', 'not wholly read'),
	text('recipe.txt', 'Two eggs\nSome flour\nA little salt\nBake until brown', 'not wholly read'),
	text('picture.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'not wholly read'),
	text('list.pdf', '%PDF-1.7\n%\xe2\xe3', 'not wholly read'),
	text(
		'mail.msg',
		Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
		'not wholly read'
	),
	text('damaged.zip', zipOf({ 'a.txt': list }).slice(0, 60), 'not wholly read'),
	text(
		'packed.gz',
		Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), deflateRawSync(list)]),
		'not wholly read'
	),
	{
		file: 'many.txt',
		content: `${list}\n\n-----\n${lines(twoWizards, (line) => line)}\n\n=====\nPlayer: Last Of\n${list}`,
		says: [['legal'], ['to fix'], ['legal', 'Last Of']]
	},
	{
		file: 'archive.zip',
		content: zipOf({
			'a.txt': list,
			'b.json': json(plain),
			'c.eml': mailOf({ from: from('Zip Zap'), text: tooFew }),
			'd.txt': unknownUnit
		}),
		says: [['legal'], ['legal'], ['to fix', 'Zip Zap'], ['not wholly read']]
	}
];

function text(
	file: string,
	content: string | Uint8Array,
	state: State = 'legal',
	player?: string
): Arrived {
	return { file, content, says: [player === undefined ? [state] : [state, player]] };
}

/** All that arrived. */
export const arrived: readonly Arrived[] = [...mails, ...forms, ...texts];

/** The legal list as a plain list, for other forms of it. */
export const legalList: object = plain;
