/**
 * Parses the text of an object as `JSON.parse` does, but in parts: between the members of each list in it there
 * may be a pause. A large text at once would block the page for seconds.
 * @throws if it is not JSON
 */
export function* parseInParts(text: string): Generator<undefined, unknown> {
	const reader = new Reader(text);
	if (!reader.take('{')) return JSON.parse(text) as unknown;
	const entries: (readonly [string, unknown])[] = [];
	if (!reader.take('}')) {
		do {
			const key = reader.key();
			reader.expect(':');
			entries.push([key, yield* valueIn(reader)]);
		} while (reader.take(','));
		reader.expect('}');
	}
	reader.end();
	return Object.fromEntries(entries);
}

function* valueIn(reader: Reader): Generator<undefined, unknown> {
	if (!reader.take('[')) return reader.value();
	const list: unknown[] = [];
	if (reader.take(']')) return list;
	do {
		list.push(reader.value());
		yield;
	} while (reader.take(','));
	reader.expect(']');
	return list;
}

const spaces: ReadonlySet<string> = new Set(' \t\n\r');
const code = (letter: string): number => letter.charCodeAt(0);
const [quote, comma, slash] = ['"', ',', '\\'].map(code);
const opening = ['{', '['].map(code);
const closing = ['}', ']'].map(code);

/** Goes along a text; what lies between signs is left to `JSON.parse`. */
class Reader {
	readonly #text: string;
	#at = 0;

	constructor(text: string) {
		this.#text = text;
	}

	/** Goes past a sign, if it is next. */
	take(sign: string): boolean {
		this.#skip();
		const isNext = this.#text.charAt(this.#at) === sign;
		if (isNext) this.#at++;
		return isNext;
	}

	expect(sign: string): void {
		if (!this.take(sign)) throw new SyntaxError(`There is no ${sign} at ${this.#at}.`);
	}

	key(): string {
		this.expect('"');
		const start = this.#at - 1;
		this.#at = this.#endOfString(start);
		return String(JSON.parse(this.#text.slice(start, this.#at)));
	}

	value(): unknown {
		const start = this.#at;
		this.#at = this.#endOfValue(start);
		return JSON.parse(this.#text.slice(start, this.#at));
	}

	end(): void {
		this.#skip();
		if (this.#at < this.#text.length) throw new SyntaxError(`There is more at ${this.#at}.`);
	}

	#skip(): void {
		while (spaces.has(this.#text.charAt(this.#at))) this.#at++;
	}

	#endOfValue(start: number): number {
		let depth = 0;
		for (let at = start; at < this.#text.length; at++) {
			const sign = this.#text.charCodeAt(at);
			if (sign === quote) at = this.#endOfString(at) - 1;
			else if (opening.includes(sign)) depth++;
			else if (depth === 0 && (sign === comma || closing.includes(sign))) return at;
			else if (closing.includes(sign)) depth--;
		}
		return this.#text.length;
	}

	/** The place after the quote that ends the string. */
	#endOfString(start: number): number {
		for (let at = start + 1; at < this.#text.length; at++) {
			const sign = this.#text.charCodeAt(at);
			if (sign === slash) at++;
			else if (sign === quote) return at + 1;
		}
		return this.#text.length;
	}
}
