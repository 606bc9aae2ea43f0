import type { MusteredUnit } from '../engine/base/index.ts';
import type { Bars } from './kind.ts';

interface OnBearer {
	readonly bearer: MusteredUnit;
}

/** A problem that a unit either has or does not have. */
export const onBearer = {
	whom: ({ bearer }: OnBearer): readonly string[] => [bearer.unit.id],
	severity: (): number => 1,
	bars: (): Bars => 'anything'
};
