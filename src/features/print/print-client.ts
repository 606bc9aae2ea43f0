import { fontUrls as fonts } from '../../paper/pdf/font-urls.ts';
import { locale } from '../../i18n/base/words.ts';
import type { PrintedPdf, PrintJob, Stage } from '../../paper/pdf/render.ts';
import { printWorker, trustedScript } from '../../platform/trusted.ts';
import type { Answer, Order } from '../../workers/printing/messages.ts';

/** Milliseconds without a job after which the worker is stopped to free its memory. */
const idle = 90_000;

interface CurrentJob {
	readonly id: number;
	readonly job: PrintJob;
	readonly onstage: (stage: Stage) => void;
	readonly resolve: (printed: PrintedPdf) => void;
	readonly reject: (error: Error) => void;
}

/** The job was cancelled: by a newer one, by the player, or because the page was left. */
export class GivenUp extends Error {}

/**
 * Prints sheets in a worker, one at a time: a newer job replaces the one that waits, and the result of the one that
 * runs is ignored. If no worker can be started, the page does the work itself.
 */
export class PrintClient {
	#worker: Worker | undefined;
	#cannotStart = false;
	#current: CurrentJob | undefined;
	#orders = 0;
	#idling: ReturnType<typeof setTimeout> | undefined;

	/** Loads the code for printing ahead of the first sheet. */
	warmUp(): void {
		this.#send({ kind: 'warm-up', fonts });
	}

	/** @throws GivenUp if the job is cancelled */
	makePdf(
		wanted: Omit<PrintJob, 'fonts' | 'language'>,
		onstage: (stage: Stage) => void
	): Promise<PrintedPdf> {
		this.#current?.reject(new GivenUp());
		return new Promise((resolve, reject) => {
			const id = (this.#orders += 1);
			const job = { ...wanted, fonts, language: locale() };
			this.#current = { id, job, onstage, resolve, reject };
			if (!this.#send({ kind: 'print', id, job })) void this.#printHere(this.#current);
		});
	}

	/** Stops the current job at once. */
	stop(): void {
		clearTimeout(this.#idling);
		this.#current?.reject(new GivenUp());
		this.#current = undefined;
		this.#worker?.terminate();
		this.#worker = undefined;
	}

	/** @returns whether a worker took the job */
	#send(order: Order): boolean {
		this.#idle();
		if (this.#cannotStart) return false;
		this.#worker ??= this.#start();
		this.#worker?.postMessage(order);
		return this.#worker !== undefined;
	}

	/** Starts to wait for a job, unless there is one. */
	#idle(): void {
		clearTimeout(this.#idling);
		if (!this.#current) this.#idling = setTimeout(() => this.stop(), idle);
	}

	#start(): Worker | undefined {
		try {
			const worker = new Worker(trustedScript(printWorker), { type: 'module', name: 'print' });
			worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
			worker.addEventListener('error', () => this.#doWithout());
			return worker;
		} catch {
			this.#cannotStart = true;
			return undefined;
		}
	}

	/** The worker could not be loaded or started. */
	#doWithout(): void {
		this.#cannotStart = true;
		this.#worker?.terminate();
		this.#worker = undefined;
		if (this.#current) void this.#printHere(this.#current);
	}

	#hear(answer: Answer): void {
		if (answer.id !== this.#current?.id) return;
		const { onstage, resolve, reject } = this.#current;
		if (answer.kind === 'stage') {
			onstage(answer.stage);
			return;
		}
		this.#current = undefined;
		this.#idle();
		if (answer.kind === 'printed') resolve(answer.printed);
		else reject(new Error(answer.message));
	}

	async #printHere({ id, job, onstage }: CurrentJob): Promise<void> {
		try {
			await import(/* @vite-ignore */ printWorker);
			const printed = await globalThis.musterPrintSheet?.(job, onstage);
			if (printed) this.#hear({ id, kind: 'printed', printed });
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			this.#hear({ id, kind: 'failed', message });
		}
	}
}
