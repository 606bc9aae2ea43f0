import { terminalSafe } from './outcome.ts';

/** Where progress is shown: a terminal or a log. */
export interface Screen {
	write(text: string): unknown;
	readonly isTTY?: boolean;
	readonly columns?: number;
}

/** Reports progress: on a terminal in one line that is overwritten, elsewhere in a line per list. */
export class Progress {
	readonly #screen: Screen;

	constructor(screen: Screen = process.stderr) {
		this.#screen = screen;
	}

	/** The item in progress; shown on a terminal only. */
	begin(text: string): void {
		const { isTTY, columns = 80 } = this.#screen;
		if (!isTTY) return;
		const line = Array.from(terminalSafe(text)).slice(0, Math.max(1, columns - 1));
		this.#screen.write(`\r\u001b[K${line.join('')}`);
	}

	/** A finished item; a terminal shows the next one instead. */
	done(text: string): void {
		if (!this.#screen.isTTY) this.line(text);
	}

	/** A line that is not overwritten. */
	line(text: string): void {
		this.#screen.write(`${this.#screen.isTTY ? '\r\u001b[K' : ''}${terminalSafe(text)}\n`);
	}
}
