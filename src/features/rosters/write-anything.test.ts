import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { writeAnything } from './write-anything.ts';

async function written(value: unknown): Promise<unknown> {
	return JSON.parse(await (await writeAnything(value)).text());
}

function deep(levels: number): unknown {
	let value: unknown = 'core';
	for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
	return value;
}

test.each([
	[{ id: 'a', list: [1, null, 'x', { b: true }], empty: {}, none: [] }],
	['text'],
	[null]
])('what is JSON is written as it is: %j', async (value) => {
	expect(await written(value)).toEqual(value);
});

describe('of what JSON cannot say, the kind is said and what it held', () => {
	const bytes = new Uint8Array([1, 2, 250]);
	test.each<[string, unknown, unknown]>([
		['nothing', undefined, { $kind: 'undefined', value: 'undefined' }],
		['a whole number without bounds', 7n, { $kind: 'bigint', value: '7' }],
		['no number', NaN, { $kind: 'number', value: 'NaN' }],
		['less than any number', -Infinity, { $kind: 'number', value: '-Infinity' }],
		['a date', new Date(0), { $kind: 'Date', value: '1970-01-01T00:00:00.000Z' }],
		['a date that is none', new Date(NaN), { $kind: 'Date', value: null }],
		['a pattern', /a b/gi, { $kind: 'RegExp', value: '/a b/gi' }],
		['a map', new Map([[{ a: 1 }, [2]]]), { $kind: 'Map', entries: [[{ a: 1 }, [2]]] }],
		['a set', new Set(['x', 1n]), { $kind: 'Set', values: ['x', { $kind: 'bigint', value: '1' }] }],
		['an error', new TypeError('odd'), { $kind: 'Error', name: 'TypeError', message: 'odd' }],
		['bytes', bytes, { $kind: 'Uint8Array', base64: 'AQL6' }],
		['a buffer', bytes.buffer, { $kind: 'ArrayBuffer', base64: 'AQL6' }],
		['a text in a box', Object('boxed'), { $kind: 'String', value: 'boxed' }],
		['an object with that key', { $kind: 'Map' }, { $kind: 'Object', entries: [['$kind', 'Map']] }],
		[
			'a list of holes',
			Array(4_000_000_000),
			{ $kind: 'Array', length: 4_000_000_000, entries: [] }
		],
		[
			'a list with a name',
			Object.assign([5], { id: 'a' }),
			{
				$kind: 'Array',
				length: 1,
				entries: [
					['0', 5],
					['id', 'a']
				]
			}
		]
	])('%s', async (_, value, said) => {
		expect(await written({ id: 'a', value: [value, 1n] })).toEqual({
			id: 'a',
			value: [said, { $kind: 'bigint', value: '1' }]
		});
	});

	test('a blob with its bytes', async () => {
		const blob = new Blob([new Uint8Array(30_000).fill(255)], { type: 'image/png' });
		const said = (await written([blob])) as { base64: string }[];
		expect(said).toMatchObject([{ $kind: 'Blob', type: 'image/png', size: 30_000 }]);
		expect(Buffer.from(said[0]?.base64 ?? '', 'base64')).toEqual(Buffer.alloc(30_000, 255));
	});
});

test('a cycle and what occurs twice are named by their place', async () => {
	const inner: Record<string, unknown> = { n: 1n };
	inner['self'] = inner;
	expect(await written({ a: [inner], b: inner })).toEqual({
		a: [{ n: { $kind: 'bigint', value: '1' }, self: { $same: '$/a/0' } }],
		b: { $same: '$/a/0' }
	});
});

test('as deep as a thing may be, it is written', async () => {
	const text = await (await writeAnything(deep(200_000))).text();
	expect(text).toContain('"core"');
	expect(text.length).toBeLessThan(5_000_000);
	expect(await written(deep(500))).toEqual(deep(500));
});

test('whatever can be cloned is written as JSON, and JSON as itself', async () => {
	const anything = fc.anything({
		withBigInt: true,
		withDate: true,
		withMap: true,
		withSet: true,
		withTypedArray: true,
		withSparseArray: true,
		withBoxedValues: true
	});
	await fc.assert(
		fc.asyncProperty(anything, async (value) => {
			await written(structuredClone(value));
		}),
		{ numRuns: 300 }
	);
	await fc.assert(
		fc.asyncProperty(fc.jsonValue(), async (value) => {
			const [, back] = (await written([1n, value])) as unknown[];
			expect(back).toEqual(JSON.parse(JSON.stringify(value)));
		}),
		{ numRuns: 200 }
	);
});
