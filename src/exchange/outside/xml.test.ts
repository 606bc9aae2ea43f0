import { describe, expect, test } from 'vitest';
import { readXml } from './xml.ts';
import { timeOf } from '../../../tests/time-of.ts';

describe('XML', () => {
	test('is read with its attributes, without remarks and text', () => {
		const root = readXml(
			`<?xml version="1.0"?><!-- <a> --><list name="Tin &amp; &#x4C;ead"><unit n='1'/>text<unit n="2"></unit></list>\n`
		);
		expect(root?.attributes).toEqual({ name: 'Tin & Lead' });
		expect(root?.children.map(({ attributes }) => attributes['n'])).toEqual(['1', '2']);
	});

	test('is read though it is not quite XML', () => {
		const root = readXml('\n<?xml version="1.0"?><a name="Salt & Iron"/>');
		expect(root?.attributes).toEqual({ name: 'Salt & Iron' });
	});

	test.each([
		['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
		['crossed elements', '<a><b></a></b>'],
		['two roots', '<a/><b/>'],
		['an open element', '<a><b/>'],
		['a quotation mark too few', '<a b="c></a>'],
		['nothing', ''],
		['elements too deep', '<a>'.repeat(65) + '</a>'.repeat(65)],
		['too many elements', `<a>${'<b/>'.repeat(200_000)}</a>`]
	])('with %s is none', (_, text) => {
		expect(readXml(text)).toBeUndefined();
	});

	test('expands no entity of its own', () => {
		expect(readXml('<a b="&c; &lt;"/>')?.attributes).toEqual({ b: '&c; <' });
	});

	test('however hostile, is refused in no time', async () => {
		const time = await timeOf(1500, () => {
			for (const part of ['<', '<a ', '<a b="', '<!--', ' ', '<a b="c" ']) {
				readXml(`<a ${part.repeat(300_000)}`);
				readXml(part.repeat(300_000));
			}
		});
		expect(time).toBeLessThan(1500);
	});
});
