import { describeFaults, type Fault } from '../common/fault.ts';
import type { ReadList, WhichArmy } from '../common/read-list.ts';
import { listOfText, whichArmy, type ReadingContext } from '../roster/lists-in.ts';
import type { ListText } from '../lines/text-line.ts';

type Read = Extract<ReadList, { ok: true }>;

/** Whose list a text is: certain, to be asked, or of a game that Muster does not have. */
export type ArmyOfText =
	/** The list is read for somebody who goes through it. */
	| { readonly kind: 'certain'; readonly list: Read }
	| {
			readonly kind: 'asked';
			/** The armies that it names. */
			readonly which: readonly WhichArmy[];
			/** The ids of the games that it may be of. */
			readonly games: readonly string[];
			readonly faults: readonly Fault[];
	  }
	| { readonly kind: 'refused'; readonly faults: readonly Fault[] };

/** The army of a text. It is not certain if two armies are likely, or if hardly anything is understood. */
export async function armyOfText(text: ListText, context: ReadingContext): Promise<ArmyOfText> {
	const { list, named, games } = await listOfText(text, { ...context, isReviewed: true });
	const faults = list.ok ? (list.refusal ?? []) : list.faults;
	if (list.ok && faults.length === 0) return { kind: 'certain', list };
	if (text.whyNone) return { kind: 'refused', faults: describeFaults(faults, (fault) => fault) };
	if (list.ok && named.length === 1 && isAboutArmy(list, faults)) return { kind: 'certain', list };
	const asked = !list.ok && list.which ? list : await whichArmy(named, context.packs);
	return { kind: 'asked', which: asked.ok ? [] : (asked.which ?? []), games, faults };
}

/** A text with fewer units of the one army that it names may be about something else. */
const fewest = 2;

/** Whether a text of which much is not understood is a list of its army all the same. */
function isAboutArmy({ roster }: Read, faults: readonly Fault[]): boolean {
	return roster.units.length >= fewest && faults.every(({ line }) => line !== undefined);
}
