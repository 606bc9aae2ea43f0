import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const check = (files: readonly string[], json = false, explain = false) => ({
	command: 'check',
	files,
	json,
	explain
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
		[['check', '-h'], { command: 'help' }],
		[['--version'], { command: 'version' }]
	])('%j are understood', (words, options) => {
		expect(readOptions(words)).toEqual(options);
	});

	test.each([
		[[], 'Say what to do: muster check FILE…'],
		[['check'], 'Name at least one file to check, or - for standard input.'],
		[['check', '--json'], 'Name at least one file to check, or - for standard input.'],
		[['judge', 'a'], 'There is no command “judge”.'],
		[['check', '--jsn', 'a'], 'There is no option --jsn.']
	])('%j are not', (words, message) => {
		expect(readOptions(words)).toEqual({ command: 'mistake', message });
	});
});
