import type {
	Content,
	ContentSection,
	DynamicContent,
	TDocumentDefinitions
} from 'pdfmake/interfaces';
import { locale } from '../../i18n/base/words.ts';
import type { IndexRow } from './index-row.ts';
import { type NameTags, nameTagSection } from './name-tags.ts';
import type {
	Sheet,
	SheetForm,
	SheetPlaySection,
	SheetReference,
	SheetRule
} from '../../content/model.ts';
import { noFallback, printableData, type FallbackOf } from '../fallback/printable.ts';
import { words } from '../../content/words.ts';
import { hangBelow } from './base/bookmarks.ts';
import { cardPages } from './cards/cards.ts';
import {
	countedPages,
	documentInfo,
	placedSheets,
	placedSheetsOf,
	nameTagsInfo,
	type PlacedSheet,
	runningHead
} from './sheets-in-pdf.ts';
import { noFallbacks, type Fallbacks } from './fallback/load.ts';
import { assignFonts } from './fallback/assign-fonts.ts';
import { indexSection } from './index-pages.ts';
import { setProof } from './proof.ts';
import { listParts, listStyles, setList } from './list/list.ts';
import { shortened } from './base/lines.ts';
import { measureIn, runWidth } from './base/widths.ts';
import { organiserPages } from './organiser.ts';
import { playPageNumbers, playPages } from './play/play-pages.ts';
import { recordPages } from './record/record.ts';
import { referenceBelow, referencePages, type Space } from './reference/reference.ts';
import { warscrollPages } from './reference/warscrolls.ts';
import { structureOf } from './base/structure.ts';
import { rememberRoot } from './mark-structure.ts';
import {
	family,
	figures,
	ink,
	lineHeight,
	marginsOf,
	papers,
	stacked,
	textArea,
	type Paper
} from './base/style.ts';

/** Points kept free at the foot of a list, because measured heights are slightly too small. */
const slack = 4;

/** Above this many lists a PDF has no structure: that stays in memory until the last page, and paper needs none. */
const mostWithStructure = 20;

/** A sheet as a pdfmake document. The same sheet and paper always give the same pages. */
export function sheetDocument(sheet: Sheet, paper: Paper): TDocumentDefinitions {
	return pdfDocument([[sheet]], paper);
}

/** A document whose lists are laid out one after the other. */
export interface PdfInParts {
	/** The document with its first part. */
	readonly first: TDocumentDefinitions;
	/** The sections of the parts after it, each made when it is asked for. */
	readonly others: Iterable<ContentSection[]>;
	readonly style: NonNullable<TDocumentDefinitions['defaultStyle']>;
}

/** Whether a document has too many lists to be held in memory as a whole. */
export function isLongPdf(lists: readonly unknown[]): boolean {
	return lists.length > mostWithStructure;
}

/** A PDF of many lists, of which one at a time is laid out: like `pdfDocument`, without structure and name tags. */
export function pdfInParts(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	{ index, fallbacks = noFallbacks, isTwoSided = false, onPage }: PdfExtras
): PdfInParts {
	const sections = (at: number): ContentSection[] =>
		placedSheetsOf(lists, at, isTwoSided).map((place) => {
			const fallbackOf = fallbacks.in(place.sheet);
			const sheet = printableData(place.sheet, fallbackOf);
			measureIn(fallbackOf);
			const section = sectionOf({ ...place, sheet }, paper, onPage);
			fontsSet(section, fallbackOf);
			return section;
		});
	const first = documentOf([], paper, { index, fallbacks }, false);
	const indexed = first.content as ContentSection[];
	return {
		first: { ...first, content: [...indexed, ...sections(0)], info: documentInfo(lists) },
		others: (function* others() {
			for (let list = 1; list < lists.length; list += 1) yield sections(list);
		})(),
		style: first.defaultStyle ?? {}
	};
}

/**
 * One PDF of several lists, with the sheets of each in turn. Each sheet starts on a new page and counts its
 * own pages. The same lists and data give the same bytes: the date of creation is that of the data.
 * @param lists the sheets of each list
 */
export function pdfDocument(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	extras: PdfExtras = {}
): TDocumentDefinitions {
	return documentOf(lists, paper, extras, !isLongPdf(lists));
}

