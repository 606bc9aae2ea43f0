import type {
	RecordCounter,
	RecordFilled,
	RecordRow,
	RecordScore,
	SheetRecord
} from '../record-model.ts';
import type { BattleState } from './battle.ts';
import { maxRounds, type BattlePlan, type PlayedUnit, type SidePlan } from './plan.ts';
import { crossedOff, isHalfLost, isLost, pointsOf, scoredIn } from './points.ts';

/** A battle record with what was noted in a battle of its list, at its end. */
export function filledRecord(
	record: SheetRecord,
	plan: BattlePlan,
	state: BattleState,
	facts: Pick<RecordFilled, 'opponent' | 'mission' | 'result'>
): SheetRecord {
	const { values, ends, outcome } = state;
	const played = (side: SidePlan): readonly number[] =>
		numbers(state.round, (round) => scoredIn(side, values, round));
	return {
		...record,
		scores: record.scores.map((score) => filledScore(score, plan, values)),
		counters: record.counters.map((counter) => filledCounter(counter, plan, values)),
		sections: record.sections.map((section) => ({
			...section,
			rows: section.rows.map((row) => filledRow(row, plan.own, values))
		})),
		filled: {
			...facts,
			turns: outcome === undefined ? ends.length : state.round,
			points: { own: played(plan.own), enemy: played(plan.enemy) },
			totals: {
				own: pointsOf(plan, values, 'own', true).total,
				enemy: pointsOf(plan, values, 'enemy', true).total
			},
			losses: pointsOf(plan, values, 'enemy', true).losses
		}
	};
}

type Values = BattleState['values'];

/** A number for each round. */
function numbers(rounds: number, of: (round: number) => number): readonly number[] {
	return Array.from({ length: rounds }, (_, at) => of(at + 1));
}

function filledScore(score: RecordScore, plan: BattlePlan, values: Values): RecordScore {
	const marksOf = ({ scores }: SidePlan): readonly number[] => {
		const own = scores.find(({ name }) => name === score.name);
		return own ? numbers(maxRounds, (round) => values.get(own.keyOf(round)) ?? 0) : [];
	};
	return { ...score, marks: { own: marksOf(plan.own), enemy: marksOf(plan.enemy) } };
}

function filledCounter(counter: RecordCounter, plan: BattlePlan, values: Values): RecordCounter {
	const ticked = (key: string | undefined): boolean => (values.get(key ?? '') ?? 0) > 0;
	const counterOf = ({ counters }: SidePlan) => counters.find(({ name }) => name === counter.name);
	const { uses } = plan.own;
	const keys = counterOf(plan.own)?.keys;
	if (counter.each) {
		const ticks = counter.each.map((name, at) =>
			ticked(keys?.[at] ?? uses.find((use) => use.name === name)?.key)
		);
		return { ...counter, ticks };
	}
	const crossed = (side: SidePlan): number => {
		const own = counterOf(side);
		return own ? crossedOff(own, side, values) : 0;
	};
	return { ...counter, crossed: { own: crossed(plan.own), enemy: crossed(plan.enemy) } };
}

function filledRow(row: RecordRow, side: SidePlan, values: Values): RecordRow {
	const unit = side.units.find(({ id }) => id === row.id);
	if (!unit) return row;
	const earned = earnedBy(unit, values);
	return {
		...row,
		tracks: row.tracks.map((track, at) => ({
			...track,
			crossed: values.get(unit.tracks[at]?.key ?? '') ?? 0
		})),
		...(earned && { earned })
	};
}

function earnedBy(unit: PlayedUnit, values: Values): RecordRow['earned'] {
	const isGone = isLost(unit, values);
	if (unit.worth?.isSurviving) return isGone ? undefined : 'full';
	if (isGone) return 'full';
	return isHalfLost(unit, values) ? 'half' : undefined;
}
