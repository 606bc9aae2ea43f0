import type { RosterUnit } from '#schema';
import { code, unitsText } from '../listing.ts';
import { none } from '../render.ts';
import { whfb6Map } from './map.ts';

/**
 * A trial of a constraint as a case writes it: with its size where that matters, and the form of the list.
 * @param given an option that the row is about anyway, and that is not written again
 */
export function triedText(key: string | undefined, side: 'met' | 'broken', given?: string): string {
	const tried = key === undefined ? undefined : whfb6Map.everyTrial.get(key);
	const first = tried?.find(({ trials }) => trials[side]);
	const trial = first?.trials[side];
	if (!first || !trial) return none;
	const { stated } = first;
	const army = stated.file === 'system' ? `${stated.index.army.name}: ` : '';
	const size = trial.size === undefined ? '' : ` at ${trial.size}`;
	const form = Object.values(stated.answers).map((answer) => ` (${answer})`);
	return `${army}${code(unitsText(trial.units.map((unit) => without(unit, given))))}${size}${form.join('')}`;
}

function without(unit: RosterUnit, given: string | undefined): RosterUnit {
	const options = unit.options?.filter((id) => id !== given) ?? [];
	return { ...unit, options };
}
