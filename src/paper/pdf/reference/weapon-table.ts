import type { CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { SheetWeapon } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import { figureWidth, fixedSpace, lineCount, runWidth, type Run } from '../base/measure.ts';
import { paragraph } from '../base/paragraph.ts';
import type { Measure } from './chart-part.ts';
import { columnFigure, ink, legible, lineStep, rules, stacked, type Part } from '../base/style.ts';

const padding = 0.6;
/** Points between two columns of figures. */
const gap = 5;

/** A row for each weapon under labelled columns, with its abilities below the name. */
export function weaponTable(weapons: readonly SheetWeapon[], { width, size }: Measure): Part {
	const label = legible(size * 0.82);
	const isRanged = weapons.some(({ range }) => range !== undefined);
	const labels = [...(isRanged ? [words.range] : []), ...words.figures.map(([short]) => short)];
	const rows = weapons.map((weapon) =>
		[...(isRanged ? [weapon.range ?? '–'] : []), ...weapon.figures].map(figure)
	);
	const widths = labels.map((text, at) => {
		const figures = rows.map((row) => figureWidth({ text: row[at] ?? '', size }));
		return gap + Math.max(runWidth({ text, size: label }), ...figures);
	});
	const name = width - widths.reduce((sum, column) => sum + column, 0);
	const named = weapons.map((weapon) =>
		stacked(nameLines(weapon, size, name).map((runs) => paragraph(runs, name)))
	);
	return {
		height: named.reduce(
			(sum, { height }) => sum + height + 2 * padding + rules.row,
			lineStep(label) + 2 * padding
		),
		get content() {
			const body = [
				headRow(labels, label),
				...rows.map((row, at) => [{ stack: [named[at]?.content ?? ''] }, ...figureCells(row, size)])
			];
			return {
				table: { widths: [name, ...widths], dontBreakRows: true, body },
				layout: hairlines(rows.length + 1)
			};
		}
	};
}

function figureCells(row: readonly string[], size: number): TableCell[] {
	return row.map((text) => ({ text, fontSize: size, alignment: 'right', ...columnFigure }));
}

/** Thin lines between the rows. */
function hairlines(rows: number): CustomTableLayout {
	return {
		hLineWidth: (line) => (line === 0 || line === rows ? 0 : rules.row),
		vLineWidth: () => 0,
		hLineColor: () => ink.hairline,
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: () => padding,
		paddingBottom: () => padding
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

/** Name and abilities on one line if they fit, otherwise the abilities below. */
function nameLines(
	{ name, abilities }: SheetWeapon,
	size: number,
	width: number
): readonly (readonly Run[])[] {
	const main = { text: typeset(name), size };
	if (abilities.length === 0) return [[main]];
	const note = {
		text: typeset(abilities.map(bound).join(', ')),
		size: legible(size * 0.86),
		color: ink.soft
	};
	const beside = [{ ...main, text: `${main.text}  ` }, note];
	return lineCount(beside, width) === 1 ? [beside] : [[main], [note]];
}

/** Keeps an ability's number with its name. */
function bound(ability: string): string {
	return ability.replace(/(\(\S+) /g, `$1${fixedSpace}`);
}

/** A figure as printed: a dash for none. */
function figure(text: string): string {
	return text === '-' ? '–' : typeset(text);
}
