import type {
	Content,
	ContentSection,
	ContentTable,
	ContentText,
	TableCell
} from 'pdfmake/interfaces';
import { paperwork } from '../../i18n/en/printing.ts';
import { lineCount, shortened } from './base/lines.ts';
import { bareTable, ink, papers, rules, type Paper } from './base/style.ts';

/** What stands on a name tag. */
export interface NameTag {
	readonly name: string;
	readonly club?: string | undefined;
	readonly team?: string | undefined;
	readonly army?: string | undefined;
	readonly table?: string | undefined;
	readonly number?: string | undefined;
}

/** The name tags of an event. */
export interface NameTags {
	readonly event: string;
	/** The day, as `2026-12-05`. */
	readonly date: string;
	readonly tags: readonly NameTag[];
}

const millimetre = 72 / 25.4;

/** A tag as it fits the usual holders: 90 × 54 mm. */
const tag = { width: 90 * millimetre, height: 54 * millimetre, padding: 12 } as const;
const inner = tag.width - 2 * tag.padding;

/** Points at the edge of the paper that printers leave white. */
const edge = 18;

/** How large a name is set, and in how many lines: the largest that fits. */
const nameSizes = [
	{ size: 26, most: 1 },
	{ size: 22, most: 1 },
	{ size: 18, most: 2 },
	{ size: 15, most: 2 }
] as const;
const smallestName = 13;

/** Name tags to be cut out, ten on a page of A4. */
export function nameTagSection({ event, tags }: NameTags, paper: Paper): ContentSection {
	const { width, height } = papers[paper];
	const across = Math.floor((width - 2 * edge) / tag.width);
	const down = Math.floor((height - 2 * edge) / tag.height);
	const left = (width - across * tag.width) / 2;
	const top = (height - down * tag.height) / 2;
	const pages = inRows(tags, across * down).map((page, at): Content => ({
		...tagPage(inRows(page, across), across, event),
		...(at > 0 && { pageBreak: 'before' as const })
	}));
	return {
		section: pages,
		pageMargins: [left, top, left, 0],
		header: () => null,
		footer: () => null
	};
}

/** The tags of a page, with lines to cut along. */
function tagPage(
	rows: readonly (readonly NameTag[])[],
	across: number,
	event: string
): ContentTable {
	return {
		table: {
			widths: Array.from({ length: across }, () => tag.width),
			heights: tag.height - rules.row,
			body: rows.map((row) =>
				Array.from({ length: across }, (_, at): TableCell => {
					const one = row[at];
					return one ? { stack: linesOf(one, event), margin: tag.padding } : { text: '' };
				})
			)
		},
		layout: {
			...bareTable,
			hLineWidth: () => rules.row,
			vLineWidth: () => rules.row,
			hLineColor: () => ink.hairline,
			vLineColor: () => ink.hairline
		}
	};
}

function linesOf({ name, club, team, army, table, number }: NameTag, event: string): Content[] {
	const { tags } = paperwork;
	const seat = [
		table === undefined ? [] : [tags.table(table)],
		number === undefined ? [] : [tags.number(number)]
	].flat();
	const place = [club, team].filter((one) => one !== undefined);
	return [
		line(event, { size: 9, isSoft: true }),
		nameOf(name),
		...(place.length > 0 ? [line(place.join(' · '), { size: 14 })] : []),
		...(army === undefined ? [] : [line(army, { size: 14 })]),
		...(seat.length > 0
			? [{ ...line(seat.join(' · '), { size: 18, isBold: true }), marginTop: 6 }]
			: [])
	];
}

function nameOf(name: string): ContentText {
	const fitting = nameSizes.find(
		({ size, most }) => lineCount([{ text: name, size, bold: true }], inner) <= most
	);
	const text = fitting ? name : shortened({ text: name, size: smallestName, bold: true }, inner);
	const fontSize = fitting?.size ?? smallestName;
	return { text, fontSize, bold: true, margin: [0, 4, 0, 2] };
}

function line(
	text: string,
	{ size, isSoft, isBold: bold = false }: { size: number; isSoft?: true; isBold?: boolean }
): ContentText {
	return {
		text: shortened({ text, size, bold }, inner),
		fontSize: size,
		bold,
		...(isSoft && { color: ink.soft })
	};
}

function inRows<T>(things: readonly T[], length: number): readonly (readonly T[])[] {
	return Array.from({ length: Math.ceil(things.length / length) }, (_, at) =>
		things.slice(at * length, (at + 1) * length)
	);
}
