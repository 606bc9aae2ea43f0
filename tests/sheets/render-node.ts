import type { Sheet } from '../../src/sheets/index.ts';
import { renderBook } from '../../src/sheets/pdf/render-node.ts';
import type { Paper } from '../../src/sheets/pdf/style.ts';

export { findFallbacks, fontFiles, pageCount } from '../../src/sheets/pdf/render-node.ts';

/** The bytes that `renderPdf` gives in a browser, made with pdfmake's printer for Node. */
export async function renderInNode(sheet: Sheet, paper: Paper): Promise<Buffer> {
	return (await renderBook([[sheet]], paper)).bytes;
}
