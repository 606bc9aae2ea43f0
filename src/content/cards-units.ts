import type { ArmyIndex, IndexedEntry, MusteredUnit, Report } from '#engine';
import { unitNumbersText } from '#i18n';
import type { Rule, Entry } from '#schema';
import { armyOrder, compareText, compareWritten, type ArmyOrder } from './army-order.ts';
import { inOrder } from './lines.ts';
import type { SheetRule, SheetUnitCard, SheetWarscroll } from './model.ts';
import type { NamedStats } from './list-model.ts';
import { isFirstRole, ruleKinds } from './named-groups.ts';
import { isArmyOfModels, isCrewed, ranksOf, rolesOf } from './ranks-and-files.ts';
import { belongingsOf, savesOf, glossaryOf, nameKey } from './belongings.ts';
import { keywordRules, rulesWithoutText, rulesWithText } from './reference.ts';
import { knownSpells, sheetSpell } from './spells.ts';
import {
	hasWarscroll,
	heldUnits,
	ofThisArmy,
	warscrollOf,
	type ProfileBook
} from './warscrolls.ts';
import { saidOnce } from './unit-rules.ts';
import { wornBy, statLinesOf, printedStats } from './stat-lines.ts';
import type { RecordTrack } from './record-model.ts';
import { tracksOf } from './record-tracks.ts';

type Tracks = Pick<SheetUnitCard, 'tracks'>;

/** What the cards of units are made from. */
interface Setting {
	readonly report: Report;
	readonly index: ArmyIndex;
	readonly order: ArmyOrder;
	readonly book: ProfileBook | undefined;
	/** Lores whose spells have cards: the cards of units do not list them as options. */
	readonly decks: ReadonlySet<string | undefined>;
	/** The armour save of a unit's models, where no profile has it. */
	readonly saveOf: (unit: MusteredUnit, indexed: IndexedEntry) => string | undefined;
}

/** A card for each unit or character; identical ones share one. Then cards for the units inside sets. */
export function unitCards(report: Report, book: ProfileBook | undefined): readonly SheetUnitCard[] {
	const { index, units } = report.context;
	const order = armyOrder(index);
	const spells = knownSpells(index, units).map((spell) => sheetSpell(index, spell));
	const decks = new Set(spells.map(({ deck }) => deck));
	const saveOf = book ? () => undefined : savesOn(index);
	const setting: Setting = { report, index, order, book, decks, saveOf };
	const own = units.flatMap((unit) =>
		unit.indexed && isOnTheTable(index, unit.indexed, book) ? [{ unit, indexed: unit.indexed }] : []
	);
	const ofUnits = alike(own, order).map((kin) => unitCard(setting, kin));
	return [...ofUnits, ...heldCards(setting, units)].filter(hasMoreThanName);
}

function savesOn(index: ArmyIndex): Setting['saveOf'] {
	const [glossary, saveOf] = [glossaryOf(index), savesOf(index)];
	return (unit, indexed) =>
		saveOf(
			indexed,
			belongingsOf(unit, glossary, () => false)
		);
}

/** Whether it is a unit, or a choice of the army that has models. */
function isOnTheTable(
	index: ArmyIndex,
	indexed: IndexedEntry,
	book: ProfileBook | undefined
): boolean {
	if (indexed.isUnit) return true;
	return book ? hasWarscroll(index, indexed, book) : indexed.entry.stats !== undefined;
}

interface Known {
	readonly unit: MusteredUnit;
	readonly indexed: IndexedEntry;
}

interface CountedUnit extends Known {
	readonly count: number;
}

/** Groups units of the same entry, options, name, note and models, in the army's order. */
function alike(units: readonly Known[], order: ArmyOrder): readonly CountedUnit[] {
	const kins = new Map<string, CountedUnit>();
	for (const known of units) {
		const { unit, models } = known.unit;
		const ids = optionIds(known, order);
		const written = [unit.name, unit.note].map((text = '') => text.trim());
		const key = JSON.stringify([unit.entry, models, ids, written]);
		kins.set(key, { ...known, count: (kins.get(key)?.count ?? 0) + 1 });
	}
	return [...kins.values()].toSorted((a, b) => compareUnits(a, b, order));
}

function compareUnits(a: CountedUnit, b: CountedUnit, order: ArmyOrder): number {
	const [one, other] = [a.unit.unit, b.unit.unit];
	return (
		order.rank(one.entry) - order.rank(other.entry) ||
		compareText(optionIds(a, order).join(), optionIds(b, order).join()) ||
		(a.unit.models ?? 0) - (b.unit.models ?? 0) ||
		compareWritten(one.name, other.name) ||
		compareWritten(one.note, other.note)
	);
}

