import { matches, type MusteredUnit } from '#engine';
import type { PlayBlock, PlaySheet, Rule, System } from '#schema';
import type { Sheet, SheetPlayBlock, SheetPlaySection } from './model.ts';
import { words } from './words.ts';

/**
 * What a play sheet says on paper: all of it, or beside a list what that list can meet.
 * @param rules the special rules that blocks may show
 * @param units those of the list, if there is one
 */
export function playSections(
	{ sections }: PlaySheet,
	rules: readonly Rule[],
	units?: readonly MusteredUnit[]
): readonly SheetPlaySection[] {
	const isMet = ({ for: whose }: PlayBlock): boolean =>
		whose === undefined || !units || units.some(({ tags }) => matches(whose, tags));
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
		size: 0,
		verdict: { summary: '', problems: [] },
		tallies: [],
		shares: [],
		choices: [],
		surcharges: [],
		columns: [],
		isGrouped: false,
		isSized: false,
		groups: [],
		plans: [],
		readings: [],
		gaps: [],
		revision,
		notice: words.notice(name, owner),
		play: playSections(sheet, system.rules)
	};
}
