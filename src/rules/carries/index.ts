import { eitherOf, matchesEither } from '../../engine/base/index.ts';
import type { Kind } from '../kind.ts';
import { checkCarries } from './check.ts';
import { problems } from './problems.ts';

export const carries: Kind<'carries'> = {
	scope: () => 'unit',
	// Units with the option, and options that make a unit eligible.
	dependsOn: ({ option, by }) => ({ options: [option], grants: eitherOf(by) }),
	check: checkCarries,
	problems,
	allows: ({ option, by }, { entry }, { tags }) => option !== entry.id || matchesEither(by, tags)
};
