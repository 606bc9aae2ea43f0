import type { BattleSide, Outcome, Tap } from '../../schema/own/battle.ts';
import { maxRounds, otherSide, type BattlePlan, type Cell } from './plan.ts';

/** Where a battle stands. */
export interface BattleState {
	readonly round: number;
	/** Whose turn it is. */
	readonly side: BattleSide;
	/** Who had the first turn of this round. */
	readonly first: BattleSide;
	/** The place of the phase in the turn. */
	readonly phase: number;
	readonly values: ReadonlyMap<string, number>;
	/** What it was like at the end of each round before this one. */
	readonly ends: readonly ReadonlyMap<string, number>[];
	readonly outcome?: Outcome | undefined;
	/** Once it was started. */
	readonly clock?: BattleClock | undefined;
	readonly log: readonly LogLine[];
}

/** How long each side has taken for its turns. */
export interface BattleClock {
	/** Milliseconds until the last tap. */
	readonly used: Readonly<Record<BattleSide, number>>;
	/** When the last tap was, while it runs. */
	readonly since?: number | undefined;
}

/** A tap that counts, with when it was in the battle. */
export interface LogLine {
	readonly tap: Tap;
	readonly round: number;
	readonly side: BattleSide;
	readonly phase: number;
}

/** The state before the first tap. */
export function begun(plan: BattlePlan, first: BattleSide): BattleState {
	return {
		round: 1,
		side: first,
		first,
		phase: 0,
		values: new Map([...plan.cells].map(([key, cell]) => [key, startOf(cell, 1)])),
		ends: [],
		log: []
	};
}

/** The state after these taps, in whatever order they were found. */
export function played(plan: BattlePlan, first: BattleSide, taps: readonly Tap[]): BattleState {
	let state = begun(plan, first);
	for (const tap of counting(taps)) {
		const { round, side, phase } = state;
		const next = done(plan, timed(state, tap.at), tap);
		state = { ...next, log: [...state.log, { tap, round, side, phase }] };
	}
	return state;
}

/** The taps that were not taken back, in their order. */
export function counting(taps: readonly Tap[]): readonly Tap[] {
	const undone = new Set(taps.flatMap(({ deed }) => (deed.kind === 'undo' ? [deed.of] : [])));
	return taps
		.filter(({ id, deed }) => deed.kind !== 'undo' && !undone.has(id))
		.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function startOf({ start, first }: Cell, round: number): number {
	return start + (round === 1 ? first : 0);
}

/** The time since the last tap is that of the side whose turn it is. */
function timed(state: BattleState, at: number): BattleState {
	const { clock, side } = state;
	if (clock?.since === undefined) return state;
	const used = { ...clock.used, [side]: clock.used[side] + at - clock.since };
	return { ...state, clock: { used, since: at } };
}

function clockThat(runs: boolean, { clock }: BattleState, at: number): BattleClock {
	return { used: clock?.used ?? { own: 0, enemy: 0 }, ...(runs && { since: at }) };
}

function done(plan: BattlePlan, state: BattleState, { deed, at }: Tap): BattleState {
	switch (deed.kind) {
		case 'change':
			return { ...state, values: counted(plan, state.values, deed.by) };
		case 'phase':
			return nextPhase(plan, state);
		case 'turn':
			return nextTurn(plan, state);
		case 'first':
			return state.side === state.first ? { ...state, side: deed.side, first: deed.side } : state;
		case 'end': {
			const clock = state.clock && clockThat(false, state, at);
			return { ...state, outcome: deed.outcome, clock };
		}
		case 'clock':
			return { ...state, clock: clockThat(deed.runs, state, at) };
		case 'note':
		case 'undo':
			return state;
	}
}

/** Nothing falls below zero or rises above what there is; what this battle does not count is left out. */
function counted(
	{ cells }: BattlePlan,
	values: BattleState['values'],
	by: Readonly<Record<string, number>>
): BattleState['values'] {
	const next = new Map(values);
	for (const [key, change] of Object.entries(by)) {
		const cell = cells.get(key);
		if (cell) next.set(key, Math.min(Math.max((next.get(key) ?? 0) + change, 0), cell.max));
	}
	return next;
}

function nextPhase(plan: BattlePlan, state: BattleState): BattleState {
	const { phases } = plan.track;
	if (state.phase + 1 >= phases.length) return nextTurn(plan, state);
	const over = new Set(['phase', phases[state.phase]?.id]);
	return {
		...state,
		phase: state.phase + 1,
		values: anew(plan, state, (cell) => over.has(cell.until) && isIts(state, cell))
	};
}

/** What ends with a phase of a side ends in that side’s turns. */
function isIts({ side }: BattleState, cell: Cell): boolean {
	return cell.until === 'phase' || cell.side === side;
}

function nextTurn(plan: BattlePlan, state: BattleState): BattleState {
	const isRoundOver = state.side !== state.first;
	if (isRoundOver && state.round >= maxRounds) return state;
	const round = state.round + (isRoundOver ? 1 : 0);
	const left = new Set(plan.track.phases.slice(state.phase).map(({ id }) => id));
	const isOver = (cell: Cell): boolean => {
		if (cell.until === undefined) return false;
		if (cell.until === 'phase' || cell.until === 'turn') return true;
		return cell.until === 'round' ? isRoundOver : left.has(cell.until) && cell.side === state.side;
	};
	return {
		...state,
		round,
		side: isRoundOver ? state.first : otherSide(state.side),
		phase: 0,
		values: anew(plan, { ...state, round }, isOver),
		ends: isRoundOver ? [...state.ends, state.values] : state.ends
	};
}

/** Whether the game’s last round ends with this turn, or should have ended. */
export function isLastTurn({ rounds }: BattlePlan, { round, side, first }: BattleState): boolean {
	return rounds > 0 && (round > rounds || (round === rounds && side !== first));
}

function anew(
	{ cells }: BattlePlan,
	{ values, round }: BattleState,
	isOver: (cell: Cell) => boolean
): BattleState['values'] {
	const next = new Map(values);
	for (const cell of cells.values()) if (isOver(cell)) next.set(cell.key, startOf(cell, round));
	return next;
}
