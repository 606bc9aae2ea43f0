import type { System } from '#schema';
import type { SheetPlayBlock, SheetPlaySection, SheetWarscroll } from './model.ts';

/** What somebody may do at one moment of a turn. */
interface Deed {
	/** The moment as printed, without how often: "Your Combat Phase". */
	readonly moment: string;
	/** The place of the moment in a turn. */
	readonly at: number;
	readonly name: string;
	/** How often, as printed: "Once Per Turn (Army)". */
	readonly limit: string;
	readonly cast?: string;
	readonly text?: string;
	readonly who: string;
}

/** Whose turn a moment is in, in the order in which moments of one phase are printed. */
const turns = /^(?:Your|Any|Enemy)/;

/** "Once Per Turn (Army), Your Combat Phase": how often, and when. */
const timed = /^(?:(Once Per [^,]+), )?(.*)$/;

/** What the units of a list may do when, by moments of the turn; nothing if the game has no order of them. */
export function momentSections(
	{ turnOrder = [] }: System,
	units: readonly SheetWarscroll[]
): readonly SheetPlaySection[] {
	const deeds = units.flatMap((unit) => deedsOf(unit, turnOrder));
	const moments = [...new Set(deeds.map(({ moment }) => moment))];
	return moments
		.map((moment) => ({ moment, deeds: deeds.filter((deed) => deed.moment === moment) }))
		.toSorted((a, b) => placeOf(a.deeds) - placeOf(b.deeds) || turnOf(a.moment) - turnOf(b.moment))
		.map(({ moment, deeds: own }) => ({ name: moment, blocks: blocksOf(own) }));
}

function deedsOf(
	{ name: who, abilities }: SheetWarscroll,
	order: readonly string[]
): readonly Deed[] {
	return abilities.flatMap(({ timing, abilities: own }) => {
		const [, limit = '', moment = ''] = timed.exec(timing) ?? [];
		const at = order.findIndex((words) => moment.includes(words));
		return at < 0 ? [] : own.map((ability) => ({ ...ability, moment, at, limit, who }));
	});
}

function placeOf([first]: readonly Deed[]): number {
	return first?.at ?? 0;
}

function turnOf(moment: string): number {
	return ['Your', 'Any', 'Enemy'].indexOf(turns.exec(moment)?.[0] ?? '');
}

/** One block for what several units do alike. */
function blocksOf(deeds: readonly Deed[]): readonly SheetPlayBlock[] {
	const keyOf = ({ name, limit, text }: Deed): string => JSON.stringify([name, limit, text]);
	return [...new Set(deeds.map(keyOf))].map((key) => {
		const alike = deeds.filter((deed) => keyOf(deed) === key);
		const [{ name, limit, cast, text } = { name: '', limit: '' }] = alike;
		const who = [...new Set(alike.map((deed) => deed.who))].join(', ');
		return {
			id: key,
			name: `${name}${cast === undefined ? '' : ` (${cast})`}`,
			lines: [[who, limit].filter(Boolean).join(' · '), ...(text === undefined ? [] : [text])],
			tables: []
		};
	});
}
