import pdfmake from 'pdfmake';
import * as layoutBuilder from 'pdfmake/js/LayoutBuilder.js';
import * as renderer from 'pdfmake/js/Renderer.js';
import * as svgMeasure from 'pdfmake/js/SVGMeasure.js';
import type { Content } from 'pdfmake/interfaces';

// pdfmake for Node, with its insides that lay out and paint: the command's bundle has all of it in one file. See
// docs/decisions/pdf-documents.md.

/** Lays content out on pages, with the fonts of a document. */
interface LayoutBuilder {
	layoutDocument(
		content: readonly Content[],
		document: unknown,
		styles: object,
		defaultStyle: object
	): readonly unknown[];
}
type LayoutBuilderClass = new (
	pageSize: { readonly width: number; readonly height: number },
	margins: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
	measure: object
) => LayoutBuilder;
type RendererClass = new (document: unknown) => { renderPages(pages: readonly unknown[]): void };

/** A class of pdfmake, whose modules are in another form in Node than in a bundle. */
function classOf(module: unknown): unknown {
	const { default: found } = module as { readonly default: unknown };
	return typeof found === 'function' ? found : (found as { readonly default: unknown }).default;
}

const Builder = classOf(layoutBuilder) as LayoutBuilderClass;
const Renderer = classOf(renderer) as RendererClass;
const SvgMeasure = classOf(svgMeasure) as new () => object;

/** What content is painted on. */
interface Place {
	readonly size: { readonly width: number; readonly height: number };
	readonly margins: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
	readonly style: object;
}

/** pdfmake for Node, and what it does not offer: more content painted on a document that it made. */
export interface PdfmakeParts {
	readonly pdfmake: typeof pdfmake;
	readonly paint: (document: unknown, content: readonly Content[], place: Place) => void;
}

export const parts: PdfmakeParts = {
	pdfmake,
	paint: (document, content, { size, margins, style }) => {
		const builder = new Builder(size, margins, new SvgMeasure());
		new Renderer(document).renderPages(builder.layoutDocument(content, document, {}, style));
	}
};
