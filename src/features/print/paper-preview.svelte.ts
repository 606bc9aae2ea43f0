import { tick } from 'svelte';
import type { Sheet } from '../../content/index.ts';
import type { Drawing } from '../../paper/pdf/drawing/drawing.ts';
import type { PrintedPdf, Stage } from '../../paper/pdf/render.ts';
import type { Paper } from '../../paper/pdf/base/style.ts';
import { messageOf } from '../../platform/message-of.ts';
import { GivenUp, PrintClient } from './print-client.ts';

/** Milliseconds. A shorter wait is not shown. */
const short = 400;

/** The state of the print page: the pages of a sheet, their PDF, and the progress of the next sheet. */
export class PaperPreview {
	readonly #client = new PrintClient();
	#letFontsGo: (() => void) | undefined;
	#slow: ReturnType<typeof setTimeout> | undefined;
	#loading = new AbortController();
	#asked = 0;

	made = $state.raw<PrintedPdf>();
	/** The sheets and paper on the screen. */
	shown = $state.raw<{ readonly sheets: readonly Sheet[]; readonly paper: Paper }>();
	stage = $state.raw<Stage | 'loading'>();
	/** Whether the wait has become long enough to be shown. */
	isSlow = $state(false);
	failure = $state<string>();
	/** Whether the player has cancelled printing. */
	isCancelled = $state(false);

	warmUp(): void {
		this.#client.warmUp();
	}

	/**
	 * Prints sheets. The former ones stay on the screen until they are ready.
	 * @param lists the sheets of each list, if they are of several
	 */
	async show(
		sheets: readonly Sheet[],
		paper: Paper,
		lists: readonly (readonly Sheet[])[] = [sheets]
	): Promise<void> {
		const order = (this.#asked += 1);
		this.#begin('setting');
		try {
			const job = { lists, paper, name: `sheet-${order}` };
			const printed = await this.#client.makePdf(job, (stage) => (this.stage = stage));
			const letFontsGo = await addFonts(printed.drawing);
			if (order !== this.#asked) {
				letFontsGo();
				return;
			}
			this.made = printed;
			this.shown = { sheets, paper };
			await this.#changeFonts(letFontsGo);
		} catch (error) {
			if (!(error instanceof GivenUp) && order === this.#asked) this.failure = messageOf(error);
		} finally {
			if (order === this.#asked) this.#end();
		}
	}

	/**
	 * Waits until the contents of the sheet are loaded.
	 * @param load takes over nothing after its signal
	 */
	async wait(load: (signal: AbortSignal) => Promise<void>): Promise<void> {
		const order = (this.#asked += 1);
		this.#begin('loading');
		try {
			await load(this.#loading.signal);
		} catch (error) {
			if (order !== this.#asked) return;
			this.failure = messageOf(error);
			this.#end();
		}
	}

	cancel(): void {
		this.#stop();
		this.isCancelled = true;
		this.#end();
	}

	/** Stops when the page is left. */
	close(): void {
		this.#stop();
		clearTimeout(this.#slow);
		this.#letFontsGo?.();
	}

	#stop(): void {
		this.#asked += 1;
		this.#client.stop();
		this.#loading.abort();
		this.#loading = new AbortController();
	}

	#begin(stage: Stage | 'loading'): void {
		this.failure = undefined;
		this.isCancelled = false;
		this.stage = stage;
		this.#slow ??= setTimeout(() => (this.isSlow = true), short);
	}

	#end(): void {
		clearTimeout(this.#slow);
		this.#slow = undefined;
		this.stage = undefined;
		this.isSlow = false;
	}

	/** The old pages need their fonts until the new ones are shown. */
	async #changeFonts(letFontsGo: () => void): Promise<void> {
		const letOldGo = this.#letFontsGo;
		this.#letFontsGo = letFontsGo;
		await tick();
		letOldGo?.();
	}
}

/**
 * Loads the fonts of a drawing into the page.
 * @returns a function that removes them
 */
async function addFonts({ fonts }: Drawing): Promise<() => void> {
	const faces = fonts.map(({ name, file }) => new FontFace(name, new Uint8Array(file)));
	await Promise.all(faces.map((face) => face.load()));
	for (const face of faces) document.fonts.add(face);
	return () => faces.forEach((face) => document.fonts.delete(face));
}
