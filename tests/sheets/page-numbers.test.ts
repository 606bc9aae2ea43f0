import { expect, test } from 'vitest';
import type { SheetUnitRules } from '../../src/content/index.ts';
import { typeset } from '../../src/paper/pdf/base/typeset.ts';
import { boughtRoster } from './bought-rosters.ts';
import { laidOut, type Box } from './laid-out.ts';
import { mainArmiesOf, sheetOf } from './rosters.ts';

/** A text in one weight, and the page where it begins. */
interface Stretch {
	readonly page: number;
	readonly text: string;
	readonly bold: boolean;
}

function stretchesOf(boxes: readonly Box[]): readonly Stretch[] {
	const stretches: Stretch[] = [];
	for (const { page, text, bold } of boxes) {
		const last = stretches.at(-1);
		if (last?.bold !== bold) stretches.push({ page, text: text.trim(), bold });
		else stretches[stretches.length - 1] = { ...last, text: `${last.text} ${text.trim()}` };
	}
	return stretches;
}

/** A heading, or the line break within a name, leaves no trace. */
function squeezed(text: string): string {
	return typeset(text).replace(/\s/g, '');
}

/** What a unit should say: its shared rules by the page on which each stands in bold. */
function pointersOf({ shared }: SheetUnitRules, stretches: readonly Stretch[]): readonly string[] {
	const pageOf = (name: string): number => {
		const rule = squeezed(`${name.replace(/ \([^()]*\)$/, '')}.`);
		return stretches.findLast(({ text, bold }) => bold && squeezed(text).endsWith(rule))?.page ?? 0;
	};
	const pages = [...new Set(shared.map(pageOf))].toSorted((a, b) => a - b);
	return pages.map((page) => {
		const names = shared.filter((name) => pageOf(name) === page);
		return `${names.join(', ')} (p. ${page})`;
	});
}

test.each([
	{ game: 'whfb6', size: 9000 },
	{ game: 't9a', size: 4000 }
])('units of $game name the pages of what several have', ({ game, size }) => {
	const [index] = mainArmiesOf(game);
	if (!index) throw new Error(`no army of ${game}`);
	const sheet = sheetOf(index, boughtRoster(index, 1, size), 'reference');
	const { pages, boxes } = laidOut(sheet, 'a4');
	expect(pages).toBeGreaterThan(2);
	const stretches = stretchesOf(boxes);
	const text = squeezed(stretches.map((one) => one.text).join(' '));
	const pointers = sheet.reference?.units.flatMap((unit) => pointersOf(unit, stretches)) ?? [];
	expect(pointers.length).toBeGreaterThan(3);
	expect(pointers.filter((pointer) => !text.includes(squeezed(pointer)))).toEqual([]);
});
