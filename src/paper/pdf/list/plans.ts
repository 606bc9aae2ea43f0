import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetPlan, SheetPlanGroup } from '../../../content/model.ts';
import { planUnits } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import type { Run } from '../base/measure.ts';
import { longParagraph } from '../base/paragraph.ts';
import { sectionHeading } from '../reference/reference-blocks.ts';
import { legible, spaced, type Part } from '../base/style.ts';

const gap = { section: 8, line: 2 } as const;

/** The planned groups, such as brigades, each on a line with its units, and the advice on them. */
export function planParts({ plans }: Sheet, width: number, size: number): readonly Part[] {
	return plans.map((plan) => planPart(plan, width, size));
}

function planPart({ heading, groups }: SheetPlan, width: number, size: number): Part {
	const title = sectionHeading(words.plan(heading), { width, size: size / 1.1 });
	const lines = groups.flatMap((group) => groupLines(group, width, size));
	const [first, ...others] = lines;
	const pieces = [
		gap.section + title.height + (first?.height ?? 0),
		...others.flatMap(({ pieces = [], height }) => (pieces.length > 0 ? pieces : [height]))
	];
	return {
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		get content() {
			// Keeps the heading with its first line.
			const start = { stack: [title.content, first?.content ?? ''], unbreakable: true };
			const body: Content[] = [start, ...others.map(({ content }) => content)];
			return { stack: body, margin: [0, gap.section, 0, 0] } satisfies Content;
		}
	};
}

function groupLines(group: SheetPlanGroup, width: number, size: number): readonly Part[] {
	const lines: readonly (readonly Run[])[] = [
		[
			{ text: `${group.name}:  `, size, bold: true },
			{ text: planUnits(group), size }
		],
		...group.advice.map((advice) => [
			{ text: `${words.advice}:  `, size: legible(size * 0.95), bold: true },
			{ text: advice, size: legible(size * 0.95) }
		])
	];
	return lines.map((runs) => spaced(longParagraph(runs, width), 0, gap.line));
}
