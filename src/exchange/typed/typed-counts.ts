import { isSized } from '#engine';
import { maxModels } from '../../schema/bounds.ts';
import type { TypedUnit } from './typed-options.ts';

/** Nobody writes as many units that are alike. */
const mostUnits = 100;
/** Nobody gives one unit as many of a thing. */
const mostGiven = 9;

type Option = TypedUnit['options'][number];

/** Whether units may be counted like this, if they are. */
export function isPlausible(count: number | undefined): boolean {
	return count === undefined || (count > 0 && count <= mostUnits);
}

/** Whether a line has none of a unit ("0 Pikes"), or more than a list may hold: then it says something else. */
export function isBeyondCount({ unit, typed, models }: TypedUnit): boolean {
	const { count } = typed;
	if (count === 0 || models === 0 || Math.max(count ?? 0, models ?? 0) > maxModels) return true;
	const isOfModels = isSized(unit) && models === undefined;
	return !isOfModels && !isPlausible(count);
}

/**
 * The options of a unit with their numbers: what is counted as its models are ("20 Pikes, 20 Hats") is given once,
 * and a number that it cannot have belongs to a name that nothing has.
 */
export function countedOptions(
	options: readonly Option[],
	units: number,
	models: number | undefined
): readonly Option[] {
	return options.map((one) => {
		const { name, count } = one;
		if (count === undefined || count === units) return one;
		if (count === models) return { ...one, count: undefined };
		const isPossible = count > 0 && count <= (units > 1 ? units : mostGiven);
		return isPossible ? one : { ...one, name: `${count} ${name}`, count: undefined };
	});
}
