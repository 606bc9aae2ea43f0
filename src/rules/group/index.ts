import { counted, type Kind } from '../kind.ts';
import { checkGroup } from './check.ts';
import { problems } from './problems.ts';

export const group: Kind<'group'> = {
	scope: ({ group: kind }) => ({ group: kind }),
	dependsOn: ({ of, more, unlessWith = of }) => ({ things: [...counted(of, more), unlessWith] }),
	check: checkGroup,
	problems
};
