import { printable } from '../outcome.ts';

/** Where progress is shown: a terminal, or a file of messages. */
export interface Screen {
	write(text: string): unknown;
	readonly isTTY?: boolean;
	readonly columns?: number;
}

/** Says how far the work is: on a terminal in one line that is written over, elsewhere in a line a list. */
export class Progress {
	readonly #screen: Screen;

	constructor(screen: Screen = process.stderr) {
		this.#screen = screen;
	}

	/** The item in progress; shown on a terminal only. */
	begin(text: string): void {
		const { isTTY, columns = 80 } = this.#screen;
		if (!isTTY) return;
		const line = Array.from(printable(text)).slice(0, Math.max(1, columns - 1));
		this.#screen.write(`\r\u001b[K${line.join('')}`);
	}

	/** Progress so far; a terminal shows the next item instead. */
	done(text: string): void {
		if (!this.#screen.isTTY) this.line(text);
	}

	/** A line that stays. */
	line(text: string): void {
		this.#screen.write(`${this.#screen.isTTY ? '\r\u001b[K' : ''}${printable(text)}\n`);
	}
}
