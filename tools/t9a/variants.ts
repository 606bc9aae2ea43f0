import type { Context } from './context.ts';
import { isStatLine, troopsOf, type FactProfile, type FactUnit } from './facts.ts';
import type { Choice } from './walk.ts';

/** What a choice is called within the name of a line of figures: "Iron Orc boss", "High Captain (Coastal Sentinel)". */
function isOf({ name: line }: FactProfile, { name }: Choice): boolean {
	const inside = /\(([A-Z][^)]+)\)$/.exec(line)?.[1];
	if (inside !== undefined) return name.includes(inside);
	return line === name || line.startsWith(`${name} `);
}

/**
 * Lines of figures that a unit has by a choice ("Forest Goblin", "Avatar of Nature") stand at that choice;
 * the line of what a new unit begins with is the unit's own.
 */
export function variantsOf(
	context: Context,
	rows: readonly { readonly unit: FactUnit; readonly id: string }[],
	choices: readonly Choice[]
): void {
	for (const { unit, id } of rows) {
		const troops = troopsOf(unit);
		const lines = [unit, ...(troops ? [troops] : [])].flatMap(({ profiles = [] }) =>
			profiles.filter(isStatLine)
		);
		if (lines.length < 2) continue;
		const own = choices.filter((choice) => choice.unit === id && choice.type !== 'mount');
		const found = lines.flatMap((line) => {
			const choice = own.find((each) => isOf(line, each));
			return choice ? [{ line, choice }] : [];
		});
		const areAll = found.length === lines.length;
		const usual = areAll ? found.find(({ choice }) => choice.cost === 0) : undefined;
		for (const { line, choice } of found) {
			if (line === usual?.line || (areAll && !usual && line === lines[0])) continue;
			choice.figures = line;
			context.lines.leave(id, line);
		}
		for (const line of lines.slice(1)) {
			if (line.name !== lines[0]?.name || found.some((each) => each.line === line)) continue;
			context.note(
				'read',
				line.name,
				'a second line of the same name in the source: the first',
				id
			);
			context.lines.leave(id, line);
		}
	}
}
