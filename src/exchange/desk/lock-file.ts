import * as z from 'zod/mini';

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Words = z.string().check(z.maxLength(200));
/** In ISO and UTC. Zod's own check of times would weigh on the first visit, which shares its chunk. */
const Time = z.string().check(
	z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
	z.refine((text) => !Number.isNaN(Date.parse(text)))
);

/** A list as it was locked. */
const LockedList = z.strictObject({
	number: z.int().check(z.positive()),
	player: z.optional(Words),
	club: z.optional(Words),
	team: z.optional(Words),
	table: z.optional(Words),
	army: z.optional(Words),
	points: z.optional(z.number()),
	state: z.enum(['legal', 'to fix', 'not wholly read']),
	code: z.optional(Words),
	late: z.optional(z.literal(true)),
	/** The file of the list, and the commitment to it. */
	file: z.optional(z.string().check(z.regex(/^lists\/[\p{L}\p{N}-]{1,80}\.txt$/u))),
	commitment: z.optional(Hash)
});
export type LockedList = z.infer<typeof LockedList>;

/** The lists of an event as they are fixed at its deadline. */
const Lock = z.strictObject({
	musterLock: z.literal(1),
	event: z.strictObject({ name: Words, date: z.iso.date(), rules: Words }),
	deadline: z.optional(z.strictObject({ at: Words, zone: Words })),
	/** When they were locked. */
	locked: Time,
	lists: z.array(LockedList).check(z.maxLength(10_000)),
	/** Of all commitments in their order. */
	fingerprint: Hash
});
export type Lock = z.infer<typeof Lock>;

/** Reads a lock; undefined if the text is none. */
export function readLock(text: string): Lock | undefined {
	try {
		const parsed = Lock.safeParse(JSON.parse(text));
		return parsed.success ? parsed.data : undefined;
	} catch {
		return undefined;
	}
}
