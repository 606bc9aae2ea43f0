import * as z from 'zod';
import { Id, Selector, Source, Text } from './words.ts';

/** Groups that units are arranged in (brigades, regiments). */
export const GroupKind = z.strictObject({
	id: Id,
	name: Text,
	plural: Text,
	/** Which units may be arranged. */
	of: Selector,
	/** A play aid: groups may be left out altogether, and all their rules are advice. */
	sketch: z.literal(true).optional(),
	/** What a unit in none of them is called, where that is a choice. */
	outside: z.strictObject({ name: Text, plural: Text }).optional(),
	/** The purpose of such a group, in a sentence. */
	text: Text,
	source: Source
});
export type GroupKind = z.infer<typeof GroupKind>;
