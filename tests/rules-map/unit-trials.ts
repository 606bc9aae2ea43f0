import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import { findUnit, type Candidate } from './candidates.ts';
import { noTrials, withOptions, type Trial, type Trials } from './trial-rosters.ts';

type Requires = ConstraintOf<'requires'>;

/** One unit that has what it needs, or is so, and one that has not, or with one model too few. */
export function neededOnUnit(index: ArmyIndex, requires: Requires): Trials {
	const { of, needs = {}, min = 1, counting } = requires;
	const asker = askerOf(index, of, needs);
	const [helper] = optionsOf(index, needs);
	const friend = asker((tags) => matches(needs, tags));
	if (counting === 'models') return modelsOn(friend, min);
	const alone = asker((tags) => !matches(needs, tags));
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
	const asker = askerOf(index, of, forbids);
	const friend = asker((tags) => !matches(forbids, tags));
	const enemy = optionsOf(index, forbids).find((id) => !friend?.unit.options?.includes(id));
	const foe = asker((tags) => matches(forbids, tags))?.unit;
	const broken = enemy === undefined || !friend ? foe : withOptions(friend.unit, enemy);
	return { met: friend && { units: [friend.unit] }, broken: broken && { units: [broken] } };
}

/** Finds a unit that is meant, or any unit with an option that is, among those of which something else holds. */
function askerOf(
	index: ArmyIndex,
	of: Selector,
	other: Selector
): (fits: (tags: Candidate['tags']) => boolean) => Candidate | undefined {
	const [option] = optionsOf(index, of);
	return (fits) => {
		const isSelected = ({ tags }: Candidate) => option !== undefined || matches(of, tags);
		const found = findUnit(index, [of, other], (one) => isSelected(one) && fits(one.tags));
		if (!found || option === undefined) return found;
		return { ...found, unit: withOptions(found.unit, option) };
	};
}

function optionsOf({ options }: ArmyIndex, of: Selector): readonly string[] {
	return options.filter(({ tags }) => matches(of, tags)).map(({ entry }) => entry.id);
}
