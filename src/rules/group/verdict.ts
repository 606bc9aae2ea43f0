import type { Growth } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome, Over, Range, Short } from '../outcome.ts';

interface Grouped {
	readonly growth?: Growth;
	readonly group: GroupConcerned;
}

/** Met, as there is no such group. */
interface NoGroup {
	readonly growth?: undefined;
	readonly group?: undefined;
}

export type GroupVerdict =
	| Outcome<'group', 'met', (Grouped | NoGroup) & Range>
	| Outcome<'group', 'too-small', Grouped & Short>
	| Outcome<'group', 'too-large', Grouped & Over>;
