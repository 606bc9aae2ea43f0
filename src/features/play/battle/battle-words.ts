import { pointsText } from '#i18n';
import { battleLog, battlePage, battleStart, battleTable } from '../../../i18n/en/playing.ts';
import {
	isDestroyed,
	pointsOf,
	type BattlePlan,
	type BattleState,
	type Cell,
	type LogLine
} from '../../../content/battle/index.ts';
import type { BattleSide, Outcome } from '../../../schema/own/battle.ts';
import { signed } from '../../../ui/signed.ts';

/** What a side is called. */
export function sideName(side: BattleSide): string {
	return side === 'own' ? battleStart.own : battleStart.enemy;
}

export function outcomeText(outcome: Outcome): string {
	const { youWon, theyWon, draw } = battleTable;
	return { own: youWon, enemy: theyWon, draw }[outcome];
}

/** The points of both sides, with what surviving units are worth. */
export function pointsAtEnd(
	plan: BattlePlan,
	{ values }: BattleState
): Readonly<Record<BattleSide, number>> {
	const total = (side: BattleSide): number => pointsOf(plan, values, side, true).total;
	return { own: total('own'), enemy: total('enemy') };
}

export function scoreText({ own, enemy }: Readonly<Record<BattleSide, number>>): string {
	return battlePage.score(pointsText(own), pointsText(enemy));
}

/** When a tap was. */
export function whenText(plan: BattlePlan, { round, side, phase }: LogLine): string {
	const { name = '' } = plan.track.phases[phase] ?? {};
	return battleLog.when(plan.turn || battleTable.turnWord, round, sideName(side), name);
}

/** What a tap did, in words. */
export function deedText(plan: BattlePlan, { tap: { deed } }: LogLine): string {
	switch (deed.kind) {
		case 'change':
			return countText(plan, deed.by);
		case 'phase':
			return battleLog.phase;
		case 'turn':
			return battleLog.turn;
		case 'first':
			return battleLog.first(sideName(deed.side));
		case 'clock':
			return deed.runs ? battleTable.startClock : battleTable.stopClock;
		case 'note':
			return deed.text;
		case 'end':
			return battleLog.ended(outcomeText(deed.outcome));
		case 'undo':
			return '';
	}
}

function countText(plan: BattlePlan, by: Readonly<Record<string, number>>): string {
	const changes = Object.entries(by).flatMap(([key, change]) => {
		const cell = plan.cells.get(key);
		return cell && change !== 0 ? [{ cell, change }] : [];
	});
	const [first] = changes;
	if (!first) return '';
	const { unit } = first.cell;
	const after = new Map(changes.map(({ cell, change }) => [cell.key, change]));
	const isAll = unit && isDestroyed(unit, after);
	const what = isAll
		? battleLog.destroyed(unit.called)
		: changes.map(({ cell, change }) => changeText(plan, cell, change)).join(', ');
	return battleLog.of(sideName(first.cell.side), what);
}

function changeText(plan: BattlePlan, cell: Cell, change: number): string {
	const { unit, name, side } = cell;
	if (!unit) return battleLog.counted(name || battleLog.points, signed(change));
	const state = unit.states.find(({ key }) => key === cell.key);
	if (state) return (change > 0 ? battleLog.is : battleLog.isNot)(unit.called, state.name);
	const track = unit.tracks.find(({ key }) => key === cell.key);
	const each = track?.each ?? 1;
	const many = Math.abs(change);
	const isWhole = many % each === 0;
	const { piece, pieces } = plan[side];
	const count = isWhole ? many / each : many;
	const noun = isWhole ? (count === 1 ? piece : pieces) : battleLog.wounds;
	const called = name === '' ? unit.called : `${unit.called}, ${name}`;
	return (change > 0 ? battleLog.lost : battleLog.back)(called, count, noun);
}

/** The log of a battle as text, the first line first. */
export function logLines(plan: BattlePlan, { log }: BattleState): readonly string[] {
	return log.map((line) => `${whenText(plan, line)}: ${deedText(plan, line)}`);
}
