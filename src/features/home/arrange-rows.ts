import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';

/** What rosters may be sorted by. */
export const orders = ['edited', 'name', 'army', 'points'] as const;
export type RowOrder = (typeof orders)[number];

/** Which rosters are shown, and in what order. */
export interface Arrangement {
	/** Words that must all stand in the roster's name, its army's, its game's or its event's. */
	readonly text: string;
	readonly order: RowOrder;
}

/** What a roster's army and game are called. */
export type NamesOf = (roster: Roster) => { readonly army: string; readonly game: string };

/**
 * The rosters that are looked for, sorted.
 * @param rows edited last first. Those that cannot be read come last, and are not found by words.
 */
export function arrangeRows(
	rows: readonly Stored[],
	{ text, order }: Arrangement,
	namesOf: NamesOf
): readonly Stored[] {
	const words = plain(text).split(/\s+/).filter(Boolean);
	const readable = rows.filter((stored) => stored.readable);
	const found = readable.filter(({ roster }) => {
		const { army, game } = namesOf(roster);
		const all = plain([roster.name, army, game, roster.event?.name ?? ''].join('\n'));
		return words.every((word) => all.includes(word));
	});
	const others = words.length > 0 ? [] : rows.filter((stored) => !stored.readable);
	if (order === 'edited') return words.length > 0 ? found : rows;
	return [...found.toSorted(sorters(namesOf)[order]), ...others];
}

type Readable = Extract<Stored, { readable: true }>;
type Sorter = (a: Readable, b: Readable) => number;

function sorters(namesOf: NamesOf): Readonly<Record<Exclude<RowOrder, 'edited'>, Sorter>> {
	const byName: Sorter = (a, b) => a.roster.name.localeCompare(b.roster.name);
	return {
		name: byName,
		army: (a, b) => namesOf(a.roster).army.localeCompare(namesOf(b.roster).army) || byName(a, b),
		points: (a, b) => b.roster.size - a.roster.size || byName(a, b)
	};
}

function plain(text: string): string {
	return text.replace(/['’]/g, '').toLowerCase();
}
