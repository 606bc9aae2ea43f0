import { paperwork } from '../../i18n/en/printing.ts';
import type {
	Sheet,
	SheetChart,
	SheetReference,
	SheetRule,
	SheetSpell,
	SheetStats,
	SheetUnitRules,
	SheetWarscrolls,
	SheetName,
	SheetTiming,
	SheetWarscroll,
	SheetWeapon
} from '../../content/model.ts';
import type { NamedStats } from '../../content/list-model.ts';
import { nameOnlyNote, unitSummary, abilitiesText } from '../../content/wording.ts';
import { words } from '../../content/words.ts';
import { chief, minor, type TextBlock, type TextItem, type TextPart } from './document.ts';

/** Stat lines, rules, items and spells: what a player looks up at the table. */
export function referenceParts(sheet: Sheet, reference: SheetReference): readonly TextPart[] {
	const { stats, units, shared, armyRules, spells } = reference;
	const missing: readonly TextBlock[] = reference.spellsMissing.map((text) => ({
		kind: 'text',
		text
	}));
	const decks = [...new Set(spells.flatMap(({ deck }) => deck ?? []))];
	const ofDeck = (deck: string | undefined): readonly TextBlock[] =>
		spellsBlock(spells.filter((spell) => spell.deck === deck));
	return [
		...statParts(sheet, stats),
		...chief(paperwork.reference.units, units.flatMap(unitBlocks)),
		...chief(paperwork.reference.shared, shared.flatMap(ruleBlocks)),
		...chief(words.armyRules, armyRules.flatMap(ruleBlocks)),
		...chief(words.spells, [...ofDeck(undefined), ...missing]),
		...decks.flatMap((deck) => chief(deck, ofDeck(deck)))
	];
}

/** The rules that stand below warscrolls, and that something has a name only. */
export function besideWarscrolls(
	{ shared, armyRules }: SheetReference,
	warscrolls: SheetWarscrolls
): readonly TextPart[] {
	const note = nameOnlyNote(warscrolls);
	return [
		...chief(words.rules, shared.flatMap(ruleBlocks)),
		...chief(words.armyRules, armyRules.flatMap(ruleBlocks)),
		...(note === undefined
			? []
			: ([{ blocks: [{ kind: 'text', lead: words.nameOnly, text: note }] }] as const))
	];
}

/** The stat lines under each heading of the army list. */
function statParts(sheet: Sheet, stats: readonly SheetStats[]): readonly TextPart[] {
	return stats.flatMap(({ heading, rows }) =>
		minor(`${words.stats}: ${heading}`, statTable(sheet, rows))
	);
}

/** A table of stat lines, without empty columns. */
export function statTable(
	{ columns }: Pick<Sheet, 'columns'>,
	rows: readonly NamedStats[]
): readonly TextBlock[] {
	const used = columns.flatMap((_, at) => (rows.some(({ stats }) => stats[at]) ? [at] : []));
	if (used.length === 0) return [];
	return [
		{
			kind: 'table',
			head: ['', ...used.map((at) => columns[at]?.short ?? '')],
			rows: rows.map(({ name, stats }) => [name, ...used.map((at) => stats[at])])
		}
	];
}

/** A rule and its chart. */
export function ruleBlocks({ name, text, chart, of = '' }: SheetRule): readonly TextBlock[] {
	const lead = of === '' ? name : `${name} (${of})`;
	return [{ kind: 'text', lead, text }, ...(chart ? chartBlocks(chart) : [])];
}

function chartBlocks({ name, roll, rows }: SheetChart): readonly TextBlock[] {
	return [
		{
			kind: 'table',
			head: [roll, name],
			rows: rows.map((row) => [row.roll, row.text])
		}
	];
}

/** A unit with its save and the names of what is explained elsewhere or nowhere, then its own rules. */
function unitBlocks(unit: SheetUnitRules): readonly TextBlock[] {
	return [
		{ kind: 'text', lead: unit.name, text: unitSummary(unit) },
		...unit.rules.flatMap(ruleBlocks)
	];
}

