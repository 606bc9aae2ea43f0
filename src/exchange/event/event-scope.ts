import type { Army, Reading, System } from '#schema';
import type { PlainRule } from './event-rules.ts';
import type { Vocabulary } from './event-tags.ts';

/** Everything that an event pack may refer to. */
export interface EventScope {
	readonly system: System;
	readonly armies: readonly Army[];
	readonly readings: readonly Reading[];
	/** What the rules for these armies may name, by army id; without ids, for all armies. */
	readonly words: (armies?: readonly string[]) => Vocabulary;
}

/** A rule with its position, its id and its armies. */
export interface PlacedRule {
	readonly rule: PlainRule;
	/** "constraints, 2nd rule: " */
	readonly where: string;
	readonly id: string;
	/** The ids of the armies that it names. */
	readonly armies: readonly string[] | undefined;
	readonly words: Vocabulary;
}
