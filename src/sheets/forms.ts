import type { SheetForm } from './model.ts';

/** `used`: what this roster depends on; `all`: what holds for the whole army too. */
export type Extent = 'none' | 'used' | 'all';

interface FormContent {
	/** Interpretations of the rules. `told`: what the rows of the proof name too. */
	readonly readings: 'none' | 'used' | 'told';
	/** What the army's data cannot say. */
	readonly gaps: Extent;
	/** Whether it shows profiles of units, which are kept apart from the army. */
	readonly profiles: boolean;
}

/** What each form says beside the units. */
export const formContents = {
	list: { readings: 'used', gaps: 'used', profiles: false },
	reference: { readings: 'used', gaps: 'used', profiles: true },
	cards: { readings: 'none', gaps: 'none', profiles: true },
	organiser: { readings: 'told', gaps: 'all', profiles: false },
	opponent: { readings: 'used', gaps: 'used', profiles: false },
	record: { readings: 'none', gaps: 'used', profiles: false },
	legality: { readings: 'told', gaps: 'all', profiles: false }
} as const satisfies Readonly<Record<SheetForm, FormContent>>;
