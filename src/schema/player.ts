import * as z from 'zod/mini';

/** The most characters of each detail. */
export const longestDetail = 80;

const Detail = z.string().check(z.maxLength(longestDetail));

/** Who plays a list, and where. It is no part of the roster, so that no link and no list code has it. */
export const Player = z.strictObject({
	name: z.optional(Detail),
	club: z.optional(Detail),
	team: z.optional(Detail),
	email: z.optional(Detail),
	/** A member's or a participant's number. */
	number: z.optional(Detail),
	table: z.optional(Detail),
	round: z.optional(Detail)
});
export type Player = z.infer<typeof Player>;
/** The name of a detail. */
export const PlayerDetail = z.keyof(Player);
export type PlayerDetail = z.infer<typeof PlayerDetail>;

/** The details in the order they are asked for and printed. */
export const playerDetails = Object.keys(Player.shape) as readonly PlayerDetail[];

/** For whoever runs the event: on no other paper, and in no text. */
const privateDetails: readonly PlayerDetail[] = ['email', 'number'];

/** The player without e-mail and number. */
export function withoutPrivate(player: Player): Player {
	const open = playerDetails.filter((detail) => !privateDetails.includes(detail));
	return Object.fromEntries(
		open.flatMap((detail) => {
			const text = player[detail];
			return text === undefined ? [] : [[detail, text]];
		})
	);
}
