/** Made by `tools/fallback-fonts.ts`. */
declare module 'virtual:fallback-fonts' {
	/** The index of the slices, which lie beside it: its address, and what it is to the byte. */
	export const index: { readonly url: string; readonly integrity: string };
}

// pdfmake has no types for its insides.
declare module 'pdfmake/js/LayoutBuilder.js';
declare module 'pdfmake/js/Renderer.js';
declare module 'pdfmake/js/SVGMeasure.js';
