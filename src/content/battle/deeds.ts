import type { BattleState } from './battle.ts';
import type { Deed } from '../../schema/own/battle.ts';
import type { PlayedTrack, PlayedUnit } from './plan.ts';
import { isDestroyed } from './points.ts';

type Values = BattleState['values'];

/** Counts one thing up or down. */
export function countDeed(key: string, by: number): Deed {
	return { kind: 'change', by: { [key]: by } };
}

/** A whole piece more is lost; with −1 one comes back, whole. */
export function pieceDeed({ key, each }: PlayedTrack, values: Values, pieces: number): Deed {
	const lost = values.get(key) ?? 0;
	const whole = pieces > 0 ? Math.floor(lost / each) : Math.ceil(lost / each);
	return countDeed(key, (whole + pieces) * each - lost);
}

/** Everything of a unit is lost; of one that is, everything comes back. */
export function destroyDeed(unit: PlayedUnit, values: Values): Deed {
	const comesBack = isDestroyed(unit, values);
	const changes = unit.tracks.map(({ key, pieces, each }): readonly [string, number] => {
		const lost = values.get(key) ?? 0;
		return [key, comesBack ? -lost : Math.max(pieces, 1) * each - lost];
	});
	return { kind: 'change', by: Object.fromEntries(changes) };
}

/** What is so is no longer, and the other way round. */
export function toggleDeed(key: string, values: Values): Deed {
	return countDeed(key, (values.get(key) ?? 0) > 0 ? -1 : 1);
}
