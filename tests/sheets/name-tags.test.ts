import { describe, expect, test } from 'vitest';
import { papers, type Paper } from '../../src/paper/pdf/base/style.ts';
import { pdfDocument } from '../../src/paper/pdf/document.ts';
import type { NameTag } from '../../src/paper/index.ts';
import { overlapsOf } from './faults.ts';
import { laidOutDocument } from './laid-out.ts';

const anna: NameTag = {
	name: 'Anna Berg',
	club: 'Kiel Wargamers',
	team: 'North',
	army: 'Empire',
	table: '4',
	number: '17'
};
const longest: NameTag = {
	name: 'Maximiliane-Theodora von und zu Hohenschönhausen-Oberbergedorf the Younger, of Kiel',
	club: 'The most honourable and ancient wargaming society of the town of Kiel at the sea',
	army: 'An army whose name has more letters than there is room for in a line of a tag',
	table: '4'
};
const tags = (count: number, one: NameTag = anna) => ({
	event: 'Northern Open',
	date: '2026-12-05',
	tags: Array.from({ length: count }, () => one)
});
const none = { left: 0, top: 0, right: 0, bottom: 0 };
const laid = (of: ReturnType<typeof tags>, paper: Paper = 'a4') =>
	laidOutDocument(pdfDocument([], paper, { nameTags: of }), paper, none);
const textOf = ({ boxes }: ReturnType<typeof laid>): string =>
	boxes.map(({ text }) => text).join('');

describe('name tags', () => {
	test.each([
		['a4', 10],
		['letter', 8]
	] as const)('on %s stand %i to a page', (paper, count) => {
		expect(laid(tags(count), paper).pages).toBe(1);
		expect(laid(tags(count + 1), paper).pages).toBe(2);
	});

	test('say who sits where with what', () => {
		const text = textOf(laid(tags(1)));
		for (const said of [
			'Northern Open',
			'Anna Berg',
			'Kiel Wargamers · North',
			'Empire',
			'Table 4 · No. 17'
		])
			expect(text).toContain(said);
	});

	test('say no more than is known', () => {
		const text = textOf(laid(tags(1, { name: 'Bert' })));
		expect(text).toBe('Northern OpenBert');
	});

	test.each([anna, longest])('keep to their own paper: $name', (one) => {
		const page = laid(tags(10, one));
		expect(page.pages).toBe(1);
		expect(overlapsOf(page)).toEqual([]);
		const { width, height } = papers.a4;
		for (const { x, y, width: wide, text } of page.boxes) {
			const isLeft = x < width / 2;
			expect(x + wide, text).toBeLessThan(isLeft ? width / 2 - 8 : width - 40);
			expect(y, text).toBeLessThan(height - 38);
		}
	});
});
