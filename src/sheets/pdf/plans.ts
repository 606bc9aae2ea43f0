import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetPlan, SheetPlanGroup } from '../model.ts';
import { planUnits } from '../wording.ts';
import { words } from '../words.ts';
import { lineCount, type Run } from './measure.ts';
import { sectionHeading } from './reference-blocks.ts';
import { lineStep, type Part } from './style.ts';

const gap = { section: 8, line: 2 } as const;

/** The planned groups (brigades), each in a line with its units, and what is to be thought about. */
export function planParts({ plans }: Sheet, width: number, size: number): readonly Part[] {
	return plans.map((plan) => planPart(plan, width, size));
}

function planPart({ heading, groups }: SheetPlan, width: number, size: number): Part {
	const title = sectionHeading(words.plan(heading), { width, size: size / 1.1 });
	const lines = groups.flatMap((group) => groupLines(group, width, size));
	const [first, ...others] = lines;
	const body: Content[] = [
		// The heading stays with its first line.
		{ stack: [title.content, first?.content ?? ''], unbreakable: true },
		...others.map(({ content }) => content)
	];
	return {
		content: { stack: body, margin: [0, gap.section, 0, 0] },
		height: lines.reduce((sum, { height }) => sum + height, gap.section + title.height)
	};
}

function groupLines(group: SheetPlanGroup, width: number, size: number): readonly Part[] {
	const told: readonly (readonly Run[])[] = [
		[
			{ text: `${group.name}:  `, size, bold: true },
			{ text: planUnits(group), size }
		],
		...group.advice.map((advice) => [
			{ text: `${words.advice}:  `, size: size * 0.95, bold: true },
			{ text: advice, size: size * 0.95 }
		])
	];
	return told.map((runs) => ({
		content: {
			text: runs.map(({ text, bold = false }) => ({ text, bold })),
			fontSize: runs[0]?.size ?? size,
			margin: [0, 0, 0, gap.line]
		},
		height: lineCount(runs, width) * lineStep(size) + gap.line
	}));
}
