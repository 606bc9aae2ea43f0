import * as z from 'zod/mini';
import { Common, Least } from '../../schema/rule-parts.ts';

/** The game is played at this points limit and no other. */
export const AgreedSize = z.strictObject({
	...Common,
	kind: z.literal('agreed-size'),
	/** In points. */
	size: Least
});
