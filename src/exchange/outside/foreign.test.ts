import { describe, expect, test } from 'vitest';
import { foreignText, foreignValue } from './foreign.ts';
import { recognise } from '../roster/recognise.ts';
import { timeOf } from '../../../tests/time-of.ts';

const named = (maker: string, about: string): string =>
	`${about}, from ${maker}: Muster does not have this game yet.`;

const said = (maker: string, about: string): string =>
	`This is a list from ${maker} (${about}), which Muster cannot read. If Muster has the game, paste the list as plain text.`;

function messagesOf(text: string): readonly string[] {
	const file = recognise(text);
	return file.kind === 'unreadable' ? file.faults.map(({ message }) => message) : [file.kind];
}

describe('a file of another program', () => {
	test.each([
		[
			{ game: 'tin-world', army: 'lead-host', points: 1999, characters: [], core: [] },
			named('Old World Builder', 'Tin World, Lead Host, 1999 points')
		],
		[
			{ roster: { gameSystemName: 'Tin Wars', forces: [{ catalogueName: 'Lead' }] } },
			named('New Recruit', 'Tin Wars, Lead')
		],
		[
			{ generatedBy: 'List Forge', roster: { gameSystemName: 'Tin Wars', forces: [] } },
			named('ListForge', 'Tin Wars')
		],
		[{ snapshot: { item: 'Roster§Roster' }, rulebook: { game: 'Tin' } }, named('Rosterizer', 'Tin')]
	])('is named: %#', (value, message) => {
		expect(messagesOf(JSON.stringify(value))).toEqual([message]);
	});

	test('keeps the name that its player gave it', () => {
		const list = { game: 'tin-world', army: 'lead-host', name: ' Rust\nand salt ', core: [] };
		const about = 'Tin World, Lead Host';
		const foreign = { maker: 'Old World Builder', about, name: 'Rust and salt' };
		expect(foreignValue(list)?.foreign).toEqual(foreign);
		const { name: _, ...nameless } = list;
		expect(foreignValue(nameless)?.foreign).toEqual({ maker: 'Old World Builder', about });
	});

	test('is one by all its marks, or none', () => {
		expect(foreignValue({ game: 'tin-world', army: 'lead-host' })).toBeUndefined();
		expect(foreignValue({ roster: { forces: 'none' } })).toBeUndefined();
		expect(foreignValue({ item: 'Orb' })).toBeUndefined();
	});

	test('of XML is named', () => {
		const text = '<?xml version="1.0"?>\n<roster id="1" gameSystemName="Tin Wars"></roster>';
		expect(messagesOf(text)).toEqual([said('BattleScribe', 'Tin Wars')]);
	});
});

describe('a text of another program', () => {
	test.each([
		[
			'===\nNordland [2000 pts]\nTin World, Lead Host\n===\n\n++ Core ++\n---\nCreated with "Old World Builder"\n',
			said('Old World Builder', 'Tin World, Lead Host')
		],
		[
			'++ Lead (Tin Wars) [525pts] ++\n\n+ Infantry + [400pts]\n\nPikes [4] [180pts]\n',
			said('New Recruit', 'Tin Wars')
		],
		[
			'++ Lead (Tin Wars) [525pts] ++\n\nPikes [4] [180pts]\n\nCreated with BattleScribe\n',
			said('BattleScribe', 'Tin Wars')
		],
		[`${'+'.repeat(47)}\n+ FACTION KEYWORD: Lead\n${'+'.repeat(47)}\n`, said('WTC', 'Lead')],
		[
			'Lead Host - Rust never sleeps - [2000 pts]\n\n# ++ Army Roster ++ [485 pts]\n',
			said('New Recruit', 'Lead Host, 2000 pts')
		],
		[
			'Rust - Lead Host - Foundry (1995 Points)\n\n\nHeroes:\nSmith (250 pts)\n  • Hammer\n',
			said('ListForge', 'Lead Host, 1995 Points')
		],
		['Allegiance: Lead\n\nLeaders\n', said('a builder for an earlier edition', 'Lead')]
	])('is named: %#', (text, message) => {
		expect(foreignText(text)?.message).toBe(message);
	});

	test('is none without its signature', () => {
		expect(foreignText('Nordland 520/1000 pts\nTin Host')).toBeUndefined();
		expect(foreignText('Rust - Lead Host - Foundry (1995 Points)\n\nSmith 250')).toBeUndefined();
		expect(foreignText('+++\n+ FACTION KEYWORD: Lead')).toBeUndefined();
	});

	test('however long, is looked at in no time', async () => {
		const time = await timeOf(500, () => {
			for (const text of ['+', '<roster ', '===\n', 'Allegiance: ', '\n'])
				foreignText(text.repeat(100_000));
		});
		expect(time).toBeLessThan(500);
	});
});
