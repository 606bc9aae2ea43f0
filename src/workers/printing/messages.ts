import type { FontUrls } from '../../paper/pdf/font-urls.ts';
import type { PrintedPdf, PrintJob, Stage } from '../../paper/pdf/render.ts';

/** What the page sends to the printing worker. */
export type Order =
	| { readonly kind: 'warm-up'; readonly fonts: FontUrls }
	| { readonly kind: 'print'; readonly id: number; readonly job: PrintJob };

/** The worker's answer to the order with this id. */
export type Answer = { readonly id: number } & (
	| { readonly kind: 'stage'; readonly stage: Stage }
	| { readonly kind: 'printed'; readonly printed: PrintedPdf }
	| { readonly kind: 'failed'; readonly message: string }
);
