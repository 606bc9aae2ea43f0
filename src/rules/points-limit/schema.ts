import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';

/** The points spent may not exceed the points limit. */
export const PointsLimit = z.strictObject({ ...Common, kind: z.literal('points-limit') });