function documentOf(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	{ index, nameTags, fallbacks = noFallbacks, isTwoSided = false, onPage }: PdfExtras,
	hasStructure: boolean
): TDocumentDefinitions {
	const printableLists = lists.map((sheets) =>
		sheets.map((sheet) => printableData(sheet, fallbacks.in(sheet)))
	);
	const sections: readonly ((fallbackOf: FallbackOf) => ContentSection)[] = [
		...(index ? [(fonts: FallbackOf) => indexSection(printableData(index, fonts), paper)] : []),
		...(nameTags
			? [(fonts: FallbackOf) => nameTagSection(printableData(nameTags, fonts), paper)]
			: []),
		...placedSheets(printableLists, isTwoSided).map(
			(place) => () => sectionOf(place, paper, onPage)
		)
	];
	const data = [...(index ? [index] : []), ...(nameTags ? [nameTags] : []), ...lists.flat()];
	const fonts = data.map((one) => fallbacks.in(one));
	const content = sections.map((made, at) => {
		const fallbackOf = fonts[at] ?? noFallback;
		measureIn(fallbackOf);
		return made(fallbackOf);
	});
	if (hasStructure) rememberRoot(structureOf(content));
	content.forEach((section, at) => fontsSet(section, fonts[at] ?? noFallback));
	return {
		content,
		tagged: hasStructure,
		pageSize: papers[paper].name,
		defaultStyle: { font: family, fontSize: 10, lineHeight, fontFeatures: figures.text },
		info: nameTags ? nameTagsInfo(nameTags) : documentInfo(printableLists),
		language: locale().replace(/-.*/, ''),
		version: '1.7',
		displayTitle: true
	};
}

/** What a document has beside its sheets. */
export interface PdfExtras {
	/** A page before them that lists them all. */
	readonly index?: readonly IndexRow[] | undefined;
	/** Name tags before them, or alone. */
	readonly nameTags?: NameTags | undefined;
	/** The fonts for what the sheets' own lacks. */
	readonly fallbacks?: Fallbacks | undefined;
	/** Whether each list begins on a front when both sides are printed. */
	readonly isTwoSided?: boolean | undefined;
	/** Called for each page that is laid out, with the number of its list, from 1. */
	readonly onPage?: ((listNumber: number) => void) | undefined;
}

/** Sets a section in the fonts that it needs; its head and foot are made when its pages are known. */
function fontsSet(section: ContentSection, fallbackOf: FallbackOf): void {
	assignFonts(section, fallbackOf);
	const { header, footer } = section;
	if (typeof header === 'function') section.header = inFonts(header, fallbackOf);
	if (typeof footer === 'function') section.footer = inFonts(footer, fallbackOf);
}

function inFonts(made: DynamicContent, fallbackOf: FallbackOf): DynamicContent {
	return (...page) => {
		measureIn(fallbackOf);
		const content = made(...page);
		assignFonts(content, fallbackOf);
		return content;
	};
}

/** The pages of a sheet. Cards have no margins; other sheets have margins and a foot. */
function sectionOf(
	{ sheet, listNumber, above, parent }: PlacedSheet,
	paper: Paper,
	onPage: PdfExtras['onPage']
): ContentSection {
	const { width } = textArea(paper, sheet);
	const edge = marginsOf(sheet);
	const pages = countedPages();
	const content = layouts[sheet.form](sheet, paper);
	if (parent !== undefined) hangBelow(parent, content);
	return {
		section: [...above, ...content],
		background: (page) => {
			onPage?.(listNumber);
			return pages.count(page);
		},
		pageMargins: sheet.cards ? [0, 0, 0, 0] : [edge.left, edge.top, edge.right, edge.bottom],
		header: (page) =>
			sheet.cards || page <= pages.first
				? null
				: runningHead(sheet, width, page - pages.first + 1, pages.last - pages.first + 1),
		footer: sheet.cards
			? null
			: (page) => foot(sheet, width, page - pages.first + 1, pages.last - pages.first + 1)
	};
}

type Layout = (sheet: Sheet, paper: Paper) => Content[];

/** The layout of each form. */
const layouts: { readonly [F in SheetForm]: Layout } = {
	list: listAlone,
	opponent: listAlone,
	reference: listWithReference,
	cards: (sheet, paper) => (sheet.cards ? [...cardPages(sheet, sheet.cards, paper)] : []),
	organiser: (sheet, paper) => [...organiserPages(sheet, textArea(paper, sheet))],
	record: (sheet, paper) => [...recordPages(sheet, textArea(paper, sheet))],
	legality: (sheet, paper) => {
		const { width, height } = textArea(paper, sheet);
		if (!sheet.proof) return [];
		return [setProof(sheet, sheet.proof, width, height - slack).content];
	},
	play: (sheet, paper) => [...playPages(sheet, paper)]
};

function listAlone(sheet: Sheet, paper: Paper): Content[] {
	return [listOn(sheet, paper).content];
}

