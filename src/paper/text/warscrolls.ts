import type {
	SheetName,
	SheetTiming,
	SheetWarscroll,
	SheetWarscrolls,
	SheetWeapon
} from '../../content/model.ts';
import { words } from '../../content/words.ts';
import { chief, minor, type TextBlock, type TextItem, type TextPart } from './document.ts';
import { abilitiesText } from '../../content/wording.ts';
import { spellsBlock } from './reference.ts';

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
