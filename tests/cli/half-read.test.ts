import { describe, expect, test } from 'vitest';
import { useListFolder } from './list-folder.ts';

const { folder, check } = useListFolder();

const skaven = [
	'Age of Sigmar',
	'Skaven (2000 points)',
	'',
	"General's Regiment",
	'Grey Seer',
	'Clanrats',
	'',
	'Regiment 1',
	'Clawlord on Gnaw-beast',
	'Clanrats',
	'',
	'Regiment 2',
	'Warlock Engineer',
	'Gutter Runners'
].join('\n');

describe('a text with regiments', () => {
	test('has its problems under the numbers that it has itself', async () => {
		folder.write('list.txt', skaven);
		const { out } = await check('list.txt');
		expect(out).toContain('\n  Regiment 2: Warlock Engineer can’t lead Gutter Runners');
		folder.write(
			'counted.txt',
			skaven.replace('Regiment 2', 'Regiment 3').replace('Regiment 1', 'Regiment 2')
		);
		expect((await check('counted.txt')).out).toContain('Regiment 3: Warlock Engineer can’t lead');
	});

	test('with a misspelt leader does not ask for a leader besides', async () => {
		folder.write('slip.txt', skaven.replace('Clawlord', 'Clawlrd').replace('\nGutter Runners', ''));
		const { out } = await check('slip.txt');
		expect(out).toContain('nothing called “Clawlrd on Gnaw-beast”');
		expect(out).not.toContain('needs a leader');
	});

	test('without any leader is still asked for one', async () => {
		folder.write('unled.txt', skaven.replace('Clawlord on Gnaw-beast\n', ''));
		expect((await check('unled.txt')).out).toContain('Regiment 1 needs a leader');
	});
});

describe('a list without a points limit', () => {
	const event = {
		eventPack: 1,
		name: 'Small Cup',
		system: 'Warmaster',
		date: '2026-12-05',
		size: 1500
	};
	const lists = {
		'text.txt': 'Warmaster\nEmpire\n\nGeneral\n4 Halberdiers\n2 Crossbowmen\n',
		'list.json': { system: 'Warmaster', army: 'Empire', units: [{ unit: 'General' }] }
	};

	test.each(Object.entries(lists))('%s takes that of its event', async (name, list) => {
		folder.write(name, list);
		folder.write('cup.json', event);
		const { out } = await check('--event', 'cup.json', name);
		expect(out).toContain(' of 1500 points · under Small Cup');
		expect(out).not.toContain('this event is played at');
		expect(out).not.toContain('states no points limit');
	});

	test('takes that of the event it brings', async () => {
		folder.write('own.json', { ...lists['list.json'], event });
		expect((await check('own.json')).out).toContain(' of 1500 points · under Small Cup');
	});

	test('and one that states another is still told so', async () => {
		folder.write('other.json', { ...lists['list.json'], size: 2000 });
		folder.write('cup.json', event);
		expect((await check('--event', 'cup.json', 'other.json')).out).toContain(
			'this event is played at 1500 points'
		);
	});
});
