// The API of what a list says.
export {
	countStates,
	proofOf,
	proofRow,
	proofReading,
	type Proof,
	type ProofGroup,
	type ProofRow
} from './proof.ts';
export { ruleLine } from './proof.ts';
export { formatsOf, formContents, sheetGaps, textFormats, type TextFormat } from './forms.ts';
export { cardKinds } from './cards-model.ts';
export type * from './model.ts';
export { hasNotes, withoutNotes } from './private.ts';
export { outcomeOf, problemsOf, readingsOfProof } from './readings.ts';
export { sheetForms } from './model.ts';
export { shownRoster } from './opponent.ts';
export { buildSheet, type SheetExtras } from './sheet.ts';
export { eventText, readingLine } from './wording.ts';
export type { ProfileBook } from './warscrolls.ts';
export { gameSheet, playBlock } from './play.ts';
export { problemCards, reportedProblems, type ReportedProblem } from './problems.ts';
export { words } from './words.ts';
