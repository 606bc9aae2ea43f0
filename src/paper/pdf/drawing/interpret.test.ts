import { describe, expect, test } from 'vitest';
import { drawPage, operationsOf } from './interpret.ts';

const height = 800;

function marksOf(content: string): readonly unknown[] {
	return drawPage(operationsOf(content), 600, height).marks;
}

describe('what a page shows', () => {
	test('text stands where it was put, from above, with the kerning of its font size', () => {
		const content =
			'q\n1 0 0 -1 0 800 cm\n1 0 0 -1 0 800 cm\nBT\n1 0 0 1 42 700.5 Tm\n/F2 10 Tf\n0.5 Tc\n[<00010002> 80 <000a> 0] TJ\nET\nQ';
		expect(marksOf(content)).toEqual([
			{
				kind: 'text',
				font: 'F2',
				size: 10,
				colour: '#000000',
				spacing: 0.5,
				x: 42,
				y: 99.5,
				runs: [
					{ moved: 0, glyphs: [1, 2] },
					{ moved: -0.8, glyphs: [10] }
				]
			}
		]);
	});

	test('text that does not stand upright says how it is turned', () => {
		const turned = 'BT\n0 1 -1 0 300 400 Tm\n/F1 8 Tf\n<0001> Tj\nET';
		expect(marksOf(turned)).toMatchObject([{ turned: [0, -1, 1, 0, 300, 400] }]);
	});

	test('lines and boxes have the look that holds when they are painted', () => {
		const content =
			'1 0 0 -1 0 800 cm\n0.25 w\n[3 1] 0 d\n1 J\n/DeviceRGB CS\n0.2 0.4 1 SCN\n10 20 m\n90 20 l\nS\nq\n0.5 g\n5 6 10 20 re\nf\nQ\n5 6 m\n7 8 9 10 11 12 c\nh\nf*';
		expect(marksOf(content)).toEqual([
			{
				kind: 'path',
				path: 'M10 20L90 20',
				stroke: { colour: '#3366ff', width: 0.25, cap: 1, join: 0, dash: [3, 1] }
			},
			{
				kind: 'path',
				path: 'M5 6L15 6L15 26L5 26Z',
				fill: { colour: '#808080', isEvenOdd: false }
			},
			{ kind: 'path', path: 'M5 6C7 8 9 10 11 12Z', fill: { colour: '#000000', isEvenOdd: true } }
		]);
	});

	test('a scale of the page holds for lines and their width', () => {
		expect(marksOf('2 0 0 2 10 10 cm\n3 w\n0 0 m\n5 0 l\nS')).toMatchObject([
			{ path: 'M10 790L20 790', stroke: { width: 6 } }
		]);
	});

	test('glyphs say what the file says that they are, once', () => {
		const content =
			'/P <</MCID 0>> BDC\nBT\n/Span <<\n/ActualText (\u00fe\u00ff\u0009\\(\u0009M)\n>> BDC\n/F1 8 Tf\n<0001> Tj\n<0002> Tj\nEMC\n<0003> Tj\nET\nEMC';
		expect(marksOf(content)).toMatchObject([{ actual: '\u0928\u094d' }, { actual: '' }, {}]);
		expect(marksOf(content)[2]).not.toHaveProperty('actual');
	});

	test('nothing is drawn of a path that is only let go, or of paint without a path', () => {
		expect(marksOf('0 0 10 10 re\nn\nf')).toEqual([]);
	});

	test('what is not known is named, each once', () => {
		const { unknown } = drawPage(operationsOf('q\n0 0 1 1 re\nW*\nn\n/Im1 Do\n/Im2 Do\nQ'), 10, 10);
		expect(unknown).toEqual(['W*', 'Do']);
	});
});
