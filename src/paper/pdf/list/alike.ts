import type { SheetGroup, SheetLine } from '../../../content/model.ts';

/** The lines of a group with identical units told once: how many they are, and the points of all. */
export function alikeOnce(group: SheetGroup): SheetGroup {
	const lines = new Map<string, SheetLine>();
	for (const line of group.lines) {
		const key = JSON.stringify(line);
		const known = lines.get(key) ?? { ...line, count: 0, points: 0 };
		const [count, points] = [known.count + line.count, known.points + line.points];
		lines.set(key, { ...known, count, points });
	}
	return { ...group, lines: [...lines.values()] };
}
