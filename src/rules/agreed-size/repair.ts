import { resizing } from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';

/** The size that is asked for. */
export const repairAgreedSize: Repairs<'agreed-size'> = {
	candidates: (workshop, { constraint }) => [resizing(workshop, constraint.size)]
};
