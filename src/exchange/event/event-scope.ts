import type { Army, Reading, System } from '#schema';
import type { PlainRule } from './event-rules.ts';
import type { Vocabulary } from './event-tags.ts';

/** Everything that an event pack may refer to. */
export interface EventScope {
	readonly system: System;
	readonly armies: readonly Army[];
	readonly readings: readonly Reading[];
	/** The words of these armies, by id; of every army without. */
	readonly words: (armies?: readonly string[]) => Vocabulary;
}

/** One rule with its place, its id and the armies it is for. */
export interface PlacedRule {
	readonly rule: PlainRule;
	/** "constraints, 2nd rule: " */
	readonly where: string;
	readonly id: string;
	/** Ids of the armies it names. */
	readonly armies: readonly string[] | undefined;
	readonly words: Vocabulary;
}
