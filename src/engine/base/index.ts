// What the kinds of rules build on: the indexed army and the looked-up roster. Knows no rule itself.
export type { ArmyIndex, IndexedEntry, Touching } from './army-index.ts';
export { thingsOf, type CheckContext, type Thing } from './context.ts';
export {
	isJudged,
	kindOfGroup,
	mayStandIn,
	musterGroups,
	unitsOutside,
	type MusteredGroup
} from './groups.ts';
export { leaderOf, seat, type LeaderRow } from './leaders.ts';
export { priceOf } from './price.ts';
export { selectOptions, select, selectParts, selectUnits, unitsOf } from './select.ts';
export { musterUnit, optionPoints, pointsOfOptions } from './muster.ts';
export type { MusteredOption, MusteredUnit } from './mustered.ts';
export { amountAt, amountFor, hasNumber, isPrinted, numberOf, ownNumber } from './numbers.ts';
export type { Surcharged } from './price.ts';
export { eitherOf, matches, matchesEither, type Either } from './selector.ts';
