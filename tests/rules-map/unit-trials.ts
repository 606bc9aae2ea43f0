import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import {
	everyUnit,
	noTrials,
	withOptions,
	type Candidate,
	type Trial,
	type Trials
} from './trial-rosters.ts';

type Requires = ConstraintOf<'requires'>;

/** One unit that has what it needs, or is so, and one that has not, or with one model too few. */
export function neededOnUnit(index: ArmyIndex, requires: Requires): Trials {
	const { of, needs = {}, min = 1, counting } = requires;
	const askers = askersOf(index, of);
	const [helper] = optionsOf(index, needs);
	const friend = askers.find(({ tags }) => matches(needs, tags));
	if (counting === 'models') return modelsOn(friend, min);
	const alone = askers.find(({ tags }) => !matches(needs, tags));
	const met = helper === undefined || !alone ? friend?.unit : withOptions(alone.unit, helper);
	return { met: met && { units: [met] }, broken: alone && { units: [alone.unit] } };
}

function modelsOn(asker: Candidate | undefined, min: number): Trials {
	if (!asker) return noTrials;
	const having = (models: number): Trial => ({ units: [{ ...asker.unit, models }] });
	return { met: having(min), broken: having(min - 1) };
}

/** One unit that has none of what it may not have, and one that has, or is so. */
export function forbiddenOnUnit(index: ArmyIndex, { of, forbids = {} }: Requires): Trials {
	const askers = askersOf(index, of);
	const friend = askers.find(({ tags }) => !matches(forbids, tags));
	const enemy = optionsOf(index, forbids).find((id) => !friend?.unit.options?.includes(id));
	const foe = askers.find(({ tags }) => matches(forbids, tags))?.unit;
	const broken = enemy === undefined || !friend ? foe : withOptions(friend.unit, enemy);
	return { met: friend && { units: [friend.unit] }, broken: broken && { units: [broken] } };
}

/** Units that are meant, or any unit with an option that is. */
function askersOf(index: ArmyIndex, of: Selector): readonly Candidate[] {
	const [option] = optionsOf(index, of);
	const all = everyUnit(index);
	if (option === undefined) return all.filter(({ tags }) => matches(of, tags));
	return all.map(({ unit, tags }) => ({ unit: withOptions(unit, option), tags }));
}

function optionsOf({ options }: ArmyIndex, of: Selector): readonly string[] {
	return options.filter(({ tags }) => matches(of, tags)).map(({ entry }) => entry.id);
}
