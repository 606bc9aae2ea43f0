import { papers } from '../../src/paper/pdf/base/style.ts';
import type { Box, LaidOut } from './laid-out.ts';

/** How far ink may go beyond its place: a hair, as measures are in fractions of points. */
const hair = 0.6;

/** Height of capitals and depth of what hangs below the baseline, in sizes. */
const [above, below] = [0.66, 0.18];

function placeText({ page, x, y, text }: Box): string {
	return `page ${String(page)}, ${x.toFixed()} × ${y.toFixed()}: ${text.trim()}`;
}

/** Where text may stand, from the left, the top, and so on; `foot` also where the foot of a page is. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly foot: number;
}

/** The area between the margins of a form that has a foot. */
function areaOf({ paper, margins }: LaidOut): Area {
	const { width, height } = papers[paper];
	return {
		left: margins.left,
		top: margins.top,
		right: width - margins.right,
		bottom: height - margins.bottom,
		foot: height - 14
	};
}

/** Points above which not even the head of a page may stand. */
const headTop = 20;

/** What stands outside its area, or over the foot. */
function straysOf(laid: LaidOut, area = areaOf(laid)): readonly string[] {
	return laid.boxes
		.filter((box) => {
			// The foot of a page, and the head of every page but the first, belong to no paragraph.
			const isFrame = box.paragraph === undefined;
			const bottom = isFrame ? area.foot : area.bottom;
			const top = isFrame && box.page > 1 ? headTop : area.top;
			return (
				box.x < area.left - hair ||
				box.x + box.width > area.right + hair ||
				box.y - above * box.size < top - hair ||
				box.y + below * box.size > bottom + hair
			);
		})
		.map(placeText);
}

/** Pieces of text that stand on each other. */
export function overlapsOf({ boxes }: LaidOut): readonly string[] {
	const found: string[] = [];
	const sorted = boxes.toSorted((one, other) => one.page - other.page || one.y - other.y);
	sorted.forEach((box, at) => {
		for (let next = at + 1; next < sorted.length; next += 1) {
			const other = sorted[next];
			if (!other || other.page !== box.page || other.y - above * other.size > box.y + box.size)
				break;
			if (isOn(box, other)) found.push(`${placeText(box)} / ${placeText(other)}`);
		}
	});
	return found;
}

function isOn(one: Box, other: Box): boolean {
	const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
	const down =
		Math.min(one.y + below * one.size, other.y + below * other.size) -
		Math.max(one.y - above * one.size, other.y - above * other.size);
	return across > hair && down > hair;
}

/** Rows of tables that are cut by the end of a page, by a piece of each. */
function cutsOf({ boxes }: LaidOut): readonly string[] {
	const first = new Map<number, Box>();
	const cut = new Map<number, Box>();
	for (const box of boxes) {
		for (const row of box.rows) {
			const start = first.get(row) ?? box;
			first.set(row, start);
			if (start.page !== box.page) cut.set(row, box);
		}
	}
	return [...cut.values()].map(placeText);
}

/** Paragraphs of which a page has a single line while the others are on another. */
function widowsOf({ boxes }: LaidOut): readonly string[] {
	const lines = new Map<string, Map<number, Box>>();
	const pages = new Map<number, Set<number>>();
	for (const box of boxes) {
		if (box.paragraph === undefined || box.isRepeated) continue;
		const key = `${String(box.paragraph)} ${String(box.page)}`;
		lines.set(key, (lines.get(key) ?? new Map<number, Box>()).set(box.y, box));
		pages.set(box.paragraph, (pages.get(box.paragraph) ?? new Set<number>()).add(box.page));
	}
	return [...lines].flatMap(([key, found]) => {
		const [box] = found.values();
		const isApart = (pages.get(Number(key.split(' ')[0]))?.size ?? 0) > 1;
		return isApart && found.size === 1 && box ? [placeText(box)] : [];
	});
}

/** Headings under which nothing stands on the same page and in the same column. */
function lonelyHeadingsOf({ boxes }: LaidOut): readonly string[] {
	const body = boxes.filter(({ paragraph }) => paragraph !== undefined);
	return body
		.filter(({ isHeading }) => isHeading)
		.filter(
			(heading) =>
				!body.some(
					(box) =>
						box.page === heading.page &&
						box.paragraph !== heading.paragraph &&
						box.y > heading.y + 1 &&
						box.y < heading.y + 40 &&
						box.x < heading.x + 160 &&
						box.x + box.width > heading.x - 1
				)
		)
		.map(placeText);
}

/** Pages but the first with fewer lines than three below their head. */
function thinPagesOf(laid: LaidOut): readonly number[] {
	return Array.from({ length: laid.pages - 1 }, (_, at) => at + 2).filter((page) => {
		const body = laid.boxes.filter((box) => box.page === page && box.paragraph !== undefined);
		return new Set(body.map(({ y }) => Math.round(y))).size < 4;
	});
}

/** Numbers that a line ends in the middle of, so that they read as two. */
export function partedNumbersOf({ boxes }: LaidOut): readonly string[] {
	return boxes.flatMap((box, at) => {
		const next = boxes[at + 1];
		const isBroken = next?.paragraph === box.paragraph && (next?.y ?? 0) > box.y + hair;
		return isBroken && /\d[.,]?$/.test(box.text) && /^[\d½¼¾]/.test(next?.text ?? '')
			? [`${placeText(box)} / ${next?.text ?? ''}`]
			: [];
	});
}

/** Every fault of a layout that a reader would see, in words. */
export function faultsOf(laid: LaidOut): readonly string[] {
	return [
		...straysOf(laid).map((stray) => `outside: ${stray}`),
		...overlapsOf(laid).map((overlap) => `overlap: ${overlap}`),
		...cutsOf(laid).map((cut) => `cut: ${cut}`),
		...widowsOf(laid).map((widow) => `widow: ${widow}`),
		...lonelyHeadingsOf(laid).map((heading) => `alone: ${heading}`),
		...partedNumbersOf(laid).map((number) => `parted: ${number}`),
		...thinPagesOf(laid).map((page) => `thin: page ${String(page)}`)
	];
}
