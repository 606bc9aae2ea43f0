import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recognise } from '../../src/exchange/index.ts';
import { readPacks, readSamples } from '../../tools/packs.ts';
import { schemaFolder, schemas } from '../../tools/schemas/files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const data = join(root, 'data');

function readJson(path: string): Readonly<Record<string, unknown>> {
	return JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
}

describe('the JSON Schemas', () => {
	const all = Object.entries(schemas());

	test.each(all)('of a file "%s" is as `npm run schemas` writes it', (kind, schema) => {
		expect(readJson(join(schemaFolder, `${kind}.schema.json`))).toEqual(schema);
	});

	test('name themselves with the version of the format', () => {
		const { formatVersion } = readJson(join(data, 'warmaster/system.json'));
		expect(schemas().army['$id']).toBe(`muster:/schemas/${String(formatVersion)}/army.schema.json`);
	});

	test('say what zod checks with code of ours', () => {
		const { Requires, Exclusive, Text } = schemas().army.$defs ?? {};
		expect(Requires).toMatchObject({ oneOf: [{ required: ['needs'] }, { required: ['forbids'] }] });
		expect(Exclusive).toMatchObject({ anyOf: [{ required: ['min'] }, { required: ['max'] }] });
		expect(Text?.['pattern']).toBe(String.raw`^\S([\s\S]*\S)?$`);
	});

	test('explain a field as the source does', () => {
		const { Entry } = schemas().army.$defs ?? {};
		expect(Entry?.properties?.['starts']?.description).toBe(
			'Options that a new unit of this entry starts with.'
		);
	});
});

describe('the files in data', () => {
	const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.json'))
		.map((path) => join(data, path));

	test('name the schema of their kind', () => {
		const beside: Readonly<Record<string, string>> = {
			'system.json': 'system',
			'sample.json': 'list'
		};
		const folders: Readonly<Record<string, string>> = {
			effects: 'effects',
			play: 'play',
			profiles: 'profiles',
			shared: 'shared',
			text: 'sentences',
			names: 'names'
		};
		const others = files.filter((path) => {
			const folder = basename(dirname(path));
			const kind = folders[folder] ?? beside[basename(path)] ?? 'army';
			const named = join(dirname(path), String(readJson(path)['$schema']));
			return named !== join(schemaFolder, `${kind}.schema.json`) || !existsSync(named);
		});
		expect(others).toEqual([]);
	});

	test('ship without its name', () => {
		const shipped = JSON.stringify([
			readPacks(data).map((pack) => [...pack.files]),
			readSamples(data)
		]);
		expect(shipped).not.toContain('"$schema"');
	});
});

describe('a file that names its schema', () => {
	const event = { eventPack: 1, name: 'Open', system: 'Warmaster', date: '2026-12-05' };
	const list = { system: 'Warmaster', army: 'Empire', size: 1000, units: [{ unit: 'General' }] };
	const named = <T extends object>(file: T) => ({ $schema: './x.schema.json', ...file });
	const read = (file: object) => recognise(JSON.stringify(file));

	test.each([
		['an event pack', named(event), event],
		['a list', named(list), list],
		['a list with an event', named({ ...list, event: named(event) }), { ...list, event }]
	])('is read like one that does not: %s', (_, file, bare) => {
		expect(read(bare).kind).not.toBe('unreadable');
		expect(read(file)).toEqual(read(bare));
	});
});
