// The sheets' API but for `renderPdf`, which is imported from `pdf/render.ts` when it is wanted: it
// brings pdfmake and the fonts with it.
export {
	countStates,
	legalityOf,
	type Legality,
	type LegalityGroup,
	type LegalityRow
} from './legality.ts';
export { ruleLine } from './legality-text.ts';
export type * from './model.ts';
export { buildSheet } from './sheet.ts';
export { sheetText } from './text.ts';
export {
	choiceText,
	countText,
	eventText,
	gameName,
	gapsLine,
	groupName,
	groupSum,
	holdsText,
	kitOf,
	lineName,
	optionText,
	planUnits,
	rankText,
	readingLine,
	shareText,
	spentText,
	tallyValue
} from './wording.ts';
export type { ProfileBook } from './warscrolls.ts';
export { words } from './words.ts';
