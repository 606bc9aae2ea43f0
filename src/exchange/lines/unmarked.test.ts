import { describe, expect, test } from 'vitest';
import { linesApart } from './unmarked.ts';

describe('a list that is one line is read as lines', () => {
	test.each([
		['Tin Host 2000: 4 Pikes, 2 Seers, Duke', ['Tin Host 2000', '4 Pikes', '2 Seers', 'Duke']],
		[
			'The Game, Tin Host, 2000 points: 4 Pikes, Duke',
			['The Game', 'Tin Host', '2000 points', '4 Pikes', 'Duke']
		],
		['The Game, Tin Host 2000pts – 4 Pikes', ['The Game', 'Tin Host 2000pts', '4 Pikes']],
		['Tin Host, 4 pikes, 2 seers: both old', ['Tin Host', '4 pikes', '2 seers: both old']],
		['Tin Host 2000 - 4 pikes; 2 seers', ['Tin Host 2000', '4 pikes', '2 seers']],
		['Tin Host, 4 pikes, 2 seers, and a duke.', ['Tin Host', '4 pikes', '2 seers', 'duke']],
		[
			'Tin Host, 4 pikes (shields, banner), duke',
			['Tin Host', '4 pikes (shields, banner)', 'duke']
		],
		['Tin Host, duke "Otto", 4 pikes', ['Tin Host', 'duke "Otto"', '4 pikes']],
		['\nTin Host, 4 pikes, duke\n', ['Tin Host', '4 pikes', 'duke']]
	])('%j', (text, lines) => {
		expect(linesApart(text.split('\n'))).toEqual(lines);
	});

	test.each([
		['two parts are a unit with its option', ['4 pikes, shields']],
		['several lines', ['Tin Host', '4 pikes, shields, banner']],
		['a spoiled file', ['"units":[4, 2, 1], "name": "Tin Host", 3']],
		['nothing', ['', '']]
	])('but not %s', (_, lines) => {
		expect(linesApart(lines)).toEqual(lines);
	});
});
