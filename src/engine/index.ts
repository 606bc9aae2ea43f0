// The whole API of the engine. Pure: no DOM, no IO, no clock, no randomness.
export { rosterContext, type CheckContext } from './check.ts';
export { compulsoryUnits } from './compulsory.ts';
export { copyUnit } from './copy-unit.ts';
export { applyEdit, type Edit } from './edit.ts';
export { readingText, type ReadingAnswer } from './answers.ts';
export { musterGroups, type MusteredGroup } from './groups.ts';
export { indexArmy, type ArmyIndex, type IndexedEntry, type RulesInUse } from './index-army.ts';
export { whyNotAdd, whyNotGive } from './may-add.ts';
export { musterUnit, unitName, type MusteredOption, type MusteredUnit } from './muster.ts';
export { checkRoster, type Report } from './report.ts';
export { matches } from './selector.ts';
export { sourceText } from './source-text.ts';
export type { TallyResult } from './tallies.ts';
export {
	isAdvice,
	isProblem,
	type Multiplier,
	type Problem,
	type ProblemCode,
	type Verdict
} from './verdict.ts';
