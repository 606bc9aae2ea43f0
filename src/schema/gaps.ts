import * as z from 'zod';
import { Id, Text } from './words.ts';

/** What a printed list has and its file cannot say, in a few words each; about one entry, or about the army. */
export const ArmyGaps = z.array(z.strictObject({ what: Text, entry: z.optional(Id) })).readonly();

/**
 * What the books have and a pack does not say, for the armies named or for all, with what to do by hand. Each is
 * a gap of every such army.
 */
export const SystemGaps = z
	.array(z.strictObject({ what: Text, armies: z.optional(z.array(Id).min(1).readonly()) }))
	.readonly();
