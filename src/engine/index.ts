// The whole API of the engine. Pure: no DOM, no IO, no clock, no randomness.
export { isWithinBounds } from './bounds.ts';
export { rosterContext, type CheckContext } from './check.ts';
export {
	compareRosters,
	type ComparedNumber,
	type ComparedRow,
	type Comparison,
	type UnitChange
} from './compare.ts';
export type { ComparedFact } from './compare-facts.ts';
export { optionsMissing } from './compare-units.ts';
export { compulsoryUnits } from './compulsory.ts';
export { copyUnit } from './copy-unit.ts';
export { deedsOf, type CountedUnits, type Deed } from './deed.ts';
export { applyEdit, type Edit } from './edit.ts';
export { lacksEvent } from './event.ts';
export { hidingKeyword, type HidingKeyword } from './hidden.ts';
export { readingText, type ReadingAnswer } from './answers.ts';
export { musterGroups, type MusteredGroup } from './groups.ts';
export { indexArmy, type ArmyIndex, type IndexedEntry, type RulesInUse } from './index-army.ts';
export { isLifted } from './judge.ts';
export { leaderOf, takes, type LeaderRow } from './leaders.ts';
export { whyNotAdd } from './may-add.ts';
export { mayAddUpTo, whyNotGive, whyNotJoin } from './may-give.ts';
export {
	applyChoices,
	isAlike,
	mergeRosters,
	type Conflict,
	type Merge,
	type Side
} from './merge.ts';
export {
	chosenModels,
	isSized,
	musterUnit,
	optionPoints,
	optionPointsEach,
	pointsGiven,
	unitName,
	type MusteredOption,
	type MusteredUnit
} from './muster.ts';
export { newPoints, newUnit } from './new-unit.ts';
export { amountAt, amountFor, numberOf } from './numbers.ts';
export { applyPatch, isEmptyPatch, patchOf, sumOf } from './patch.ts';
export { placesOf, type GroupPlaces, type RowPlaces } from './places.ts';
export { ownPrice, priceOf, type Price, type PricePart } from './price.ts';
export { keyOf as problemKey } from './repairs/problem-identity.ts';
export { repairsOf, type Repair } from './repairs/index.ts';
export { checkRoster, reportOf, type Report } from './report.ts';
export { reportAfter } from './report-after.ts';
export { settlingRoles, withDecidedRoles } from './roles.ts';
export { secretsOf, withoutSecrets, type ArmySecret } from './secrets.ts';
export { matches } from './selector.ts';
export { sourceText } from './source-text.ts';
export { addendsOf, type Addend, type TallyResult } from './tallies.ts';
export {
	underData,
	whatChanges,
	type ChangedFact,
	type ChangedOption,
	type ChangedRow,
	type Changes
} from './what-changes.ts';
export type { ChangedRule } from './what-rules-change.ts';
export {
	isAdvice,
	isProblem,
	type Growth,
	type Multiplier,
	type Problem,
	type ProblemCode,
	type Verdict
} from './verdict.ts';
