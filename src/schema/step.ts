import * as z from 'zod/mini';
import { maxUnits } from './bounds.ts';
import { Roster, RosterUnit } from './roster.ts';

const Count = z.int().check(z.nonnegative());

/** What makes one roster of another. */
export const Patch = z.strictObject({
	/** So many units go out at this place, and these come in. */
	units: z.optional(
		z.strictObject({
			at: Count,
			out: Count,
			units: z.readonly(z.array(RosterUnit).check(z.maxLength(maxUnits)))
		})
	),
	/** All of the roster but its units, where that differs. */
	shell: z.optional(Roster)
});
export type Patch = z.infer<typeof Patch>;

/** One edit of a roster's history: what was done, and the way there and back. */
export const Step = z.strictObject({
	/** Its number in the history of its roster. */
	n: z.int().check(z.positive()),
	/** When it was done, in milliseconds. */
	at: z.number(),
	/** What was done, in words. */
	text: z.string().check(z.maxLength(500)),
	back: Patch,
	forth: Patch,
	/** The sums of the roster before and after: they show where steps do not follow each other. */
	from: Count,
	to: Count
});
export type Step = z.infer<typeof Step>;
