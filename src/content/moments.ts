import type { ArmyIndex, MusteredUnit } from '#engine';
import type { System, EffectsOf } from '#schema';
import type { SheetPlayBlock, SheetPlaySection, SheetWarscroll } from './model.ts';
import { knownSpells } from './spells.ts';

/** What somebody may do, and when, as printed: "Once Per Turn (Army), Your Combat Phase". */
interface TimedDeed extends Pick<Deed, 'name' | 'cast' | 'text' | 'who' | 'isOnWarscroll'> {
	readonly timing: string;
}

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
	/** Empty if it is the army's. */
	readonly who: string;
	/** Whether a warscroll says what it does. */
	readonly isOnWarscroll?: true;
}

/** Whose turn a moment is in, in the order in which moments of one phase are printed. */
const turns = /^(?:Your|Any|Enemy)/;

/** "Once Per Turn (Army), Your Combat Phase": how often, and when. */
const timed = /^(?:(Once Per [^,]+), )?(.*)$/;

/**
 * What the units of a list may do, by moments of the turn; nothing in a game whose data give no order of moments.
 * @param others what may be done besides
 */
export function momentSections(
	{ turnOrder = [] }: System,
	units: readonly SheetWarscroll[],
	others: readonly TimedDeed[] = []
): readonly SheetPlaySection[] {
	const deeds = [...units.flatMap(deedsOf), ...others].flatMap((deed) => placed(deed, turnOrder));
	const moments = [...new Set(deeds.map(({ moment }) => moment))];
	return moments
		.map((moment) => ({ moment, deeds: deeds.filter((deed) => deed.moment === moment) }))
		.toSorted((a, b) => placeOf(a.deeds) - placeOf(b.deeds) || turnOf(a.moment) - turnOf(b.moment))
		.map(({ moment, deeds: own }) => ({ name: moment, blocks: blocksOf(own) }));
}

function deedsOf({ name: who, abilities }: SheetWarscroll): readonly TimedDeed[] {
	return abilities.flatMap(({ timing, abilities: own }) =>
		own.map((ability) => ({ ...ability, timing, who, isOnWarscroll: true as const }))
	);
}

/** A deed at its moment; none for what is always so. */
function placed({ timing, ...deed }: TimedDeed, order: readonly string[]): readonly Deed[] {
	const [, limit = '', moment = ''] = timed.exec(timing) ?? [];
	const at = order.findIndex((words) => moment.includes(words));
	return at < 0 ? [] : [{ ...deed, moment, at, limit }];
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
		const [{ name, limit, cast, text, isOnWarscroll } = { name: '', limit: '' } as Deed] = alike;
		const who = [...new Set(alike.map((deed) => deed.who))].join(', ');
		const short = [[who, limit].filter(Boolean).join(' · ')].filter(Boolean);
		return {
			id: key,
			name: `${name}${cast === undefined ? '' : ` (${cast})`}`,
			lines: [...short, text ?? ''].filter(Boolean),
			...(isOnWarscroll && { short }),
			tables: []
		};
	});
}

/** What may be done besides the abilities of units: by rules of the army, its choices, spells and options. */
export function armyDeeds(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	effects: EffectsOf
): readonly TimedDeed[] {
	const rules = new Set(index.army.armyRules);
	// A rule that stands for several stands here as these, each with a number.
	const ofArmy = Object.keys(effects).filter((id) => rules.has(id) || rules.has(`${id}-1`));
	const choices = units.flatMap(({ indexed }) => (indexed?.isChoice ? [indexed.entry.id] : []));
	const spells = knownSpells(index, units).flatMap(({ id, name, cast, lore = '' }) =>
		timedIn(effects, id, index.entries.get(lore)?.entry.name ?? '').map((deed) => ({
			...deed,
			...(deed.name === name && cast !== undefined && { cast })
		}))
	);
	const given = units.flatMap(({ indexed, options }) =>
		options.flatMap(({ id }) => timedIn(effects, id, indexed?.entry.name ?? ''))
	);
	return [
		...[...ofArmy, ...choices].flatMap((id) => timedIn(effects, id, '')),
		...spells,
		...given
	];
}

function timedIn(effects: EffectsOf, id: string, who: string): readonly TimedDeed[] {
	return (effects[id] ?? []).flatMap(({ name, timing, text }) =>
		timing === undefined ? [] : [{ name, timing, text, who }]
	);
}
