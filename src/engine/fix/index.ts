// What the fixes of each kind of rule are built from.
export { isAllowed } from '../allow/may-have.ts';
export {
	additionsOf,
	afford,
	affordSomehow,
	freshUnit,
	givingsTo,
	mixedAddition,
	type Addition
} from './addition.ts';
export { bearersFor, firstOfAlike, plainestFirst } from './alike.ts';
export {
	asksFor,
	dropAll,
	dropKind,
	selectedBy,
	optionsOf,
	waysToUnmatch,
	wholeUnit,
	type Drop
} from './drop.ts';
export { byEntry, everything, gather, waysToFree, type IsSpare } from './free-points.ts';
export { fewerModels, moreModels, strength } from './models.ts';
export { unitsWorth } from './addition.ts';
export { newBearers } from './new-bearer.ts';
export { additionsInGroups, foundGroup, foundingEntries } from './groups.ts';
export {
	disbanding,
	elsewhere,
	groupById,
	idsOf,
	inNewGroups,
	joining,
	leaderFirst,
	leaving,
	mayLead
} from './groups.ts';
export {
	candidate,
	givenTo,
	movedTo,
	without,
	type Candidate,
	type Fix,
	type Fixes
} from './fix.ts';
export { isMetAt, changingPointsLimit, lowerPointsLimit, usualPointsLimits } from './fix.ts';
export type { FixContext } from './fix-context.ts';
