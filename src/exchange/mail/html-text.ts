/** The names of U+00A0 to U+00FF, in their order. */
const latin =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
		' '
	);

const entities = new Map<string, string>([
	...latin.map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
	...Object.entries({
		amp: '&',
		lt: '<',
		gt: '>',
		quot: '"',
		apos: "'",
		ndash: '–',
		mdash: '—',
		lsquo: '‘',
		rsquo: '’',
		sbquo: '‚',
		ldquo: '“',
		rdquo: '”',
		bdquo: '„',
		bull: '•',
		hellip: '…',
		euro: '€'
	})
]);

/** What begins a line of its own. */
const blocks = new Set(
	'address article blockquote div dl dt dd fieldset footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody tr ul'.split(
		' '
	)
);
const struck = new Set(['s', 'strike', 'del']);
/** What nobody sees. */
const unseen = new Set(['head', 'script', 'style', 'title']);
const ruled = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);

/** The lines of a page in HTML: items have a bullet, cells a gap between them, and what is quoted "> " before it. */
export function htmlText(html: string): string {
	const page = new Page();
	let at = 0;
	while (at < html.length) {
		const open = html.indexOf('<', at);
		page.write(html.slice(at, open === -1 ? undefined : open));
		if (open === -1) break;
		const isComment = html.startsWith('<!--', open);
		const close = html.indexOf(isComment ? '-->' : '>', open);
		if (close === -1) break;
		if (!isComment) page.take(html.slice(open + 1, close));
		at = close + (isComment ? 3 : 1);
	}
	return page.text();
}

/** The lines of a page as far as it was read. */
class Page {
	readonly #lines: string[] = [];
	#line = '';
	#quotes = 0;
	#lists = 0;
	#hidden: string | undefined;
	#isStruck = false;
	#isWritten = false;

	/** @param source as it stands in the page */
	write(source: string): void {
		if (this.#hidden !== undefined || source === '') return;
		const text = decoded(this.#isWritten ? source : source.replace(/\s+/g, ' '));
		const [first = '', ...others] = text.split('\n');
		this.#line += this.#line === '' && !this.#isWritten ? first.trimStart() : first;
		for (const line of others) {
			this.#end();
			this.#line = line;
		}
	}

	/** @param tag what stands between its brackets */
	take(tag: string): void {
		const [, slash = '', word = ''] = /^(\/?)\s*([a-z][a-z0-9]*)/i.exec(tag) ?? [];
		const name = word.toLowerCase();
		const isEnd = slash !== '';
		if (this.#hidden !== undefined) {
			if (isEnd && name === this.#hidden) this.#hidden = undefined;
			return;
		}
		if (unseen.has(name)) this.#hidden = isEnd ? undefined : name;
		else if (name === 'br') this.#end();
		else if (name === 'td' || name === 'th') this.#line += isEnd ? '    ' : '';
		else if (struck.has(name)) this.#strike(!isEnd);
		else if (blocks.has(name)) this.#block(name, isEnd);
	}

	text(): string {
		this.#finish();
		return this.#lines
			.join('\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim();
	}

	#block(name: string, isEnd: boolean): void {
		this.#finish();
		const step = isEnd ? -1 : 1;
		if (ruled.has(name) && this.#lists === 0 && this.#lines.at(-1) !== '') this.#end();
		if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes + step);
		if (name === 'ul' || name === 'ol') this.#lists = Math.max(0, this.#lists + step);
		if (name === 'pre') this.#isWritten = !isEnd;
		if (name === 'li' && !isEnd) this.#line = `${'  '.repeat(Math.min(this.#lists, 9))}• `;
	}

	/** What is struck through has the marks of a chat, in each of its lines. */
	#strike(isStruck: boolean): void {
		if (isStruck === this.#isStruck) return;
		this.#isStruck = isStruck;
		this.#line += '~~';
	}

	#finish(): void {
		if (this.#line.trim() !== (this.#isStruck ? '~~' : '')) this.#end();
		else this.#line = this.#isStruck ? '~~' : '';
	}

	#end(): void {
		// By its space alone two dashes begin a signature.
		const words = this.#line === '-- ' ? this.#line : this.#line.trimEnd();
		const line = `${words}${this.#isStruck ? '~~' : ''}`.replace(/~~\s*~~/g, '');
		this.#lines.push(this.#quotes > 0 ? `${'> '.repeat(Math.min(this.#quotes, 9))}${line}` : line);
		this.#line = this.#isStruck ? '~~' : '';
	}
}

function decoded(source: string): string {
	return source
		.replace(
			/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}\d?));?/gi,
			(whole, decimal?: string, hex?: string, name?: string) => {
				if (name !== undefined) return entities.get(name) ?? whole;
				const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
				return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
			}
		)
		.replaceAll('\u00A0', ' ');
}