/** Spells, each with what it takes to cast it. */
export function spellsBlock(spells: readonly SheetSpell[]): readonly TextBlock[] {
	return spells.length === 0 ? [] : [{ kind: 'list', items: spells.map(spellItem), marked: true }];
}

function spellItem(spell: SheetSpell): TextItem {
	const { name, kind, cast, power, range, keywords, castBy, text, isUnnamed } = spell;
	const how = [
		kind,
		isUnnamed ? words.unnamed : undefined,
		cast,
		power === undefined ? undefined : words.powerWithin(power),
		range,
		keywords?.toLowerCase(),
		castBy
	]
		.filter(Boolean)
		.join(', ');
	const after = text ? `: ${text}` : '';
	return { lead: name, text: `${how === '' ? '' : ` (${how})`}${after}` };
}

/** Every unit with its weapons and abilities, the lores, and what else was chosen. */
export function warscrollParts({ units, lores, names }: SheetWarscrolls): readonly TextPart[] {
	return [
		...units.flatMap(unitParts),
		...lores.flatMap(({ kind, name, spells }) => chief(loreName(kind, name), spellsBlock(spells))),
		...chief(
			words.chosen,
			names.length > 0 ? [{ kind: 'list', items: names.map(nameItem), marked: true }] : []
		)
	];
}

function unitParts(unit: SheetWarscroll): readonly TextPart[] {
	const { name, models, base } = unit;
	const about = [...(models.length > 0 ? [words.modelsEach(models)] : []), base ?? []].flat();
	return minor(name, warscrollBlocks(unit), about.length > 0 ? about.join(', ') : undefined);
}

/** The stat line, weapons, abilities and keywords of a unit. */
export function warscrollBlocks({
	stats,
	weapons,
	abilities,
	keywords
}: SheetWarscroll): readonly TextBlock[] {
	const line = stats.map(({ name, value }) => `${name} ${value}`).join(' · ');
	const items = abilities.map(timingItem);
	return [
		...(line === '' ? [] : [{ kind: 'lines' as const, lines: [line] }]),
		...(weapons.length > 0 ? [weaponTable(weapons)] : []),
		...(items.length > 0 ? [{ kind: 'list' as const, items, marked: true as const }] : []),
		...(keywords.length > 0 ? [{ kind: 'lines' as const, lines: [keywords.join(', ')] }] : [])
	];
}

/** Ranges and abilities only where some weapon has one. */
function weaponTable(weapons: readonly SheetWeapon[]): TextBlock {
	const hasRange = weapons.some(({ range }) => range !== undefined);
	const hasAbilities = weapons.some(({ abilities }) => abilities.length > 0);
	return {
		kind: 'table',
		head: [
			words.weapon,
			...(hasRange ? [words.range] : []),
			...words.figures.map(([short]) => short),
			...(hasAbilities ? [''] : [])
		],
		rows: weapons.map(({ name, range, figures, abilities }) => [
			name,
			...(hasRange ? [range] : []),
			...figures,
			...(hasAbilities ? [abilities.length > 0 ? abilities.join(', ') : undefined] : [])
		])
	};
}

function timingItem({ timing, abilities }: SheetTiming): TextItem {
	return { lead: timing, text: `: ${abilitiesText(abilities)}` };
}

function nameItem({ kind, name, bearer, text }: SheetName): TextItem {
	const about = [kind, bearer].filter(Boolean).join(', ');
	return {
		lead: name,
		text: `${about === '' ? '' : ` (${about})`}: ${text ?? words.nameOnlyWithin}`
	};
}

/** A lore with its kind, which some names say already. */
function loreName(kind: string, name: string): string {
	return name.toLowerCase().startsWith(kind.toLowerCase()) ? name : `${kind}: ${name}`;
}
