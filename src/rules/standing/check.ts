import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { ConstraintOf } from '#schema';
import type { Kind } from '../base/kind.ts';
import type { StandingVerdict } from '../base/verdict.ts';

/** "Units and choices of the army are taken by themselves; every option belongs to a unit." */
const checkStanding: Kind<'standing'>['check'] = ({ units }, constraint) => {
	const problems = units.every(stands)
		? []
		: units.flatMap((bearer) => faultsOf(constraint, bearer));
	if (problems.length > 0) return problems;
	return [{ constraint, outcome: 'met', count: units.length, units: [] }];
};

/** Whether all is in place: checked first, as it is asked for all units with each edit, and nearly always true. */
function stands({ indexed, options }: MusteredUnit): boolean {
	if (!indexed || indexed.isBarred || isOption(indexed)) return false;
	return options.every(
		({ indexed: entry }) => entry && !entry.isBarred && isOption(entry) && !indexed.isChoice
	);
}

function faultsOf(
	constraint: ConstraintOf<'standing'>,
	bearer: MusteredUnit
): readonly StandingVerdict[] {
	const { unit, indexed, options } = bearer;
	const facts = { constraint, bearer, units: [unit.id] };
	const unknown = (id: string): StandingVerdict => ({ ...facts, outcome: 'standing/unknown', id });
	const found: StandingVerdict[] = [];
	if (!indexed) found.push(unknown(unit.entry));
	else if (isOption(indexed)) found.push({ ...facts, outcome: 'standing/alone', entry: indexed });
	else if (indexed.isBarred) found.push({ ...facts, outcome: 'standing/barred', entry: indexed });
	for (const { id, indexed: entry } of options) {
		if (!entry) found.push(unknown(id));
		else if (!isOption(entry)) found.push({ ...facts, outcome: 'standing/not-an-option', entry });
		else if (entry.isBarred) found.push({ ...facts, outcome: 'standing/barred', entry });
		else if (indexed?.isChoice) found.push({ ...facts, outcome: 'standing/not-a-unit', entry });
	}
	return found;
}

function isOption({ isUnit, isChoice }: IndexedEntry): boolean {
	return !isUnit && !isChoice;
}

export const standing: Kind<'standing'> = {
	scope: () => 'unit',
	dependsOn: () => ({ any: 'thing' }),
	check: checkStanding,
	problems: {
		whom: (problem) => [
			problem.outcome === 'standing/unknown' ? problem.id : problem.entry.entry.id,
			problem.bearer.unit.id
		],
		severity: () => 1,
		stops: () => 'anything'
	}
};
