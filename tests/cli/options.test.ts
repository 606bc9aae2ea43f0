import { describe, expect, test } from 'vitest';
import { sheetForms } from '../../src/content/index.ts';
import { readOptions } from '../../src/cli/options.ts';

const check = (files: readonly string[], json = false, explain = false) => ({
	command: 'check',
	files,
	json,
	explain
});

const print = (rest: object) => ({
	command: 'print',
	files: ['a'],
	forms: ['list'],
	cardKinds: undefined,
	backs: false,
	paper: 'a4',
	as: 'pdf',
	to: { folder: '.' },
	isTwoSided: false,
	index: false,
	names: '{list}',
	url: undefined,
	event: undefined,
	force: false,
	json: false,
	partly: false,
	...rest
});

describe('the words after muster', () => {
	test.each([
		[['check', 'a'], check(['a'])],
		[['check', 'a', '-', 'b'], check(['a', '-', 'b'])],
		[['check', 'a', '--json'], check(['a'], true)],
		[['--json', 'check', 'a'], check(['a'], true)],
		[['check', '--', '--json'], check(['--json'])],
		[['check', 'a', '--explain'], check(['a'], false, true)],
		[['check', '--json', '--explain', 'a'], check(['a'], true, true)],
		[['--help'], { command: 'help' }],
		[['check', '-h'], { command: 'help', about: 'check' }],
		[['check', 'a', '--event', '-'], { ...check(['a']), event: '-' }],
		[['check', 'a', '--event=b'], { ...check(['a']), event: 'b' }],
		[['print', 'a'], print({})],
		[['print', 'a', '--form', 'all'], print({ forms: sheetForms })],
		[['print', 'a', '--form', 'Cards, list,cards'], print({ forms: ['cards', 'list'] })],
		[
			['print', 'a', '-o', 'b', '--paper', 'Letter'],
			print({ to: { folder: 'b' }, paper: 'letter' })
		],
		[
			['print', '--combined', 'b.pdf', 'a', '--force'],
			print({ to: { file: 'b.pdf' }, force: true })
		],
		[['print', 'a', '--as', 'csv'], print({ as: 'csv' })],
		[
			['print', 'a', '--index', '--names', '{table}', '--url', 'https://lists.example/'],
			print({ index: true, names: '{table}', url: 'https://lists.example/' })
		],
		[
			['print', 'a', '--form', 'cards', '--cards', 'unit,Spell', '--backs'],
			print({ forms: ['cards'], cardKinds: ['unit', 'spell'], backs: true })
		],
		[['--version'], { command: 'version' }]
	])('%j are understood', (words, options) => {
		expect(readOptions(words)).toEqual(options);
	});

	test.each([
		[
			[],
			'Say what to do: muster check FILE…, muster print FILE…, muster convert FILE… or muster event check FOLDER…'
		],
		[['check'], 'Name at least one file to check, or - for standard input.'],
		[['check', '--json'], 'Name at least one file to check, or - for standard input.'],
		[['judge', 'a'], 'There is no command “judge”.'],
		[['check', '--jsn', 'a'], 'There is no option --jsn.'],
		[['check', '--force', 'a'], 'muster check has no option --force.'],
		[['check', '--json=yes', 'a'], '--json stands by itself.'],
		[['toString', 'a'], 'There is no command “toString”.']
	])('%j are not', (words, message) => {
		expect(readOptions(words)).toEqual({ command: 'mistake', message });
	});
});
