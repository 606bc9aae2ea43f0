import { replacedIn, type Replaced } from '../fallback/replaced.ts';
import type { Sheet } from '../../content/model.ts';
import { drawPdf, type Drawing } from './drawing/drawing.ts';
import type { FontUrls } from './font-urls.ts';
import type { SliceSource } from './fallback/load.ts';
import type { IndexRow } from '../index-row.ts';
import type { NameTags } from '../name-tags.ts';
import { findFallbacks, renderPdf } from './render.ts';
import type { Paper } from './base/style.ts';

/** Printed sheets: the PDF, and its pages drawn from these bytes. */
export interface Printed {
	readonly pdf: Uint8Array<ArrayBuffer>;
	readonly drawing: Drawing;
	/** What is printed otherwise than it was written. */
	readonly replaced: readonly Replaced[];
}

/** The two stages of printing: making the PDF, then drawing its pages. */
export type Stage = 'setting' | 'drawing';

/** What is to be printed, and how. */
export interface PrintJob {
	/** The sheets of each list, in this order. */
	readonly lists: readonly (readonly Sheet[])[];
	readonly paper: Paper;
	readonly fonts: FontUrls;
	/** The code of the language. */
	readonly language: string;
	/** The page before them that lists them all, if there is one. */
	readonly index?: readonly IndexRow[];
	/** Name tags, if they are printed. */
	readonly tags?: NameTags;
	/** Whether nobody looks at its pages. */
	readonly skipsPages?: boolean;
	/** The prefix for the names of the drawing's fonts, unique for each sheet on a page. */
	readonly name: string;
}

/** Pages that nobody looks at. */
const noPages: Drawing = { pages: [], fonts: [] };

export async function printSheets(
	{ lists, paper, fonts, name, index, tags, skipsPages }: PrintJob,
	source: SliceSource,
	onstage: (stage: Stage) => void
): Promise<Printed> {
	onstage('setting');
	const data = [...(index ? [index] : []), ...(tags ? [tags] : []), ...lists];
	const fallbacks = await findFallbacks(data, fonts, source);
	const pdf = await renderPdf(lists, paper, fonts, { fallbacks, index, tags });
	onstage('drawing');
	const drawing = skipsPages ? noPages : await drawPdf(pdf, name);
	return { pdf, drawing, replaced: replacedIn(data, fallbacks) };
}
