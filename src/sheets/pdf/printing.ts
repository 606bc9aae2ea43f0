import type { Sheet } from '../model.ts';
import { drawPdf, type Drawing } from './drawing/drawing.ts';
import type { FontUrls } from './font-urls.ts';
import { renderPdf } from './render.ts';
import type { Paper } from './style.ts';

/** A sheet as it is printed: the PDF, and its pages drawn from these bytes. */
export interface Printed {
	readonly pdf: Uint8Array<ArrayBuffer>;
	readonly drawing: Drawing;
}

/** What a sheet is waited for: its PDF is made, then its pages are drawn. */
export type Stage = 'setting' | 'drawing';

/** What is to be printed, and how. */
export interface PrintJob {
	readonly sheet: Sheet;
	readonly paper: Paper;
	readonly fonts: FontUrls;
	/** The language of the page, by its code. */
	readonly language: string;
	/** What the names of the drawing's fonts begin with: another one for each sheet on a page. */
	readonly name: string;
}

export async function printSheet(
	{ sheet, paper, fonts, name }: PrintJob,
	onstage: (stage: Stage) => void
): Promise<Printed> {
	onstage('setting');
	const pdf = await renderPdf(sheet, paper, fonts);
	onstage('drawing');
	return { pdf, drawing: await drawPdf(pdf, name) };
}
