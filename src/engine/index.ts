// The whole API of the engine. Pure: no DOM, no IO, no clock, no randomness.
export { isWithinBounds, applyEdit, type Edit } from './edit/edit.ts';
export { rosterContext, type CheckContext, type Thing } from './base/context.ts';
export {
	compareRosters,
	type ComparedNumber,
	type ComparedRow,
	type Comparison,
	type ComparedFact
} from './compare/compare.ts';
export type { UnitChange } from './compare/pairs.ts';
export { compareEditions } from './compare/editions.ts';
export { moveEdition, type Move } from './compare/move-edition.ts';
export { compulsoryUnits } from './edit/compulsory.ts';
export { copyUnit } from './edit/copy-unit.ts';
export { changesOf, type CountedUnits, type RosterChange } from './changes/change.ts';
export { lacksEvent } from './army/event.ts';
export type { ArmyIndex, IndexedEntry, ReadingAnswer } from './base/army-index.ts';
export { kindOfGroup, musterGroups, type MusteredGroup } from './base/groups.ts';
export { explainingRules, indexArmy } from './army/index-army.ts';
export { leaderOf, takes, type LeaderRow } from './base/leaders.ts';
export { unitsThatMayBeAdded, oneMore, whyNotAdd } from './allow/may-add.ts';
export {
	withOwnWordings,
	wordingKey,
	type OwnWordings,
	type WordedKind
} from './army/own-wordings.ts';
export { isOffered, isRole, mayCarry, onlyOneOf } from './allow/entry-options.ts';
export { saidAnswers, readingText, sourceText } from './source-text.ts';
export { indexFor } from './army/index-for.ts';
export { whyNotGive, whyNotJoin } from './allow/may-give.ts';
export { settledAfter, settledOptions } from './allow/settled-options.ts';
export { alignRoster } from './merge/align.ts';
export { proposedChanges, takeChanges } from './merge/proposal.ts';
export {
	applyChoices,
	isAlike,
	mergeRosters,
	type Conflict,
	type Merge,
	type Side
} from './merge/merge.ts';
export {
	variableModels,
	hasVariableSize,
	musterUnit,
	optionPoints,
	optionPointsEach,
	pointsOfOptions,
	unitName
} from './base/muster.ts';
export type { MusteredOption, MusteredUnit } from './base/mustered.ts';
export { newPoints, newUnit, plainUnit } from './allow/new-unit.ts';
export { pointsWith } from './allow/new-unit.ts';
export { amountAt, amountFor, numberOf } from './base/numbers.ts';
export { applyPatch, isEmptyPatch, patchOf, hashOf } from './edit/patch.ts';
export { placesOf } from './edit/places.ts';
export { formerlyIn, renewed, type Formerly } from './base/renewed.ts';
export { ownPrice, priceOf, type Price, type PricePart } from './base/price.ts';
export { fixesOf, type Fix } from './fixes.ts';
export { checkRoster, reportOf, reportAfter, type Report } from './judge/report.ts';
export { judged } from './judge/judged.ts';
export { isLegal, legalityOf, unspent, type Legality } from './judge/legality.ts';
export { settlingRoles, withDecidedRoles } from './edit/roles.ts';
export { secretsOf, withoutSecrets } from './edit/secrets.ts';
export { eitherOf, matches, type Either } from './base/selector.ts';
export type { Surcharged } from './base/price.ts';
export { addendsOf, type Addend } from './judge/addends.ts';
export type { TallyResult } from './judge/tallies.ts';
export { underData, whatChanges, type ChangedRow, type Changes } from './compare/what-changes.ts';
export { groupKindIdOf, problemKey } from '../rules/kinds.ts';
export {
	causeOf,
	hasTooFewGroups,
	isTooFew,
	isTooLittle,
	lackingNumber,
	leaderlessIn,
	neededOnUnit
} from '../rules/late/problems.ts';
export { optionRooms, maximaOn, minimumOn, type OptionRoom } from '../rules/late/room.ts';
export { fullnessOf } from '../rules/group/fullness.ts';
export {
	aboutOf,
	groupIn,
	isIdle,
	isOfUnits,
	partOf,
	rangeOf,
	isOfSecondVersion
} from '../rules/about.ts';
export {
	isLacking,
	isAdvice,
	isProblem,
	type Multiplier,
	type GroupConcerned,
	type Measured,
	type Growth,
	type MetOf,
	type Problem,
	type Unmet,
	type UnmetOutcome,
	type UnmetAs,
	type UnmetOf,
	type Verdict,
	type VerdictOf
} from '../rules/base/verdict.ts';
export { carriesOf, mustHave } from '../rules/options.ts';
export { areOfOneSet, isEitherOr } from '../rules/exclusive/either-or.ts';
export { entryCounts } from '../rules/count/check.ts';
export type { Part } from '../rules/base/kind.ts';
export { leadersOf } from '../rules/base/leaders.ts';
