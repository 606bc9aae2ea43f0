import { explainingRules, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import type { Rule, System, EffectsOf } from '#schema';
import { armyOrder } from './army-order.ts';
import { statLinesOf, type UnitStatLines } from './stat-lines.ts';
import type {
	SheetReference,
	SheetRule,
	SheetStats,
	SheetWarscrolls,
	SheetPlayBlock,
	SheetPlaySection,
	SheetWarscroll
} from './model.ts';
import type { NamedStats } from './list-model.ts';
import { glossaryOf } from './belongings.ts';
import { knownSpells, sheetSpell, spellsMissing } from './spells.ts';
import { unitRules } from './unit-rules.ts';
import { words } from './words.ts';
import { sheetWarscrolls, type ProfileBook } from './warscrolls.ts';

/** Stats, rules and spells that this roster uses, and nothing else. */
export function sheetReference(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	book?: ProfileBook
): SheetReference {
	const used = usedEntries(index, units);
	const spells = knownSpells(index, units)
		.filter(({ lore }) => lore === undefined)
		.map((spell) => sheetSpell(index, spell));
	const warscrolls = book && sheetWarscrolls(index, units, book);
	const decks = new Set(spells.flatMap(({ deck }) => deck ?? []));
	return {
		stats: statsUsed(index, units, used),
		...(warscrolls
			? { units: [], shared: besideWarscrolls(index, used, warscrolls) }
			: unitRules(index, units, decks)),
		armyRules: rulesOf(index, index.army.armyRules),
		spells,
		spellsMissing: spellsMissing(index, units),
		...(warscrolls && {
			warscrolls,
			moments: momentSections(
				index.system,
				warscrolls.units,
				armyAbilities(index, units, book.effects ?? {})
			)
		})
	};
}

/** Entries of the roster's units and options, each once, in the order of the army list. */
function usedEntries(index: ArmyIndex, units: readonly MusteredUnit[]): readonly IndexedEntry[] {
	const ids = new Set(
		units.flatMap(({ unit, options }) => [unit.entry, ...options.map(({ id }) => id)])
	);
	return [...index.entries.values()].filter(({ entry }) => ids.has(entry.id));
}

/** A stat line as a unit has it. */
interface Used {
	readonly indexed: IndexedEntry;
	readonly line: NamedStats;
	/** Equal for equal lines. */
	readonly key: string;
	readonly unit: string;
}

/**
 * Every stat line once: several machines may have the same crew, and a mount may appear twice. Where armour makes
 * two of one name differ, each says whose it is.
 */
function statsUsed(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	used: readonly IndexedEntry[]
): readonly SheetStats[] {
	const order = armyOrder(index);
	const each = units.map((unit) => ({ unit, statLines: statLinesOf(index, unit) }));
	const all = used.flatMap((indexed) =>
		each.flatMap(({ unit, statLines }) =>
			linesUsed(unit, statLines, indexed).map((line): Used => {
				const name = unit.indexed?.entry.name ?? unit.unit.entry;
				return { indexed, line, key: JSON.stringify(line), unit: name };
			})
		)
	);
	const first = all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at);
	return order.headings
		.map((heading) => ({
			heading,
			rows: first
				.filter(({ indexed }) => order.headingOf(indexed) === heading)
				.map((one) => withBearers(one, all))
		}))
		.filter(({ rows }) => rows.length > 0);
}

/** The stat line, with the units it belongs to where others have other figures ("Mare (Pike Riders)"). */
function withBearers({ indexed, line, key }: Used, all: readonly Used[]): NamedStats {
	const { name } = line;
	const alike = all.filter((one) => one.indexed === indexed && one.line.name === name);
	if (alike.every((one) => one.key === key)) return line;
	const bearers = new Set(alike.flatMap((one) => (one.key === key ? [one.unit] : [])));
	// A unit's own line has its name already.
	const others = [...bearers].filter((bearer) => bearer !== name);
	return others.length === 0 ? line : { ...line, name: `${name} (${others.join(', ')})` };
}

/** The stat line of an entry as a unit has it, then those of its mounts, crew and so on. */
function linesUsed(
	{ unit, options }: MusteredUnit,
	statLines: UnitStatLines,
	{ entry }: IndexedEntry
): readonly NamedStats[] {
	const { name, stats } = entry;
	if (unit.entry === entry.id)
		return [...(stats ? [{ name, stats: statLines.own }] : []), ...statLines.further];
	const option = options.find(({ id }) => id === entry.id)?.indexed;
	const own = stats && statLines.ofOption(option);
	return [...(own ? [{ name, stats: own }] : []), ...statLines.furtherOfOption(option)];
}

/** What is printed of a list of warscrolls besides them: rules of units, keywords and weapons, and no units. */
function besideWarscrolls(
	index: ArmyIndex,
	used: readonly IndexedEntry[],
	{ units }: SheetWarscrolls
): readonly SheetRule[] {
	const ofArmy = new Set(index.army.armyRules);
	const ofKeywords = units.flatMap(({ keywords }) => keywordRules(index, keywords));
	const rules = [...new Set([...used.flatMap(({ rules }) => rules), ...ofKeywords])].filter(
		({ id, printed }) => !ofArmy.has(id) && printed !== false
	);
	const glossary = glossaryOf(index);
	const abilities = units.flatMap(({ weapons }) => weapons.flatMap(({ abilities }) => abilities));
	const named = [...new Set(abilities)].flatMap((ability) => glossary(ability) ?? []);
	const byKey = new Map(named.map((one) => [one.key, one]));
	const ofWeapons = [...byKey.values()].flatMap(({ name, text }) =>
		text === undefined ? [] : [{ name, text }]
	);
	return [...rulesWithText(rules), ...ofWeapons, ...rulesWithoutText(rules)];
}

