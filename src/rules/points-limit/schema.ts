import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';

/** The points spent may not be over the agreed size. */
export const PointsLimit = z.strictObject({ ...Common, kind: z.literal('points-limit') });
