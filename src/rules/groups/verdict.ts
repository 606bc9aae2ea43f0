import type { Outcome, Over, Range, Short } from '../outcome.ts';

export type GroupsVerdict =
	| Outcome<'groups', 'met', Range>
	| Outcome<'groups', 'too-few', Short>
	| Outcome<'groups', 'too-many', Over>;
