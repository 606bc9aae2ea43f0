import { withAm } from '../fallback/sara-am.ts';

type Options = { readonly actual: string } | { readonly expanded: string };

/** What is used of pdfkit's documents. */
interface MarkedDocument {
	text: (this: MarkedDocument, text: string, ...rest: unknown[]) => unknown;
	addContent: (this: MarkedDocument, content: string) => unknown;
	markContent(tag: 'Span', options: Options): unknown;
	endMarkedContent(): unknown;
}

/**
 * What is said of glyphs that do not stand one for each letter, in the order of letters. Readers turn text from
 * right to left round themselves, and would turn an actual text too: there it is told to who listens only.
 */
function toldOf(text: string): Options | undefined {
	if (/[\p{sc=Thai}\p{sc=Deva}]/u.test(text)) return { actual: withAm(text) };
	if (/[\p{sc=Hebr}\p{sc=Arab}]/u.test(text)) return { expanded: text };
	return undefined;
}

/**
 * Makes pdfmake's documents say which text the glyphs of such scripts are, so that it can be found, copied and
 * read aloud. With another version of pdfkit only that is missing.
 */
export function teachActualText(document: unknown): void {
	if (!isMarked(document)) return;
	const kind = Object.getPrototypeOf(document) as MarkedDocument;
	const { text: write, addContent: add } = kind;
	let told: Options | undefined;
	kind.text = function (text, ...rest) {
		told = toldOf(text);
		return write.call(this, text, ...rest);
	};
	// Readers place such a text by where it is marked, so it is marked inside the text object.
	kind.addContent = function (content) {
		if (content === 'ET' && told) {
			told = undefined;
			this.endMarkedContent();
		}
		add.call(this, content);
		if (content === 'BT' && told) this.markContent('Span', told);
		return this;
	};
}

function isMarked(document: unknown): document is MarkedDocument {
	return (
		typeof document === 'object' &&
		document !== null &&
		['text', 'addContent', 'markContent', 'endMarkedContent'].every(
			(name) => typeof (document as Record<string, unknown>)[name] === 'function'
		)
	);
}
