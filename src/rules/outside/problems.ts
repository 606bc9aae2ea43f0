import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';
import type { Outcome } from '../outcome.ts';

export type OutsideVerdict =
	| Outcome<'outside', 'met'>
	| Outcome<'outside', 'left-out', { readonly bearer: MusteredUnit }>;

export const problems: Problems<'outside'> = onBearer;
