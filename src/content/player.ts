import { playerDetails, type Player, type PlayerDetail } from '#schema';
import type { Sheet, SheetForm } from './model.ts';

/** For whoever runs the event: on no other paper, and in no text. */
const privateDetails: readonly PlayerDetail[] = ['email', 'number'];

/** Forms that are handed in; the others lie on the table or are given to the opponent. */
const forOrganiser: readonly SheetForm[] = ['list', 'organiser', 'legality'];

/** What a form may say of its player. */
export function playerFor(form: SheetForm, player: Player = {}): Pick<Sheet, 'player'> {
	const told = forOrganiser.includes(form) ? player : withoutPrivate(player);
	const given = playerDetails.flatMap((detail) => {
		const text = told[detail]?.trim() ?? '';
		return text === '' ? [] : [[detail, text] as const];
	});
	return given.length === 0 ? {} : { player: Object.fromEntries(given) };
}

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