function listOn(sheet: Sheet, paper: Paper): ReturnType<typeof setList> {
	const { width, height } = textArea(paper, sheet);
	return setList(sheet, width, height - slack);
}

/**
 * Warscrolls need no list before them. List and reference share a page if the type is large enough; otherwise the
 * reference gets its own page, or starts below the list if one page is not enough.
 */
function listWithReference(sheet: Sheet, paper: Paper): Content[] {
	if (!sheet.reference) return listAlone(sheet, paper);
	const reference = withPages(sheet.reference, sheet, paper);
	const area = textArea(paper, sheet);
	if (reference.warscrolls) {
		const warscrolls = warscrollPages(sheet, reference, reference.warscrolls, area);
		const room = mostPages[paper] - warscrolls.length;
		return [...warscrolls, ...momentPages(sheet, reference.moments ?? [], paper, room)];
	}
	const space: Space = { sheet, reference, ...area };
	const list = listOn(sheet, paper);
	const apart = referencePages(space, list.pages + 1);
	return (
		begunBelow(space, { size: 9, most: 1, listSize: 10 }) ??
		(apart.pages > 2 ? begunBelow(space, { size: 8.5, most: 2, listSize: 9 }) : undefined) ?? [
			list.content,
			...apart.content
		]
	);
}

/** The reference with, at each rule, the pages of the play sheet on which the charts stand that it mentions. */
function withPages(reference: SheetReference, sheet: Sheet, paper: Paper): SheetReference {
	if (!sheet.play) return reference;
	const pages = playPageNumbers(sheet, paper);
	const paged = (rule: SheetRule): SheetRule => {
		if (!rule.charts) return rule;
		const named = words.onPlaySheet(rule.charts.map((name) => [name, pages.get(name)] as const));
		return { ...rule, of: rule.of === undefined ? named : `${rule.of}; ${named}` };
	};
	return {
		...reference,
		units: reference.units.map((unit) => ({ ...unit, rules: unit.rules.map(paged) })),
		shared: reference.shared.map(paged),
		armyRules: reference.armyRules.map(paged)
	};
}

/** A reference of warscrolls that is at hand at the table has no more pages. */
const mostPages: { readonly [P in Paper]: number } = { a4: 5, letter: 5, a5: 10 };

/**
 * What the units may do at each moment of a turn, on pages of their own that are set like a play sheet. What
 * warscrolls say is not said again where it takes more pages than there is room for.
 */
function momentPages(
	sheet: Sheet,
	moments: readonly SheetPlaySection[],
	paper: Paper,
	room: number
): Content[] {
	if (moments.length === 0) return [];
	const pagesOf = (play: readonly SheetPlaySection[]): readonly Content[] =>
		playPages({ ...sheet, title: words.moments, play }, paper);
	const whole = pagesOf(moments);
	const [first, ...others] = whole.length <= room ? whole : pagesOf(moments.map(inShort));
	return first ? [{ stack: [first], pageBreak: 'before' }, ...others] : [];
}

function inShort({ name, blocks }: SheetPlaySection): SheetPlaySection {
	return { name, blocks: blocks.map((block) => ({ ...block, lines: block.short ?? block.lines })) };
}

/** The list in the most generous style that leaves room for the reference to start below it. */
function begunBelow(
	space: Space,
	limits: { readonly size: number; readonly most: number; readonly listSize: number }
): Content[] | undefined {
	const { sheet, width, height } = space;
	const partsIn = listParts(sheet, width);
	for (const style of listStyles.filter(({ size }) => size >= limits.listSize)) {
		const list = stacked(partsIn(style));
		if (list.height > height) continue;
		const below = referenceBelow(space, height - slack - list.height, limits);
		if (below) return [list.content, ...below.content];
	}
	return undefined;
}

/** The sheet's title, its data and list code, and the page number. */
function foot(sheet: Sheet, width: number, page: number, pages: number): Content {
	const size = 8.5;
	const { left, right } = marginsOf(sheet);
	const middle = words.foot(sheet.revision, sheet.code?.code);
	const middleWidth = runWidth({ text: middle, size }) + 4;
	const side = (width - middleWidth) / 2;
	return {
		stack: [
			{
				columns: [
					{ width: side, text: shortened({ text: sheet.title, size }, side - size) },
					{ width: middleWidth, text: middle, alignment: 'center' },
					{ width: side, text: words.page(page, pages), alignment: 'right' }
				],
				columnGap: 0
			},
			{ text: sheet.ownerLine, color: ink.soft }
		],
		fontSize: size,
		margin: [left, 4, right, 0]
	};
}
