import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome } from '../outcome.ts';

interface Misplaced {
	/** The unit in question, or the one that the option was given to. */
	readonly bearer: MusteredUnit;
	readonly entry: IndexedEntry;
}

interface Unknown {
	readonly bearer: MusteredUnit;
	/** The id in the roster. */
	readonly id: string;
}

export type StandingVerdict =
	| Outcome<'standing', 'met', { /** How many units there are. */ readonly count: number }>
	| Outcome<'standing', 'alone', Misplaced>
	| Outcome<'standing', 'not-an-option', Misplaced>
	| Outcome<'standing', 'not-a-unit', Misplaced>
	| Outcome<'standing', 'unknown', Unknown>;
