import { describe, expect, test } from 'vitest';
import { cup as event } from '../../tests/cup.ts';
import { isPeerCheck, peerMark, type DeskList } from '../exchange/desk/index.ts';
import { peerFiles } from './peers.ts';
import { placedRows } from './rows.ts';

const list = (name: string, team?: string): DeskList => ({
	file: `${name}.eml`,
	player: { name, email: `${name}@example.org`, ...(team !== undefined && { team }) },
	state: 'legal',
	army: name,
	remarks: []
});
const bundlesOf = (lists: readonly DeskList[]) =>
	peerFiles(placedRows(lists, event), ({ file }) => (file === 'ill.eml' ? undefined : file), event);
/** The lists in a bundle, by their place. */
const listsIn = (text: string, lists: readonly DeskList[]): readonly number[] =>
	lists.flatMap((one, at) => (text.includes(peerMark(one)) ? [at] : []));

describe('bundles of lists for players to check', () => {
	const six = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fin'].map((name) => list(name));

	test('have three lists of others each, and every list is in three', () => {
		const bundles = bundlesOf(six);
		expect(bundles.map(({ name }) => name)).toEqual(six.map(({ player }) => `${player?.name}.txt`));
		const given = bundles.map(({ text }) => listsIn(text, six));
		given.forEach((lists, at) => {
			expect(lists).toHaveLength(3);
			expect(lists).not.toContain(at);
		});
		six.forEach((_, at) => expect(given.flat().filter((one) => one === at)).toHaveLength(3));
	});

	test('say to whom they go, and nobody whose list they have', () => {
		const [first] = bundlesOf(six);
		expect(first?.text).toMatch(/^To: Ann@example\.org\nSubject: Cup: lists to check\n\n/);
		expect(isPeerCheck(first?.text ?? '')).toBe(true);
		expect(first?.text.replaceAll(/\w+\.eml/g, '')).not.toMatch(/Bob|Cat|Dan|Eve|Fin/);
	});

	test('have those of the own team only if there are no others', () => {
		const teams = [list('Ann', 'N'), list('Bob', 'N'), list('Cat', 'S'), list('Dan', 'S')];
		const lists = bundlesOf(teams).map(({ text }) => listsIn(text, teams).length);
		expect(lists).toEqual([3, 3, 3, 3]);
		const many = [...teams, list('Eve', 'S')];
		const [ann] = bundlesOf(many);
		expect(listsIn(ann?.text ?? '', many)).toEqual([2, 3, 4]);
	});

	test('leave out what could not be read, and are none for one player alone', () => {
		const ill = [list('ill'), list('Bob')];
		expect(bundlesOf(ill).map(({ name }) => name)).toEqual(['ill.txt']);
		expect(bundlesOf([list('Bob')])).toEqual([]);
	});
});
