import type { Kind } from '../kind.ts';
import { checkAgreedSize } from './check.ts';
import { problems } from './problems.ts';

export const agreedSize: Kind<'agreed-size'> = {
	scope: () => 'army',
	dependsOn: () => ({ size: true }),
	check: checkAgreedSize,
	problems
};
