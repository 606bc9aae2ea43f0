// What is counted in a battle, and where it stands after taps: pure, without a clock and without storage.
export {
	battlePlan,
	type BattlePlan,
	type Cell,
	type PlayedCounter,
	type PlayedTrack,
	type PlayedUnit,
	type SidePlan
} from './plan.ts';
export {
	begun,
	counting,
	isLastTurn,
	played,
	type BattleClock,
	type BattleState,
	type LogLine
} from './battle.ts';
export {
	beatenBy,
	crossedOff,
	isDestroyed,
	isHalfLost,
	isLost,
	leader,
	leftOf,
	pointsOf,
	scoredIn
} from './points.ts';
export { filledRecord } from './filled.ts';
export { countDeed, destroyDeed, pieceDeed, toggleDeed } from './deeds.ts';
