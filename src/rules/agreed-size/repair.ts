import { resizing } from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';

/** The required points limit. */
export const repairAgreedSize: Repairs<'agreed-size'> = {
	candidates: (repairing, { constraint }) => [resizing(repairing, constraint.size)]
};
