import type { SheetForm } from './model.ts';

/** `used`: what this roster depends on; `all`: what concerns the whole army too. */
export type Extent = 'none' | 'used' | 'all';

interface FormContent {
	/** Interpretations. `told`: those named by rows of the proof too. */
	readonly readings: 'none' | 'used' | 'told';
	/** What is not checked. */
	readonly gaps: Extent;
	/** Whether it shows profiles of units, which are in files of their own. */
	readonly profiles: boolean;
}

/** What each form shows besides the units. */
export const formContents = {
	list: { readings: 'used', gaps: 'used', profiles: false },
	reference: { readings: 'used', gaps: 'used', profiles: true },
	cards: { readings: 'none', gaps: 'none', profiles: true },
	organiser: { readings: 'told', gaps: 'all', profiles: false },
	opponent: { readings: 'used', gaps: 'used', profiles: false },
	record: { readings: 'none', gaps: 'used', profiles: false },
	legality: { readings: 'told', gaps: 'all', profiles: false }
} as const satisfies Readonly<Record<SheetForm, FormContent>>;