function optionIds({ unit }: Known, order: ArmyOrder): readonly string[] {
	return inOrder(unit, order).map(({ id }) => id);
}

function unitCard(setting: Setting, { unit, indexed, count }: CountedUnit): SheetUnitCard {
	const { index, book } = setting;
	const { entry, type } = indexed;
	const save = setting.saveOf(unit, indexed);
	const { models } = unit;
	const ownName = (unit.unit.name ?? '').trim();
	const note = (unit.unit.note ?? '').trim();
	const sizes = models === undefined ? [] : [models];
	// With profiles, those have the stat lines.
	const hasNoColumns = book !== undefined || ruleKinds(index).length > 0;
	return {
		kind: type.character ? 'character' : 'unit',
		name: entry.name,
		...(ownName && { ownName }),
		type: type.name,
		count,
		...(models !== undefined && { models }),
		...(isArmyOfModels(index) && isCrewed(index, entry) && { isCrewed: true }),
		pointsEach: unit.points,
		...rolesAndOptionsOf(setting, unit),
		...(save !== undefined && { save }),
		equipment: entry.equipment ?? [],
		...(entry.holds && {
			holds: entry.holds.map(({ count, name, size }) => ({ count, name, models: size }))
		}),
		stats: hasNoColumns ? [] : statLinesOn(setting, unit, indexed),
		...unitTracks(index, unit),
		...(book &&
			hasWarscroll(index, indexed, book) && {
				profile: warscrollOf(index, { ...ofThisArmy(index, indexed), models: sizes }, book)
			}),
		...rulesOn(setting, unit, indexed),
		...(entry.text !== undefined && { text: entry.text }),
		...(note && { note })
	};
}

/** Its roles, ranks and numbers, and its other options without a stat line. */
function rolesAndOptionsOf(
	{ report, index, order }: Setting,
	unit: MusteredUnit
): Pick<SheetUnitCard, 'rolesAndNumbers' | 'options'> {
	const options = inOrder(unit, order);
	const roles = rolesOf(options);
	const ranks = isArmyOfModels(index) ? ranksOf(index, unit) : [];
	const named = new Set([
		...roles.map(({ id }) => id),
		...ranks.flatMap(({ options: chosen }) => chosen.map(({ id }) => id))
	]);
	const others = options.filter(
		({ id, indexed }) => !named.has(id) && !printedStats(indexed?.entry, unit.indexed?.entry)
	);
	return {
		rolesAndNumbers: [
			...roles.map(({ name }) => name),
			...ranks.map(({ name }) => name),
			...unitNumbersText(report.tallies, unit.unit.id)
		],
		options: [...new Set(others)]
			.map(({ id, indexed }) => {
				const times = others.filter((option) => option.id === id).length;
				return `${indexed?.entry.name ?? id}${times === 1 ? '' : ` × ${times}`}`;
			})
			.filter((name, at, all) => all.indexOf(name) === at)
	};
}

