import { matchesEither, eitherOf } from '../../engine/base/index.ts';
import { onBearer, type Kind } from '../base/kind.ts';

/** "Only these units may have this option." */
const checkCarries: Kind<'carries'>['check'] = (context, constraint) => {
	const bearers = context.bearers.get(constraint.option)?.units ?? [];
	const strangers = bearers.filter(({ tags }) => !matchesEither(constraint.by, tags));
	if (strangers.length === 0) {
		return [{ constraint, outcome: 'met', units: bearers.map(({ unit }) => unit.id) }];
	}
	return strangers.map((bearer) => ({
		constraint,
		outcome: 'carries/not-allowed',
		bearer,
		units: [bearer.unit.id]
	}));
};

export const carries: Kind<'carries'> = {
	scope: () => 'unit',
	// Units with the option, and options that make a unit eligible.
	dependsOn: ({ option, by }) => ({ options: [option], grants: eitherOf(by) }),
	check: checkCarries,
	problems: onBearer,
	allows: ({ option, by }, { entry }, { tags }) => option !== entry.id || matchesEither(by, tags)
};
