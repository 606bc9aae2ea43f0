import { counted, type Kind } from '../kind.ts';
import { checkGroup } from './check.ts';
import { problems } from './problems.ts';

export const group: Kind<'group'> = {
	scope: ({ group: kind }) => ({ group: kind }),
	dependsOn: ({ of, more }) => ({ things: counted(of, more) }),
	check: checkGroup,
	problems
};
