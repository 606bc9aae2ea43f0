import { matchesEither } from '../../engine/base/index.ts';
import type { Kind } from '../kind.ts';

/** "Only these units may have this option." */
export const checkCarries: Kind<'carries'>['check'] = (context, constraint) => {
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
