import { resizing } from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';

/** The size that is asked for. */
export const repairAgreedSize: Repairs<'agreed-size'> = {
	candidates: (repairing, { constraint }) => [resizing(repairing, constraint.size)]
};
