import type { Fault } from '../common/fault.ts';
import { readListText, type ReadingContext, whichArmy } from '../roster/lists-in.ts';
import type { WhichArmy } from '../names/read-list.ts';
import type { ListText } from '../lines/text-line.ts';

/** Whose list a text is: certain, to be asked, or of a game that Muster does not have. */
export type ArmyOfText =
	| { readonly kind: 'certain'; readonly system: string; readonly army: string }
	| {
			readonly kind: 'asked';
			/** The armies that it names. */
			readonly which: readonly WhichArmy[];
			/** The ids of the games that it may be of. */
			readonly games: readonly string[];
			readonly faults: readonly Fault[];
	  }
	| { readonly kind: 'refused'; readonly faults: readonly Fault[] };

/** A text with fewer units of the one army that it names may be about something else. */
const fewest = 2;

/** The army of a text. It is not certain if two armies are likely, or if hardly anything is understood. */
export async function armyOfText(text: ListText, context: ReadingContext): Promise<ArmyOfText> {
	const { list, named, games } = await readListText(text, context);
	if (list.ok) return { kind: 'certain', system: list.roster.system, army: list.roster.army };
	const { faults } = list;
	if (text.foreign) return { kind: 'refused', faults };
	const [only, ...others] = named;
	if (only && others.length === 0 && faults.every(({ line }) => line !== undefined)) {
		const reviewed = await readListText(text, { ...context, as: only, isReviewed: true });
		const { list: read } = reviewed;
		if (read.ok && read.roster.units.length >= fewest) {
			return { kind: 'certain', system: read.roster.system, army: read.roster.army };
		}
	}
	const asked = list.which ? list : await whichArmy(named, context.packs);
	return { kind: 'asked', which: asked.ok ? [] : (asked.which ?? []), games, faults };
}
