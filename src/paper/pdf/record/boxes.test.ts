import { expect, test } from 'vitest';
import { boxesIn, boxGroups, boxRows, crosses, drawnBoxes } from './boxes.ts';

const style = { side: 10, gap: 3 };

test.each([
	[0, 0],
	[1, 2],
	[1.5, 3],
	[7, 14],
	[9, 14]
])('of seven boxes %s crossed off take %s lines', (count, lines) => {
	expect(crosses([5, 2], style, count)).toHaveLength(lines);
});

test('a row crosses off what rows before it have no room for', () => {
	const rows = boxRows(boxGroups(12, 1), 60, style);
	expect(rows.map(boxesIn)).toEqual([5, 5, 2]);
	const lines = rows.map((row, at) =>
		crosses(row, style, 6.5, { before: boxesIn(rows.slice(0, at).flat()) })
	);
	expect(lines.map(({ length }) => length)).toEqual([10, 3, 0]);
});

test('a cross stays within its box', () => {
	const [box] = drawnBoxes([3], style, 4);
	const lines = crosses([3], style, 3, { top: 4 });
	const [xs, ys] = [
		lines.flatMap((line) => ('x1' in line ? [line.x1, line.x2] : [])),
		lines.flatMap((line) => ('y1' in line ? [line.y1, line.y2] : []))
	];
	const points = box && 'points' in box ? box.points : [];
	expect(Math.min(...xs)).toBe(Math.min(...points.map(({ x }) => x)));
	expect(Math.max(...xs)).toBe(Math.max(...points.map(({ x }) => x)));
	expect(Math.min(...ys)).toBe(Math.min(...points.map(({ y }) => y)));
	expect(Math.max(...ys)).toBe(Math.max(...points.map(({ y }) => y)));
});
