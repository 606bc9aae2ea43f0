import { changingPointsLimit, type Fixes } from '../../engine/fix/index.ts';

/** The required points limit. */
export const fixAgreedSize: Fixes<'agreed-size'> = {
	candidates: (fixing, { constraint }) => [changingPointsLimit(fixing, constraint.size)]
};
