import pdfmake from 'pdfmake';
import * as layoutBuilder from 'pdfmake/js/LayoutBuilder.js';
import * as renderer from 'pdfmake/js/Renderer.js';
import * as svgMeasure from 'pdfmake/js/SVGMeasure.js';
import type { Content } from 'pdfmake/interfaces';

// What is used of pdfmake's insides; see docs/decisions/pdf-documents.md.

/** Lays content out on pages, with the fonts of a document. */
interface LayoutBuilder {
	registerTableLayouts(layouts: object): void;
	layoutDocument(
		content: readonly Content[],
		document: unknown,
		styles: object,
		defaultStyle: object
	): readonly unknown[];
}

interface Renderer {
	renderPages(pages: readonly unknown[]): void;
}

/** pdfmake for Node, with what lays out and paints: the command's bundle has all of it in one file. */
export interface PdfmakeParts {
	readonly pdfmake: typeof pdfmake;
	readonly LayoutBuilder: new (
		pageSize: { readonly width: number; readonly height: number },
		margins: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
		measure: object
	) => LayoutBuilder;
	readonly Renderer: new (document: unknown) => Renderer;
	readonly SVGMeasure: new () => object;
}

/** A class of pdfmake, whose modules are in another form in Node than in a bundle. */
function classOf(module: unknown): unknown {
	const { default: found } = module as { readonly default: unknown };
	return typeof found === 'function' ? found : (found as { readonly default: unknown }).default;
}

export const parts: PdfmakeParts = {
	pdfmake,
	LayoutBuilder: classOf(layoutBuilder) as PdfmakeParts['LayoutBuilder'],
	Renderer: classOf(renderer) as PdfmakeParts['Renderer'],
	SVGMeasure: classOf(svgMeasure) as PdfmakeParts['SVGMeasure']
};
