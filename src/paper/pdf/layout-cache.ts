/** The properties of a glyph that pdfkit needs. */
interface Glyph {
	readonly id: number;
	readonly advanceWidth: number;
	readonly codePoints: readonly number[];
}

/** pdfkit's layout of a word in a font; immutable. */
interface LaidOut {
	readonly glyphs: readonly Glyph[];
	readonly positions: unknown;
	readonly advanceWidth: number;
}

/** The internals of pdfkit's embedded fonts that are used here. */
interface EmbeddedFont {
	readonly name: string;
	layoutRun: (
		this: EmbeddedFont,
		text: string,
		features?: readonly string[] | Readonly<Record<string, boolean>>
	) => LaidOut;
}

/** Enough for several armies; then the cache is emptied, so that it cannot grow without end. */
const most = 10_000;

/**
 * Makes pdfkit's fonts cache the layout of each word. A sheet measures each word three or four times, and
 * shaping takes most of its time; pdfkit's own cache is not used with font features.
 */
export function rememberLayouts(font: unknown): void {
	if (!isEmbeddedFont(font)) return;
	const kind = Object.getPrototypeOf(font) as EmbeddedFont;
	const { layoutRun } = kind;
	const remembered = new Map<string, LaidOut>();
	kind.layoutRun = function (this: EmbeddedFont, text, features) {
		const key = `${this.name}\n${JSON.stringify(features)}\n${text}`;
		const known = remembered.get(key);
		if (known) return known;
		const { glyphs, positions, advanceWidth } = layoutRun.call(this, text, features);
		if (remembered.size >= most) remembered.clear();
		// The glyph objects themselves would keep the fonts of each document in memory.
		const plain = glyphs.map(({ id, advanceWidth, codePoints }) => ({
			id,
			advanceWidth,
			codePoints
		}));
		const laidOut = { glyphs: plain, positions, advanceWidth };
		remembered.set(key, laidOut);
		return laidOut;
	};
}

/** Another version of pdfkit may differ: then sheets only take longer. */
function isEmbeddedFont(font: unknown): font is EmbeddedFont {
	return typeof font === 'object' && font !== null && 'layoutRun' in font && 'name' in font;
}
