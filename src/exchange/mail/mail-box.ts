/** The most bytes of a mail with what is attached to it. */
export const maxMail = 32 * 1024 * 1024;

const feed = 0x0a;
/** "From anna@example.org Fri Nov 20 18:00:00 2026", "From - Fri, 20 Nov …". */
const separator = /^From (?:\S+@\S+|-|\S+ +\w{3},? .*\d\d:\d\d)/;
const escaped = /^>+From /;

/** Whether bytes begin like a file of many mails. */
export function isMailBox(bytes: Uint8Array): boolean {
	return separator.test(ascii(bytes.subarray(0, 200)));
}

/**
 * The mails of a mailbox, one at a time, whatever its size; one that is too big is undefined. A mail begins at a line
 * "From …" below a blank one.
 */
export async function* mailsIn(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
): AsyncGenerator<Uint8Array<ArrayBuffer> | undefined> {
	const mail = new Mail();
	let isBelowBlank = true;
	for await (const line of linesIn(chunks)) {
		const start = line.length > 5 && line[0] !== undefined && line[0] <= 0x46 ? begin(line) : '';
		if (isBelowBlank && separator.test(start)) {
			if (mail.isBegun) yield mail.take();
			mail.isBegun = true;
		} else mail.add(escaped.test(start) ? line.subarray(1) : line);
		isBelowBlank = line.every((byte) => byte === feed || byte === 0x0d);
	}
	if (mail.isBegun) yield mail.take();
}

function begin(line: Uint8Array): string {
	return ascii(line.subarray(0, 200));
}

function ascii(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes);
}

/** The lines of a mail as they come. */
class Mail {
	isBegun = false;
	#lines: Uint8Array[] = [];
	#length = 0;

	add(line: Uint8Array): void {
		this.#length += line.length;
		if (this.#length <= maxMail) this.#lines.push(line);
		else this.#lines = [];
	}

	/** All of it; undefined if it is too big. Then the next one begins. */
	take(): Uint8Array<ArrayBuffer> | undefined {
		const whole = this.#length <= maxMail ? joined(this.#lines, this.#length) : undefined;
		this.#lines = [];
		this.#length = 0;
		return whole;
	}
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

/** Lines with their ends. One that is longer than a mail may be is cut. */
async function* linesIn(
	chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
): AsyncGenerator<Uint8Array> {
	let rest: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of chunks) {
		let start = 0;
		for (;;) {
			const end = chunk.indexOf(feed, start);
			if (end === -1) break;
			const line = chunk.subarray(start, end + 1);
			yield length === 0 ? line : joined([...rest, line], length + line.length);
			rest = [];
			length = 0;
			start = end + 1;
		}
		const left = chunk.slice(start);
		length += left.length;
		if (left.length > 0) rest.push(left);
		if (length > maxMail) {
			yield joined(rest, length);
			rest = [];
			length = 0;
		}
	}
	if (length > 0) yield joined(rest, length);
}
