import { describe, expect, test } from 'vitest';
import { editDistance, nearestNames } from './names.ts';

describe('the nearest names', () => {
	const things = ['Halberdiers', 'Handgunners', 'Hero', 'Steam Tank', 'War Altar'].map((name) => ({
		id: name.toLowerCase(),
		name
	}));

	test.each([
		['', '', 0],
		['', 'abc', 3],
		['hero', 'hero', 0],
		['hero', 'hera', 1],
		['hero', 'heo', 1],
		['hero', 'heroo', 1],
		['hero', 'hreo', 1],
		['hero', 'ehor', 2],
		['kitten', 'sitting', 3]
	])('from “%s” to “%s” it is %i steps', (one, other, steps) => {
		expect(editDistance(one, other)).toBe(steps);
		expect(editDistance(other, one)).toBe(steps);
	});

	test.each([
		['Halbediers', ['Halberdiers']],
		['handguners', ['Handgunners']],
		['Tank', ['Steam Tank']],
		['eam', []],
		['Steam', ['Steam Tank']],
		['Steam Tank of Nuln', ['Steam Tank']],
		['Hreo', ['Hero']],
		['Hxxo', []],
		['Dragon', []],
		['', []]
	])('for “%s”: %j', (name, nearest) => {
		expect(nearestNames(name, things)).toEqual(nearest);
	});

	test('there are three at most, the nearest first, none twice', () => {
		const names = ['Rod aaaa', 'Rod a', 'Rod aa', 'Rod a', 'Rod aaa'];
		const rods = names.map((name, at) => ({ id: `r${at}`, name }));
		expect(nearestNames('Rod', rods)).toEqual(['Rod a', 'Rod aa', 'Rod aaa']);
	});

	test('an alias leads to the printed name', () => {
		const slann = { id: 'slann', name: 'Mage Palanquin', aliases: ['Slann'] };
		expect(nearestNames('Slan', [slann])).toEqual(['Mage Palanquin']);
	});
});
