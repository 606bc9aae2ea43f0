import { distance, type Kind } from '../base/kind.ts';

/** "The game is played at this points limit and no other." */
const checkAgreedSize: Kind<'agreed-size'>['check'] = ({ limit }, constraint) => [
	{
		constraint,
		outcome: limit === constraint.size ? 'met' : 'agreed-size/other',
		measured: limit,
		min: constraint.size,
		max: constraint.size,
		units: []
	}
];

export const agreedSize: Kind<'agreed-size'> = {
	scope: () => 'army',
	dependsOn: () => ({ limit: true }),
	check: checkAgreedSize,
	problems: {
		whom: () => [],
		severity: distance,
		stops: () => 'anything'
	}
};
