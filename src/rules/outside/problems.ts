import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';

export const problems: Problems<'outside'> = onBearer;
