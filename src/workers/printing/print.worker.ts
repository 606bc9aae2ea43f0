import { fetchPaperWords } from '../../i18n/paper-languages.ts';
import { locale, speak } from '../../i18n/base/words.ts';
import {
	loadPdfmake,
	printSheets,
	type PrintedPdf,
	type PrintJob,
	type Stage
} from '../../paper/pdf/render.ts';
import type { Answer, Order } from './messages.ts';
import { sliceSource } from './slice-source.ts';

declare global {
	var musterPrintSheet: typeof printInLanguage | undefined;
}

type PrintOrder = Extract<Order, { kind: 'print' }>;

// Only the latest order counts; earlier ones that are still waiting are dropped.
let latest: PrintOrder | undefined;
let isWorking = false;

// If no worker can be started, the page loads this file and prints by itself. The bundler leaves a worker no
// exports, so the page finds the function on the global object.
if (typeof document === 'undefined') self.addEventListener('message', hear);
else globalThis.musterPrintSheet = printInLanguage;

function hear({ data }: MessageEvent<Order>): void {
	if (data.kind === 'print') {
		latest = data;
		void work();
	} else {
		// The next order reports the failure.
		loadPdfmake(data.fonts).catch(() => undefined);
	}
}

async function work(): Promise<void> {
	if (isWorking) return;
	isWorking = true;
	for (let order = latest; order; order = latest) {
		latest = undefined;
		await print(order);
		await nextMessages();
	}
	isWorking = false;
}

async function print({ id, job }: PrintOrder): Promise<void> {
	try {
		const printed = await printInLanguage(job, (stage) => answer({ id, kind: 'stage', stage }));
		answer({ id, kind: 'printed', printed });
	} catch (error) {
		answer({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
	}
}

/** This file has its own copy of the messages, which it switches to the page's language. */
async function printInLanguage(
	job: PrintJob,
	onstage: (stage: Stage) => void
): Promise<PrintedPdf> {
	const { language: code, fonts } = job;
	if (code !== locale()) speak({ code, words: await fetchPaperWords(code) });
	return printSheets(job, sliceSource(fonts.fallbacks), onstage);
}

function answer(answer: Answer): void {
	self.postMessage(answer);
}

/** Waits until messages that have arrived are handled. */
function nextMessages(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
