import type { Kind } from '../kind.ts';
import { checkRank } from './check.ts';
import { problems } from './problems.ts';

export const rank: Kind<'rank'> = {
	about: ({ role }) => role,
	scope: () => 'army',
	dependsOn: ({ role, among, by }) => ({
		things: 'number' in by ? [role, among] : [role, among, by],
		numbers: 'number' in by ? [by.number] : [],
		size: false
	}),
	check: checkRank,
	isIdle: ({ units }) => units.length === 0,
	problems
};
