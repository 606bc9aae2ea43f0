import type { OwnWordings } from '#engine';
import {
	buildSheet,
	words,
	type Sheet,
	type SheetPlayBlock,
	type SheetReference
} from '../../content/index.ts';
import { openPlay, type OpenPlay } from '../play-sheet/late.ts';
import type { OpenBattle, OpenList } from './battle/open-battle.ts';

type Scrolls = NonNullable<SheetReference['warscrolls']>;

/** What is looked up in a battle: what each side’s list says, and the play sheet of the game. */
export interface LookUps {
	readonly own: readonly SheetPlayBlock[];
	readonly enemy: readonly SheetPlayBlock[];
	readonly play: OpenPlay | undefined;
}

/**
 * @param wordings the player’s own, of what is a name only
 * @throws if the play sheet is not stored and the network fails
 */
export async function lookUps(
	{ own, enemy }: OpenBattle,
	wordings?: OwnWordings
): Promise<LookUps> {
	const play = await openPlay(own.roster.system);
	return { own: blocksOf(own, wordings), enemy: enemy ? blocksOf(enemy, wordings) : [], play };
}

/** What a list says, in blocks like those of a play sheet: units first, then rules and spells. */
function blocksOf(
	{ roster, report, book }: OpenList,
	wordings: OwnWordings | undefined
): readonly SheetPlayBlock[] {
	const sheet = buildSheet(roster, report, 'reference', { book, wordings });
	const { reference } = sheet;
	if (!reference) return [];
	const { warscrolls } = reference;
	const rules = [...reference.shared, ...reference.armyRules].map(ruleBlock);
	return [
		...(warscrolls ? warscrolls.units.map(scrollBlock) : unitBlocks(sheet, reference)),
		...rules,
		...(warscrolls?.names ?? []).flatMap(({ kind, name, text }) =>
			text === undefined ? [] : [block(name, [`${kind}. ${text}`])]
		),
		...reference.spells.map(spellBlock),
		...(warscrolls?.lores ?? []).flatMap(({ spells }) => spells.map(spellBlock))
	];
}

function block(
	name: string,
	lines: readonly string[],
	tables: SheetPlayBlock['tables'] = []
): SheetPlayBlock {
	return { id: name, name, lines, tables };
}

function ruleBlock({ name, text, chart }: SheetReference['shared'][number]): SheetPlayBlock {
	const rows = chart?.rows.map(({ roll, text: result }) => [roll, result]);
	return block(
		name,
		[text],
		chart && rows ? [{ name: chart.name, columns: [chart.roll, words.result], rows }] : []
	);
}

/** Figures of units that have a row but no text stand by themselves. */
function unitBlocks({ columns }: Sheet, reference: SheetReference): readonly SheetPlayBlock[] {
	const figures = reference.stats.flatMap(({ rows }) => rows);
	const shared = new Map(reference.shared.map(({ name, text }) => [name, text]));
	const own = reference.units.map((unit) => {
		const rules = [
			...unit.rules.map(({ name, text }) => `${name}: ${text}`),
			...unit.shared.map((name) => (shared.has(name) ? `${name}: ${shared.get(name)}` : name))
		];
		const lines = [
			...(unit.saves ?? []),
			...(unit.text === undefined ? [] : [unit.text]),
			...rules,
			...(unit.byName.length > 0 ? [unit.byName.join(', ')] : [])
		];
		return block(unit.name, lines, statTables(columns, figures, unit.name));
	});
	const named = new Set(own.map(({ name }) => name));
	const others = figures.filter(({ name }) => !named.has(name));
	return [...own, ...others.map(({ name }) => block(name, [], statTables(columns, figures, name)))];
}

function statTables(
	columns: Sheet['columns'],
	figures: SheetReference['stats'][number]['rows'],
	name: string
): SheetPlayBlock['tables'] {
	const rows = figures
		.filter((figure) => figure.name === name)
		.map(({ stats }) => stats.map((value) => value ?? '–'));
	return rows.length === 0 ? [] : [{ columns: columns.map(({ short }) => short), rows }];
}

function scrollBlock(scroll: Scrolls['units'][number]): SheetPlayBlock {
	const { name, stats, weapons, abilities, keywords } = scroll;
	const weaponRows = weapons.map((weapon) => [
		[weapon.name, ...weapon.abilities].join(', '),
		weapon.range ?? '–',
		...weapon.figures
	]);
	const figures = words.figures.map(([short]) => short);
	return block(
		name,
		[
			...abilities.flatMap(({ timing, abilities: of }) =>
				of.map(({ name: called, cast, text }) =>
					[`${called}${cast === undefined ? '' : ` (${cast})`}, ${timing}`, text]
						.filter((part) => part !== undefined)
						.join(': ')
				)
			),
			keywords.join(', ')
		].filter((line) => line !== ''),
		[
			...(stats.length > 0
				? [{ columns: stats.map((stat) => stat.name), rows: [stats.map(({ value }) => value)] }]
				: []),
			...(weaponRows.length > 0
				? [{ columns: [words.weapon, words.range, ...figures], rows: weaponRows }]
				: [])
		]
	);
}

function spellBlock({ name, kind, cast, power, range, text }: SheetReference['spells'][number]) {
	const facts = [kind, cast, power, range].filter((fact) => fact !== undefined);
	return block(name, [
		...(facts.length > 0 ? [facts.join(' · ')] : []),
		...(text === undefined ? [] : [text])
	]);
}

/** The blocks in which each word of a search stands, those first that have them in their names. */
export function found(blocks: readonly SheetPlayBlock[], text: string): readonly SheetPlayBlock[] {
	const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
	const isIn = (where: string): boolean => parts.every((part) => where.includes(part));
	const named = blocks.filter(({ name }) => isIn(name.toLowerCase()));
	const said = blocks.filter(
		(one) =>
			!named.includes(one) &&
			isIn(
				[one.name, ...one.lines, ...one.tables.flatMap(({ rows }) => rows.flat())]
					.join(' ')
					.toLowerCase()
			)
	);
	return [...named, ...said];
}
