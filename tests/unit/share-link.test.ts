import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import {
	linkContent,
	listCode,
	maxInQr,
	openPacked,
	readPacked,
	shareLink,
	sheetCode,
	type OpenedList
} from '../../src/exchange/index.ts';
import { markedIn, markOf } from '../../src/exchange/list-code/marks.ts';
import { boughtRoster, wholeArmy } from '../sheets/bought-rosters.ts';
import { rawPacks } from '../packs.ts';
import { armyOf, mainArmiesOf } from '../sheets/rosters.ts';
import { inRun } from '../slice.ts';

const base = 'https://example.org';
const budget = 200;
const games = rawPacks.map(({ folder }) => ({ folder, indexes: mainArmiesOf(folder) }));

function opened(link: string, { system, army }: ArmyIndex): OpenedList {
	const content = linkContent(link);
	const read = readPacked(content?.kind === 'packed' ? content.packed : '');
	const newId = (): string => '00000000-0000-4000-8000-00000000000a';
	return read.ok ? openPacked(read.packed, { system, army, newId }) : read;
}

describe.each(games)('lists of $folder', ({ indexes }) => {
	test('of every army come back from their link as they were', () => {
		for (const index of inRun(indexes)) {
			const roster = wholeArmy(index);
			const back = opened(shareLink(roster, index, base), index);
			if (!back.ok) throw new Error(`${index.army.id}: ${back.faults[0]?.message}`);
			expect(back.match).toBe('same');
			expect(listCode(back.roster, index)).toBe(listCode(roster, index));
			const [before, after] = [checkRoster(roster, index), checkRoster(back.roster, index)];
			expect(after.points).toBe(before.points);
			expect(after.problems.map(({ outcome }) => outcome)).toEqual(
				before.problems.map(({ outcome }) => outcome)
			);
		}
	});

	test('fit into the QR code of a sheet, and a phone reads them from it', () => {
		for (const index of indexes.slice(0, 6)) {
			const { link, code } = sheetCode(wholeArmy(index), index, base);
			expect(link.length).toBeLessThanOrEqual(maxInQr);
			expect(link).not.toContain(code);
			const gif = encodeQR(link, 'raw', { ecc: 'medium', border: 4, scale: 4 });
			expect(decodeQR(picture(gif))).toBe(link);
		}
	});

	test('have no two things whose longest marks are the same', () => {
		for (const index of inRun(indexes)) {
			for (const ids of Object.values(markedIn(index)) as readonly (readonly string[])[]) {
				const unique = new Set(ids);
				expect(new Set([...unique].map((id) => markOf(id, 4))).size).toBe(unique.size);
			}
		}
	});
});

test('no two systems, and no two armies of one, have the same mark', () => {
	expect(new Set(games.map(({ indexes }) => markOf(indexes[0]?.system.id ?? '', 2))).size).toBe(
		games.length
	);
	for (const { indexes } of games) {
		expect(new Set(indexes.map(({ army }) => markOf(army.id, 3))).size).toBe(indexes.length);
	}
});

test.each(Array.from({ length: 12 }, (_, luck) => luck))(
	'the link of an army of 2000 points with items has at most 200 letters (throw %i)',
	(luck) => {
		const index = armyOf('empire');
		const roster = { ...boughtRoster(index, luck), name: 'Nordland' };
		expect(roster.units.some(({ options = [] }) => options.length > 0)).toBe(true);
		expect(shareLink(roster, index, base).length).toBeLessThanOrEqual(budget);
	}
);

test('a list that is too long for a QR code leaves its code there', () => {
	const index = armyOf('empire');
	const units = Array.from({ length: 300 }, (_, at) => ({
		id: `u${at}`,
		entry: 'halberdiers',
		options: Array.from({ length: 1 + (at % 50) }, () => 'skirmishers'),
		models: 1 + at
	}));
	const roster = { ...wholeArmy(index), units };
	const { link, code } = sheetCode(roster, index, `${base}/muster/`);
	expect(link).toBe(`https://example.org/muster/verify/#c=${code}`);
	expect(sheetCode(roster, index).link).toBe(`muster:c=${code}`);
	expect(opened(shareLink(roster, index, base), index)).toMatchObject({ ok: true, match: 'same' });
});

/** A QR code as the pixels of a photograph. */
function picture(modules: readonly (readonly boolean[])[]): {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
} {
	const data = modules.flatMap((row) =>
		row.flatMap((isDark) => [...Array<number>(3).fill(isDark ? 0 : 255), 255])
	);
	return { width: modules.length, height: modules.length, data: Uint8Array.from(data) };
}
