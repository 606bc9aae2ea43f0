import * as z from 'zod';
import { Text } from '../words.ts';

/** Printed names, and what they are called in another language. */
const Names = z.record(Text, z.array(Text));

/** What armies and their things are called in another language: read in pasted lists, and shown nowhere. */
export const NamesAbroad = z.strictObject({
	formatVersion: z.literal(1),
	/** Of armies. */
	armies: Names,
	/** Of units and other things. */
	entries: Names
});
export type NamesAbroad = z.infer<typeof NamesAbroad>;
