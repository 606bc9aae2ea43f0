// What the PDF needs without types of its own: the index that `tools/fallback-fonts.ts` makes, and pdfmake's insides.

declare module 'virtual:fallback-fonts' {
	/** The index of the slices, which lie beside it: its address, and what it is to the byte. */
	export const index: { readonly url: string; readonly integrity: string };
}

declare module 'pdfmake/js/LayoutBuilder.js';
declare module 'pdfmake/js/Renderer.js';
declare module 'pdfmake/js/SVGMeasure.js';
