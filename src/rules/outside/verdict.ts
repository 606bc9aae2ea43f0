import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome } from '../outcome.ts';

export type OutsideVerdict =
	| Outcome<'outside', 'met'>
	| Outcome<'outside', 'left-out', { readonly bearer: MusteredUnit }>;
