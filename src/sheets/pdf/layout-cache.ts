/** As much of a glyph as pdfkit asks for. */
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

/** A font inside a document of pdfkit, as far as we look into it. */
interface EmbeddedFont {
	readonly name: string;
	layoutRun: (
		this: EmbeddedFont,
		text: string,
		features?: readonly string[] | Readonly<Record<string, boolean>>
	) => LaidOut;
}

/** Words of some armies; then it begins anew, so that it never grows without end. */
const most = 20_000;

/**
 * Makes a font of pdfkit, and every other of its kind, remember how it set a word. A sheet asks for each
 * word three or four times, and fontkit's shaping is most of the time a sheet takes; pdfkit's own memory
 * is not used where font features are.
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
		// The glyphs themselves would keep the font of every document in memory.
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

/** A later pdfkit may be made otherwise: then sheets only take longer. */
function isEmbeddedFont(font: unknown): font is EmbeddedFont {
	return typeof font === 'object' && font !== null && 'layoutRun' in font && 'name' in font;
}
