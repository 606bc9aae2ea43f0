import { amountAt, matches, musterUnit, type ArmyIndex } from '#engine';
import type { ConstraintOf, RosterUnit, Sized } from '#schema';
import { askingOf } from './asking.ts';
import { among, apart, bearingOrMade, copies, noTrials, type Trials } from './trial-rosters.ts';

/** As many as there may be and one more, or as many as there must be and one less. */
export function countTrials(
	index: ArmyIndex,
	constraint: ConstraintOf<'count'>,
	size: number
): Trials {
	const { of, more, scope = 'army' } = constraint;
	const isAlone = (unit: RosterUnit) => !more || !matches(more.each, musterUnit(unit, index).tags);
	const min = printed(constraint.min, size);
	const max = printed(constraint.max, size) ?? min ?? 0;
	const chosen = askingOf(index, of, isAlone);
	if (!chosen) return noTrials;
	if (scope === 'unit') return modelsTrials(chosen, { min, max: printed(constraint.max, size) });
	if (more) return growingTrials(index, chosen, constraint, max);
	const broken = min === undefined ? copies(chosen, max + 1) : copies(chosen, min - 1);
	return { met: among(scope, copies(chosen, max)), broken: among(scope, broken) };
}

function printed(amount: Sized | undefined, size: number): number | undefined {
	return amount === undefined ? undefined : amountAt(amount, size);
}

/** A unit of as many models as it may have. Every unit has one, so a least of one is never broken. */
function modelsTrials(
	chosen: RosterUnit,
	{ min = 1, max }: { readonly min: number | undefined; readonly max: number | undefined }
): Trials {
	const having = (models: number) => ({ units: [{ ...chosen, models }] });
	const broken = min > 1 ? having(min - 1) : max !== undefined && having(max + 1);
	return { met: having(max ?? min), broken: broken || undefined };
}

/** As many as one of the others allows, or as many models of them, and one with none of the others. */
function growingTrials(
	index: ArmyIndex,
	chosen: RosterUnit,
	{ of, more, scope = 'army' }: ConstraintOf<'count'>,
	max: number
): Trials {
	const other = more && bearingOrMade(index, more.each);
	const broken = among(scope, copies(chosen, max + 1));
	if (!other) return { met: undefined, broken };
	const { n, per = 1, counting } = more;
	const others = counting ? [{ ...other, models: per }] : copies(other, per);
	// Some that make room are themselves of those that are counted.
	const taken = matches(of, musterUnit(other, index).tags) ? others.length : 0;
	const units = [...copies(chosen, max + n - taken), ...others];
	return { met: among(scope, apart(units)), broken };
}
