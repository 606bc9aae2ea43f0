import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';

/** Units stand by themselves; options (mounts, stands, items) are given to a unit, and to nothing else. */
export const Standing = z.strictObject({ ...Common, kind: z.literal('standing') });
