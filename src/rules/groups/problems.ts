import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over, type Range, type Short } from '../outcome.ts';

export type GroupsVerdict =
	| Outcome<'groups', 'met', Range>
	| Outcome<'groups', 'too-few', Short>
	| Outcome<'groups', 'too-many', Over>;

export const problems: Problems<'groups'> = {
	whom: () => [],
	severity: distance,
	bars: ({ outcome }) => (outcome === 'groups/too-few' ? 'options' : 'anything')
};
