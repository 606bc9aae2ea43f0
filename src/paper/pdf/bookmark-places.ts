/** The internals of pdfkit's bookmarks that are used here. */
interface Outline {
	readonly document: PdfDocument;
	readonly outlineData: { readonly Dest?: unknown[] };
	addItem: (this: Outline, title: string, options?: object) => Outline;
}

interface PdfDocument {
	readonly page: { readonly height: number };
	text: (...given: [text: string, x: number, y: number, ...others: unknown[]]) => unknown;
}

/** Points above a heading that a bookmark shows too. */
const above = 6;

/**
 * Makes pdfkit's bookmarks open at the left edge and at their heading. pdfmake tells it no place, and it
 * takes the right edge at the top of the page for that.
 * @param document any document of pdfkit
 */
export function placeBookmarks(document: unknown): void {
	const outline = outlineIn(document);
	if (!outline) return;
	const kind = Object.getPrototypeOf(outline) as Outline;
	const { addItem } = kind;
	kind.addItem = function (this: Outline, ...given) {
		const item = addItem.apply(this, given);
		const { Dest: place } = item.outlineData;
		if (place?.[1] === 'XYZ') {
			place[2] = 0;
			whenDrawn(
				item.document,
				(y) => (place[3] = item.document.page.height - Math.max(0, y - above))
			);
		}
		return item;
	};
}

/** Tells how far down the next text is: pdfmake draws a heading right after its bookmark. */
function whenDrawn(document: PdfDocument, tell: (y: number) => void): void {
	const { text } = document;
	document.text = (...given) => {
		document.text = text;
		tell(given[2]);
		return text.apply(document, given);
	};
}

/** Another version of pdfkit may differ: then bookmarks open the page only. */
function outlineIn(document: unknown): Outline | undefined {
	if (typeof document !== 'object' || document === null || !('outline' in document))
		return undefined;
	const { outline } = document;
	const isOutline = typeof outline === 'object' && outline !== null && 'addItem' in outline;
	return isOutline ? (outline as Outline) : undefined;
}
