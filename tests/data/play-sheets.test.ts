import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { indexFor, matches } from '../../src/engine/index.ts';
import { gameSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { PlaySheet } from '../../src/schema/play-sheet.ts';
import type { Army, System } from '../../src/schema/index.ts';
import { rawPacks } from '../packs.ts';

// What players look up: both languages alike, each chart against a second transcription of its book, and thirty
// questions of play that were written before the sheets.

interface Question {
	readonly ask: string;
	readonly answer: string;
	/** What a sheet must say for it to be answered. */
	readonly find: readonly string[];
	readonly seed: string;
}

/** A chart as somebody else read it from the book; `null` where the book was not at hand. */
interface Chart {
	readonly block: string;
	/** Its place in the block; null where the sheet says it in lines or in another form of table. */
	readonly table: number | null;
	readonly rows: readonly (readonly (string | null)[])[];
}

function handFile(name: string): unknown {
	const path = fileURLToPath(new URL(`play/${name}.json`, import.meta.url));
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** As they are compared: in small letters, with plain hyphens and quotes. */
const plain = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[−–]/g, '-')
		.replace(/[“”″]/g, '"')
		.replace(/’/g, "'")
		.replace(/\s+/g, ' ');

const numberWords: Readonly<Record<string, string>> = {
	one: '1',
	two: '2',
	three: '3',
	four: '4',
	half: 'half'
};

/** The numbers of a cell, dice and fractions as they are written. */
function numbersIn(cell: string): ReadonlySet<string> {
	const found = cell.toLowerCase().match(/\d*d\d+|\d+\/\d+|\d+|\b(?:one|two|three|four|half)\b/g);
	return new Set((found ?? []).map((word) => numberWords[word] ?? word));
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
	[...some].every((one) => all.has(one));

describe.each(rawPacks.filter(({ play }) => play.length > 0))(
	'the play sheet of $folder',
	({ folder, system: raw, armies, play }) => {
		const system = raw as System;
		const sheets = new Map(
			play.map(({ language, sheet }) => [language, PlaySheet.parse(sheet)] as const)
		);
		const english = sheets.get('en');
		if (!english) throw new Error(`${folder} has no play sheet in English`);
		const blocks = english.sections.flatMap((section) => section.blocks);

		test('is there in every language, with the same blocks, charts and numbers', () => {
			expect([...sheets.keys()].toSorted()).toEqual(['de', 'en']);
			const shape = (sheet: PlaySheet) =>
				sheet.sections.map(({ id, printed, blocks }) => ({
					id,
					printed,
					blocks: blocks.map((block) => ({
						id: block.id,
						for: block.for,
						// What a rule of the system says stands in the German file itself.
						...(english.sections.some((other) =>
							other.blocks.some((one) => one.id === block.id && one.rule !== undefined)
						)
							? {}
							: {
									tables: (block.tables ?? []).map(({ columns, rows }) => [
										columns.length,
										rows.length
									]),
									numbers: JSON.stringify([block.lines, block.tables]).match(/\d+/g)?.toSorted()
								})
					}))
				}));
			for (const sheet of sheets.values()) expect(shape(sheet)).toEqual(shape(english));
		});

		test('names rules, books and units that there are, and each block once', () => {
			const rules = new Set(system.rules.map(({ id }) => id));
			const books = new Set(Object.keys(system.books));
			const units = armies.flatMap(({ army }) => indexFor({ system, army: army as Army }).units);
			expect(blocks.filter(({ rule }) => rule !== undefined && !rules.has(rule))).toEqual([]);
			expect(blocks.filter(({ source }) => !books.has(source.book ?? ''))).toEqual([]);
			expect(
				blocks.filter(
					({ for: whose }) => whose !== undefined && !units.some(({ tags }) => matches(whose, tags))
				)
			).toEqual([]);
			const terms = blocks.flatMap((block) => block.terms ?? []);
			expect(terms.filter((term) => term !== term.toLowerCase())).toEqual([]);
			const ids = [...english.sections, ...blocks].map(({ id }) => id);
			expect(ids).toEqual([...new Set(ids)]);
		});

		test.each(handFile(`${folder}-charts`) as readonly Chart[])(
			'has the numbers of the book in $block $table',
			({ block, table, rows }) => {
				const found = blocks.find(({ id }) => id === block);
				if (table === null) {
					const said = numbersIn(JSON.stringify([found?.lines, found?.tables]));
					const cells = rows.flat().filter((cell) => cell !== null && cell.length <= 14);
					expect(cells.filter((cell) => !isWithin(numbersIn(cell ?? ''), said))).toEqual([]);
					return;
				}
				const own = found?.tables?.[table];
				const differ = rows.flatMap((row, line) =>
					row.slice(1).flatMap((cell, at) => {
						const said = own?.rows[line]?.[at + 1] ?? '';
						if (cell === null) return [];
						const [ours, theirs] = [numbersIn(said), numbersIn(cell)];
						const isShort = cell.length <= 14;
						const isSame = isWithin(ours, theirs) && (!isShort || isWithin(theirs, ours));
						return isSame ? [] : [`${row[0] ?? ''}: ${said} / ${cell}`];
					})
				);
				expect(own?.rows.length).toBe(rows.length);
				expect(differ).toEqual([]);
			}
		);

		const text = plain(sheetAs(gameSheet(system, english), 'text'));
		const terms = blocks.flatMap((block) => block.terms ?? []);
		test.each(handFile(`${folder}-questions`) as readonly Question[])(
			'answers: $ask',
			({ find }) => {
				const missing = find
					.map(plain)
					.filter(
						(wanted) => !text.includes(wanted) && !terms.some((term) => term.includes(wanted))
					);
				expect(missing).toEqual([]);
			}
		);
	}
);

test('every game has one', () => {
	expect(rawPacks.filter(({ play }) => play.length === 0)).toEqual([]);
});
