import type { Kind } from '../kind.ts';
import { checkRank } from './check.ts';
import { problems } from './problems.ts';

export const rank: Kind<'rank'> = {
	scope: () => 'army',
	dependsOn: ({ role, among, by }) => ({
		things: 'number' in by ? [role, among] : [role, among, by],
		numbers: 'number' in by ? [by.number] : []
	}),
	check: checkRank,
	problems
};
