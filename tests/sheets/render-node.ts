import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Sheet } from '../../src/sheets/index.ts';
import { sheetDocument } from '../../src/sheets/pdf/document.ts';
import { family, type Paper } from '../../src/sheets/pdf/style.ts';

const { resolve } = createRequire(import.meta.url);

export const fontFiles = {
	regular: resolve('@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf'),
	bold: resolve('@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf')
} as const;

/** The bytes that `renderPdf` gives in a browser, made with pdfmake's printer for Node. */
export function renderInNode(sheet: Sheet, paper: Paper): Promise<Buffer> {
	pdfmake.setUrlAccessPolicy(() => false);
	pdfmake.setLocalAccessPolicy((path) => Object.values<string>(fontFiles).includes(path));
	pdfmake.setFonts({ [family]: { normal: fontFiles.regular, bold: fontFiles.bold } });
	return pdfmake.createPdf(sheetDocument(sheet, paper)).getBuffer();
}

/** Pages of a PDF as pdfkit writes it: their dictionaries are never compressed. */
export function pageCount(pdf: Buffer): number {
	return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