/** Its stat line, those of its parts, and those of its options. */
function statLinesOn(
	{ index, order }: Setting,
	unit: MusteredUnit,
	{ entry }: IndexedEntry
): readonly NamedStats[] {
	const options = inOrder(unit, order);
	const worn = statLinesOf(index, unit);
	const own = entry.stats ? [{ name: entry.name, stats: worn.own }] : [];
	const chosen = options.flatMap(({ indexed }) => {
		const stats = worn.ofOption(indexed);
		const name = indexed?.entry.name ?? '';
		const first = stats ? [{ name, stats }] : [];
		return [...first, ...worn.furtherOfOption(indexed)];
	});
	const figures = [...own, ...worn.furtherUnchosen, ...chosen];
	const keys = figures.map((figure) => JSON.stringify(figure));
	return figures.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Its own rules and those of its options, then those common to a type or a keyword; each once. */
function rulesOn(
	{ index, decks }: Setting,
	unit: MusteredUnit,
	indexed: IndexedEntry
): Pick<SheetUnitCard, 'rules' | 'commonRules'> {
	const { holds } = wornBy(index, unit);
	const chosen = unit.options.flatMap((option) =>
		isFirstRole(option) ? [] : (option.indexed ?? [])
	);
	const all = [indexed, ...chosen];
	const isCommon = ({ id, of }: Rule): boolean =>
		of !== undefined || all.some(({ type }) => type.rules?.includes(id));
	const ofArmy = new Set(index.army.armyRules);
	const rules = saidOnce([...new Set(all.flatMap(({ rules }) => rules))]).filter(
		(rule) => !ofArmy.has(rule.id) && rule.printed !== false && holds(rule)
	);
	const own = rules.filter((rule) => !isCommon(rule));
	// A rule with the name of its unit would repeat the head of the card.
	const isOther = ({ name }: Rule): boolean => nameKey(name) !== nameKey(indexed.entry.name);
	const explained = chosen.filter(
		(option) => !isOnItemCard(option) && !option.entry.sizeTimes && !decks.has(option.entry.name)
	);
	return {
		rules: [...rulesWithText(own), ...textsOf(explained), ...rulesWithoutText(own.filter(isOther))],
		commonRules: rulesWithText(rules.filter(isCommon))
	};
}

function textsOf(options: readonly IndexedEntry[]): readonly SheetRule[] {
	return [...new Set(options)].flatMap(({ entry: { name, text } }) =>
		text === undefined ? [] : [{ name, text }]
	);
}

/** Units inside sets, each once, by their own profiles and with the name of the set, if it is another. */
function heldCards(
	{ index, order, book }: Setting,
	units: readonly MusteredUnit[]
): readonly SheetUnitCard[] {
	if (!book) return [];
	const sets = new Map(
		units.flatMap(({ indexed, points }) =>
			indexed?.held.length ? [[indexed.entry.id, { set: indexed, points }]] : []
		)
	);
	return [...sets.values()]
		.toSorted((a, b) => order.rank(a.set.entry.id) - order.rank(b.set.entry.id))
		.flatMap(({ set, points }) =>
			heldUnits(index, set, book).map((held, at) => {
				const type = index.system.types.find(({ id }) => id === held.entry.type);
				const profile = warscrollOf(index, held, book);
				return {
					kind: type?.character ? 'character' : 'unit',
					name: held.entry.name,
					type: type?.name ?? '',
					count: set.entry.holds?.[at]?.count ?? 1,
					models: held.models[0] ?? 1,
					pointsEach: isSetOfOne(set.entry) && set.entry.text === undefined ? points : 0,
					rolesAndNumbers: held.entry.name === set.entry.name ? [] : [set.entry.name],
					equipment: [],
					options: [],
					stats: [],
					...heldUnitTracks(index, held.entry, held.models[0] ?? 1),
					profile,
					rules: [],
					commonRules: rulesWithText(keywordRules(index, profile.keywords)),
					...(held.entry.text !== undefined && { text: held.entry.text })
				};
			})
		);
}

/** Whether a set of units is a single one, whose own card says all there is to say of the set. */
function isSetOfOne({
	holds = []
}: {
	readonly holds?: readonly { readonly count: number }[] | undefined;
}): boolean {
	return holds.length === 1 && holds[0]?.count === 1;
}

/** Whether a card says more of a unit than what it is called. */
function hasMoreThanName(card: SheetUnitCard): boolean {
	const { save, holds, tracks, profile, text, note } = card;
	const { rolesAndNumbers, equipment, options, stats, rules, commonRules } = card;
	return (
		[save, tracks, text, note].some((part) => part !== undefined) ||
		[rolesAndNumbers, equipment, options, stats, rules, commonRules].some(
			(parts) => parts.length > 0
		) ||
		(holds !== undefined && !isSetOfOne({ holds })) ||
		(profile !== undefined && hasContents(profile))
	);
}

function hasContents({ stats, weapons, abilities, keywords }: SheetWarscroll): boolean {
	return [stats, weapons, abilities, keywords].some((parts) => parts.length > 0);
}

/** What a unit crosses off, as on the battle record; units inside a set do so on their own cards. */
function unitTracks(index: ArmyIndex, unit: MusteredUnit): Tracks {
	const losses = index.system.record?.losses;
	if (!losses || !unit.indexed || unit.indexed.held.length > 0) return {};
	return worthDrawing(tracksOf(index, losses, unit));
}

/** What a unit inside a set crosses off: its wounds are a number, as it has no stat line here. */
function heldUnitTracks({ system }: ArmyIndex, { numbers }: Entry, pieces: number): Tracks {
	const each = system.record && numbers?.[system.record.losses.wounds];
	return each === undefined ? {} : worthDrawing([{ pieces, each }]);
}

/** Only tracks whose number of boxes is known. A single box would show nothing. */
function worthDrawing(tracks: readonly RecordTrack[]): Tracks {
	const known = tracks.filter(({ pieces, each, isUnsure }) => !isUnsure && pieces * each > 1);
	return known.length > 0 ? { tracks: known } : {};
}

/** Whether an option gets its own card: it has a text and no stat line. */
export function isOnItemCard({ type, entry }: IndexedEntry): boolean {
	return type.item === true && entry.text !== undefined && !entry.stats;
}
