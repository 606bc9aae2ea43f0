import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf } from '#schema';
import { apart, copies, noTrials, type Trials } from '../../trial-rosters.ts';
import { firstOf, isSelected, isOrHas, makings, type Made } from './made.ts';

type Requires = ConstraintOf<'requires'>;

/** Who needs something, with it and without; who may not go with something, alone and beside it. */
export function companyPairs(index: ArmyIndex, constraint: Requires): readonly Trials[] {
	if (constraint.scope === 'unit') return [onOneUnit(index, constraint)];
	return [constraint.needs ? needed(index, constraint) : forbidden(index, constraint)];
}

function onOneUnit(index: ArmyIndex, { of, needs, forbids }: Requires): Trials {
	const wanted = needs ?? forbids ?? {};
	const askers = (willDo: (made: Made) => boolean) =>
		firstOf(makings(index, of, wanted), (made) => isOrHas(made, of) && willDo(made));
	const isKept = (made: Made) =>
		needs ? isOrHas(made, needs) : !quarrels(made, { of, forbids: wanted });
	return {
		met: alone(askers(isKept)),
		broken: alone(askers((made) => !isKept(made)))
	};
}

/** Whether a part of the unit that asks has another part beside it that it may not go with. */
function quarrels(
	{ parts }: Made,
	{ of, forbids = {} }: Pick<Requires, 'of' | 'forbids'>
): boolean {
	const asking = parts.filter(({ tags }) => matches(of, tags));
	return parts.some(
		(part) => matches(forbids, part.tags) && asking.some((asker) => asker !== part)
	);
}

function alone(made: Made | undefined): Trials['met'] {
	return made && { units: [made.unit] };
}

function needed(index: ArmyIndex, { of, needs = {}, min = 1 }: Requires): Trials {
	const asker = firstOf(makings(index, of), (made) => isOrHas(made, of) && !isOrHas(made, needs));
	const helper = firstOf(makings(index, needs), (made) => isOrHas(made, needs));
	if (!asker || !helper) return noTrials;
	const helped = (count: number) => ({
		units: apart([asker.unit, ...copies(helper.unit, count)])
	});
	return { met: helped(min), broken: helped(min - 1) };
}

function forbidden(index: ArmyIndex, { of, forbids = {} }: Requires): Trials {
	const isFriend = (made: Made) => isOrHas(made, of) && !isOrHas(made, forbids);
	const asker = firstOf(makings(index, of), isFriend);
	const enemy = firstOf(
		makings(index, forbids),
		(made) => isSelected(made, forbids) || isOrHas(made, forbids)
	);
	return {
		met: alone(asker),
		broken: asker && enemy && { units: apart([asker.unit, enemy.unit]) }
	};
}
