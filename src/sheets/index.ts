// The sheets' API but for `renderPdf`, which is imported from `pdf/render.ts` when it is wanted: it
// brings pdfmake and the fonts with it.
export {
	countStates,
	legalityOf,
	type Legality,
	type LegalityGroup,
	type LegalityReading,
	type LegalityRow,
	type RuleState
} from './legality.ts';
export { ruleLine } from './legality-text.ts';
export type * from './model.ts';
export { buildSheet } from './sheet.ts';
export { sheetText } from './text.ts';
export { eventText, planUnits, readingLine } from './wording.ts';
export { words } from './words.ts';
