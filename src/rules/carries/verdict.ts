import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome } from '../outcome.ts';

export type CarriesVerdict =
	| Outcome<'carries', 'met'>
	| Outcome<'carries', 'not-allowed', { readonly bearer: MusteredUnit }>;
