import type { Content, TableCell } from 'pdfmake/interfaces';
import type { SheetWeapon } from '../model.ts';
import { typeset } from '../typeset.ts';
import { words } from '../words.ts';
import { lineCount, runWidth, type Run } from './measure.ts';
import type { Measure } from './reference-blocks.ts';
import { figures, ink, lineStep, rules, type Part } from './style.ts';

const padding = 0.6;
/** Between two columns of figures. */
const gap = 5;

/** Weapons in rows under the names of their figures, each with its abilities below its name. */
export function weaponTable(weapons: readonly SheetWeapon[], { width, size }: Measure): Part {
	const label = size * 0.82;
	const isRanged = weapons.some(({ range }) => range !== undefined);
	const labels = [...(isRanged ? [words.range] : []), ...words.figures.map(([short]) => short)];
	const rows = weapons.map((weapon) => ({
		weapon,
		figures: [...(isRanged ? [weapon.range ?? '–'] : []), ...weapon.figures].map(figure)
	}));
	const widths = labels.map(
		(text, at) =>
			gap +
			Math.max(
				runWidth({ text, size: label }),
				...rows.map(({ figures: row }) => runWidth({ text: row[at] ?? '', size }))
			)
	);
	const name = width - widths.reduce((sum, column) => sum + column, 0);
	const named = rows.map(({ weapon }) => nameLines(weapon, size, name));
	const body: TableCell[][] = [
		headRow(labels, label),
		...rows.map(({ figures: row }, at) => [
			{
				stack: (named[at] ?? []).map((runs) => ({
					text: runs.map(({ text, size: fontSize, color }) => ({ text, fontSize, color }))
				}))
			},
			...row.map((text) => ({
				text,
				fontSize: size,
				alignment: 'right' as const,
				fontFeatures: figures.table
			}))
		])
	];
	const content: Content = {
		table: { widths: [name, ...widths], dontBreakRows: true, body },
		layout: {
			hLineWidth: (line) => (line === 0 || line === body.length ? 0 : rules.row),
			vLineWidth: () => 0,
			hLineColor: () => ink.hairline,
			paddingLeft: () => 0,
			paddingRight: () => 0,
			paddingTop: () => padding,
			paddingBottom: () => padding
		}
	};
	const heights = named.map((lines) =>
		lines.reduce((sum, runs) => sum + runsHeight(runs, name), 0)
	);
	return {
		content,
		height: heights.reduce(
			(sum, height) => sum + height + 2 * padding + rules.row,
			lineStep(label) + 2 * padding
		)
	};
}

function headRow(labels: readonly string[], label: number): TableCell[] {
	return [words.weapon, ...labels].map((text, at) => ({
		text,
		fontSize: label,
		color: ink.soft,
		alignment: at === 0 ? ('left' as const) : ('right' as const)
	}));
}

interface ColouredRun extends Run {
	readonly color: string;
}

/** Name and abilities in one line if there is room for both, or else the abilities below. */
function nameLines(
	{ name, abilities }: SheetWeapon,
	size: number,
	width: number
): readonly (readonly ColouredRun[])[] {
	const main = { text: typeset(name), size, color: ink.text };
	if (abilities.length === 0) return [[main]];
	const told = { text: typeset(abilities.join(', ')), size: size * 0.86, color: ink.soft };
	const beside = [{ ...main, text: `${main.text}  ` }, told];
	return lineCount(beside, width) === 1 ? [beside] : [[main], [told]];
}

function runsHeight(runs: readonly ColouredRun[], width: number): number {
	return lineCount(runs, width) * lineStep(Math.max(...runs.map(({ size }) => size)));
}

/** A figure as it is printed: a dash for none. */
function figure(text: string): string {
	return text === '-' ? '–' : typeset(text);
}
