import { describe, expect, test } from 'vitest';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { anEmpire, compulsory, roster } from './lists.ts';
import { useListFolder } from './list-folder.ts';

const { folder, check } = useListFolder();

async function checkAsJson(
	...files: readonly string[]
): Promise<readonly Record<string, unknown>[]> {
	return JSON.parse((await check(...files, '--json')).out) as readonly Record<string, unknown>[];
}

describe('--json', () => {
	test('prints an array with an object for a legal list', async () => {
		expect(await checkAsJson('legal.json')).toEqual([
			{
				file: 'legal.json',
				name: 'Nordland',
				system: 'warmaster',
				army: 'empire',
				size: 1000,
				points: 325,
				legal: true,
				code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/) as string,
				problems: [],
				tallies: { units: 4, breakPoint: 2 }
			}
		]);
	});

	test('has the problems of an illegal list, arithmetic where there is any', async () => {
		folder.write('short.json', anEmpire([...compulsory.slice(1), { unit: 'Griffon' }]));
		expect((await checkAsJson('short.json'))[0]?.['problems']).toEqual([
			{
				code: 'standing/alone',
				message: 'Griffon is an option. Add it to a unit that can take it.',
				source: expect.stringMatching(/^Warmaster Armies, /) as unknown,
				units: ['Griffon']
			},
			{
				code: 'count/too-few',
				message: 'Halberdiers: 0 taken, minimum 2. Add 2.',
				arithmetic: 'Per 1000 of 1000 points: minimum 2 × 1 = 2.',
				source: 'Warmaster Armies, Empire',
				units: []
			}
		]);
	});

	test('has the faults of a list that cannot be read', async () => {
		folder.write('unknown.json', anEmpire([{ unit: 'Halbediers' }]));
		const message =
			'units, 1st line: Empire has nothing called “Halbediers”. Did you mean Halberdiers?';
		expect(await checkAsJson('unknown.json', 'missing.json')).toEqual([
			{
				file: 'unknown.json',
				error: message,
				faults: [{ message, name: 'Halbediers', nearest: ['Halberdiers'] }],
				legal: false
			},
			{
				file: 'missing.json',
				error: 'There is no such file.',
				faults: [{ message: 'There is no such file.' }],
				legal: false
			}
		]);
	});

	test('has an object for each roster of an export', async () => {
		folder.write(
			'export.json',
			writeMusterFile([roster, { ...roster, name: 'Stirland', size: 300 }])
		);
		expect(
			(await checkAsJson('export.json')).map(({ file, name, legal: is }) => [file, name, is])
		).toEqual([
			['export.json', 'Ostland', true],
			['export.json', 'Stirland', false]
		]);
	});

	test('keeps the order of the files', async () => {
		const files = ['illegal.json', 'broken.json', 'legal.json'];
		expect((await checkAsJson(...files)).map(({ file }) => file)).toEqual(files);
	});
});
