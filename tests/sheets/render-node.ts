import type { Sheet } from '../../src/content/index.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import type { Paper } from '../../src/paper/pdf/base/style.ts';

export { findFallbacks, fontFiles, pageCount } from '../../src/paper/pdf/render-node.ts';

/** The bytes that `renderPdf` gives in a browser, made with pdfmake's printer for Node. */
export async function renderInNode(sheet: Sheet, paper: Paper): Promise<Buffer> {
	return (await renderPdfInNode([[sheet]], paper)).bytes;
}
