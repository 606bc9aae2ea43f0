import { describe, expect, test } from 'vitest';
import { readDeskFile, writeDeskFile, type DeskContent } from './desk-file.ts';
import { mergedDesks } from './merge-desks.ts';

const file = (id: string) => ({
	id,
	name: `${id}.txt`,
	sent: [[{ ok: true as const, text: id }] as const]
});
const event = (name: string) => ({
	formatVersion: 3 as const,
	name,
	system: 'warmaster',
	date: '2026-12-05',
	constraints: []
});
const desk = (content: Partial<DeskContent> = {}): DeskContent => ({
	corrections: { aliases: [], players: {} },
	files: [],
	...content
});
const saying = (
	said: Readonly<Record<string, number>>,
	more: Partial<DeskContent['corrections']> = {}
): DeskContent['corrections'] => ({ aliases: [], players: {}, said, ...more });
const names = ({ files }: DeskContent): readonly string[] => files.map(({ id }) => id);

describe('two devices with one desk', () => {
	test('have the files of both', () => {
		const [one, other] = [desk({ files: [file('a'), file('b')] }), desk({ files: [file('c')] })];
		expect(names(mergedDesks(one, other))).toEqual(['a', 'b', 'c']);
	});

	test('have a file once that came to both, with what was said of it there', () => {
		const own = desk({ files: [file('a')] });
		const other = desk({
			files: [{ ...file('a'), id: 'x' }],
			corrections: saying({ 'player/x/0': 3 }, { players: { 'x/0': { name: 'Anna' } } })
		});
		const both = mergedDesks(own, other);
		expect(names(both)).toEqual(['a']);
		expect(both.corrections).toMatchObject({
			players: { 'a/0': { name: 'Anna' } },
			said: { 'player/a/0': 3 }
		});
	});

	test('lack what was removed on either, unless it was brought back later', () => {
		const has = desk({ files: [file('a')] });
		const removed = desk({ corrections: saying({ 'file/a': 5 }) });
		expect(names(mergedDesks(has, removed))).toEqual([]);
		expect(names(mergedDesks(removed, has))).toEqual([]);
		const again = desk({ files: [file('a')], corrections: saying({ 'file/a': 7 }) });
		expect(names(mergedDesks(removed, again))).toEqual(['a']);
		expect(names(mergedDesks(again, removed))).toEqual(['a']);
	});

	test('keep what was said later, in whatever order they are taken', () => {
		const earlier = desk({
			corrections: saying(
				{ 'player/a/0': 1, 'name/Hats': 8, event: 2 },
				{ players: { 'a/0': { name: 'Anna' } } }
			),
			event: event('Early Cup')
		});
		const later = desk({
			corrections: saying(
				{ 'player/a/0': 3, 'name/Hats': 4, event: 3, 'column/Handle': 1 },
				{
					players: { 'a/0': { name: 'Emil' } },
					aliases: [{ name: 'Hats', entry: 'knights' }],
					columns: { Handle: 'name' }
				}
			),
			event: event('Late Cup')
		});
		for (const both of [mergedDesks(earlier, later), mergedDesks(later, earlier)]) {
			expect(both.event?.name).toBe('Late Cup');
			// The name was taken back after it had been explained.
			expect(both.corrections).toMatchObject({
				players: { 'a/0': { name: 'Emil' } },
				aliases: [],
				columns: { Handle: 'name' }
			});
		}
	});
});

describe('the file of a desk', () => {
	const content = desk({ event: event('Cup'), files: [file('a')] });

	test('has all that the desk keeps', () => {
		expect(readDeskFile(writeDeskFile(content))).toEqual({ kind: 'desk', content });
	});

	test.each([
		['{ "musterDesk": 2 }', 'newer'],
		['{ "musterDesk": 1, "files": [] }', 'none'],
		['{ "eventPack": 1 }', 'none'],
		['no file', 'none'],
		[writeDeskFile({ ...content, files: [{ ...file('a'), sent: [] }, 5 as never] }), 'none']
	])('is told from others: %s', (text, kind) => {
		expect(readDeskFile(text)).toEqual({ kind });
	});
});
