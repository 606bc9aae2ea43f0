import { resizing } from '../../engine/fix/index.ts';
import type { Fixes } from '../base/fixes.ts';

/** The required points limit. */
export const fixAgreedSize: Fixes<'agreed-size'> = {
	candidates: (fixing, { constraint }) => [resizing(fixing, constraint.size)]
};
