import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';

/** Units are taken for themselves; options (mounts, stands, items) belong to a unit. */
export const Standing = z.strictObject({ ...Common, kind: z.literal('standing') });
