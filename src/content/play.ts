import { matches, type MusteredUnit } from '#engine';
import type { PlayBlock, PlaySheet, Rule, System } from '#schema';
import { termPattern } from '../i18n/naming/term-pattern.ts';
import type {
	Sheet,
	SheetPlayBlock,
	SheetPlaySection,
	SheetReference,
	SheetRule
} from './model.ts';
import { words } from './words.ts';

/**
 * What is printed of a play sheet: all of it, or beside a list what matters to that list.
 * @param rules the special rules that blocks may show
 * @param units those of the list, if there is one
 */
export function playSections(
	{ sections }: PlaySheet,
	rules: readonly Rule[],
	units?: readonly Pick<MusteredUnit, 'tags'>[]
): readonly SheetPlaySection[] {
	const isMet = ({ for: whose, printed }: PlayBlock): boolean =>
		units
			? whose === undefined || units.some(({ tags }) => matches(whose, tags))
			: printed !== 'with-list';
	return sections
		.filter(({ printed }) => printed !== false)
		.map(({ name, blocks }) => ({
			name,
			blocks: blocks.filter(isMet).map((block) => playBlock(block, rules))
		}))
		.filter(({ blocks }) => blocks.length > 0);
}

/** A block with what the special rule that it shows says. */
export function playBlock(block: PlayBlock, rules: readonly Rule[]): SheetPlayBlock {
	const { id, name, lines = [], tables = [] } = block;
	const rule = rules.find((each) => each.id === block.rule);
	const { text, chart } = rule ?? {};
	return {
		id,
		name,
		lines: [...(text === undefined ? [] : [text]), ...lines],
		tables: [
			...(chart
				? [
						{
							name: chart.name,
							columns: [chart.roll, words.result],
							rows: chart.rows.map((row) => [row.roll, row.text])
						}
					]
				: []),
			...tables
		]
	};
}

/**
 * The reference with, at each rule, the charts of the play sheet that the rule mentions.
 * @param printed what is printed of the play sheet
 */
export function withCharts(
	reference: SheetReference,
	{ sections }: PlaySheet,
	printed: readonly SheetPlaySection[]
): SheetReference {
	const charts = printed
		.flatMap((section) => section.blocks)
		.filter(({ tables }) => tables.length > 0);
	const ids = new Set(charts.map(({ id }) => id));
	const blocks = sections.flatMap((section) => section.blocks).filter(({ id }) => ids.has(id));
	const named = new Map(
		blocks
			.toReversed()
			.flatMap(({ name, terms = [] }) => terms.map((term) => [term.toLowerCase(), name]))
	);
	const pattern = termPattern([...named.keys()]);
	const marked = (rule: SheetRule): SheetRule => {
		const terms = pattern ? [...rule.text.matchAll(pattern)].map(([, , term = '']) => term) : [];
		const charts = [...new Set(terms.flatMap((term) => named.get(term.toLowerCase()) ?? []))];
		return charts.length === 0 ? rule : { ...rule, charts };
	};
	return {
		...reference,
		units: reference.units.map((unit) => ({ ...unit, rules: unit.rules.map(marked) })),
		shared: reference.shared.map(marked),
		armyRules: reference.armyRules.map(marked)
	};
}

/** The play sheet of a game by itself: a sheet of no list. */
export function gameSheet(system: System, sheet: PlaySheet): Sheet {
	const { name, edition, revision, owner, livery } = system;
	return {
		form: 'play',
		title: words.playSheet,
		system: name,
		edition,
		army: name,
		colours: livery?.colours ?? ['#000000', '#ffffff'],
		division: livery?.division ?? 'per-pale',
		points: 0,
		limit: 0,
		verdict: { summary: '', problems: [] },
		tallies: [],
		shares: [],
		choices: [],
		surcharges: [],
		columns: [],
		isGrouped: false,
		hasVariableSizes: false,
		groups: [],
		plans: [],
		readings: [],
		gaps: [],
		revision,
		ownerLine: words.notice(name, owner),
		play: playSections(sheet, system.rules)
	};
}
