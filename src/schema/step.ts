import * as z from 'zod/mini';
import { maxUnits } from './bounds.ts';
import { Roster, RosterUnit } from './roster.ts';

const Count = z.int().check(z.nonnegative());

/** The difference that turns one roster into another. */
export const Patch = z.strictObject({
	/** At this place, so many units are removed and these are inserted. */
	units: z.optional(
		z.strictObject({
			at: Count,
			out: Count,
			units: z.readonly(z.array(RosterUnit).check(z.maxLength(maxUnits)))
		})
	),
	/** Everything of the roster but its units, where it differs. */
	shell: z.optional(Roster)
});
export type Patch = z.infer<typeof Patch>;

/** One edit of a roster's history: what was done, and the way there and back. */
export const Step = z.strictObject({
	/** Its number in the history of its roster. */
	n: z.int().check(z.positive()),
	/** When it was done, in milliseconds. */
	at: z.number(),
	/** The change, in words. */
	text: z.string().check(z.maxLength(500)),
	back: Patch,
	forth: Patch,
	/** Checksums of the roster before and after: they show where steps do not follow one another. */
	from: Count,
	to: Count
});
export type Step = z.infer<typeof Step>;