/** The rules that explain keywords as they are printed, some with a number behind them. */
export function keywordRules(
	{ rules }: Pick<ArmyIndex, 'rules'>,
	printed: readonly string[]
): readonly Rule[] {
	const keywords = new Set(printed.map((keyword) => keyword.replace(/ \(\d+\)$/, '')));
	return explainingRules(rules.values(), keywords).filter((rule) => rule.printed !== false);
}

/** Rules by their ids, each once. */
export function rulesOf(index: ArmyIndex, ids: readonly string[]): readonly SheetRule[] {
	const rules = [...new Set(ids)]
		.flatMap((id) => index.rules.get(id) ?? [])
		.filter(({ printed }) => printed !== false);
	return [...rulesWithText(rules), ...rulesWithoutText(rules)];
}

/** Rules that have a text, as printed on sheets. */
export function rulesWithText(rules: readonly Rule[]): readonly SheetRule[] {
	return rules.flatMap(({ name, text, chart }) =>
		text === undefined ? [] : [{ name, text, ...(chart && { chart }) }]
	);
}

/** The names of rules that have no text, in one line. */
export function rulesWithoutText(
	rules: readonly Rule[],
	named: (rule: Rule) => string = ({ name }) => name
): readonly SheetRule[] {
	const names = rules.filter(({ text }) => text === undefined).map(named);
	return names.length === 0 ? [] : [{ name: words.nameOnly, text: `${names.join('; ')}.` }];
}

/** What somebody may do, and when, as printed: "Once Per Turn (Army), Your Combat Phase". */
interface TimedAbility extends Pick<Ability, 'name' | 'cast' | 'text' | 'who' | 'isOnWarscroll'> {
	readonly timing: string;
}

/** What somebody may do at one moment of a turn. */
interface Ability {
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
	others: readonly TimedAbility[] = []
): readonly SheetPlaySection[] {
	const abilities = [...units.flatMap(abilitiesOf), ...others].flatMap((ability) =>
		placed(ability, turnOrder)
	);
	const moments = [...new Set(abilities.map(({ moment }) => moment))];
	return moments
		.map((moment) => ({
			moment,
			abilities: abilities.filter((ability) => ability.moment === moment)
		}))
		.toSorted(
			(a, b) => placeOf(a.abilities) - placeOf(b.abilities) || turnOf(a.moment) - turnOf(b.moment)
		)
		.map(({ moment, abilities: own }) => ({ name: moment, blocks: blocksOf(own) }));
}

function abilitiesOf({ name: who, abilities }: SheetWarscroll): readonly TimedAbility[] {
	return abilities.flatMap(({ timing, abilities: own }) =>
		own.map((ability) => ({ ...ability, timing, who, isOnWarscroll: true as const }))
	);
}

/** An ability at its moment; none for what is always so. */
function placed(
	{ timing, ...ability }: TimedAbility,
	order: readonly string[]
): readonly Ability[] {
	const [, limit = '', moment = ''] = timed.exec(timing) ?? [];
	const at = order.findIndex((words) => moment.includes(words));
	return at < 0 ? [] : [{ ...ability, moment, at, limit }];
}

function placeOf([first]: readonly Ability[]): number {
	return first?.at ?? 0;
}

function turnOf(moment: string): number {
	return ['Your', 'Any', 'Enemy'].indexOf(turns.exec(moment)?.[0] ?? '');
}

/** One block for what several units do alike. */
function blocksOf(abilities: readonly Ability[]): readonly SheetPlayBlock[] {
	const keyOf = ({ name, limit, text }: Ability): string => JSON.stringify([name, limit, text]);
	return [...new Set(abilities.map(keyOf))].map((key) => {
		const alike = abilities.filter((ability) => keyOf(ability) === key);
		const [{ name, limit, cast, text, isOnWarscroll } = { name: '', limit: '' } as Ability] = alike;
		const who = [...new Set(alike.map((ability) => ability.who))].join(', ');
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
function armyAbilities(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	effects: EffectsOf
): readonly TimedAbility[] {
	const rules = new Set(index.army.armyRules);
	// A rule that stands for several stands here as these, each with a number.
	const ofArmy = Object.keys(effects).filter((id) => rules.has(id) || rules.has(`${id}-1`));
	const choices = units.flatMap(({ indexed }) => (indexed?.isChoice ? [indexed.entry.id] : []));
	const spells = knownSpells(index, units).flatMap(({ id, name, cast, lore = '' }) =>
		timedIn(effects, id, index.entries.get(lore)?.entry.name ?? '').map((ability) => ({
			...ability,
			...(ability.name === name && cast !== undefined && { cast })
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

function timedIn(effects: EffectsOf, id: string, who: string): readonly TimedAbility[] {
	return (effects[id] ?? []).flatMap(({ name, timing, text }) =>
		timing === undefined ? [] : [{ name, timing, text, who }]
	);
}
