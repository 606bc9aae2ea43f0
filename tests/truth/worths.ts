import type { CheckContext } from '#engine';
import type { Value } from '#schema';
import { recordSections } from '../../src/content/record-rows.ts';
import type { RecordRow, RecordWorth } from '../../src/content/record-model.ts';
import { isMeant } from './recount.ts';

/** What a unit is worth to the enemy: as the record says, and counted anew. */
interface Worth {
	readonly army: string;
	readonly unit: string;
	readonly own: RecordWorth | undefined;
	readonly shown: RecordWorth | undefined;
}

/** What each row of the battle record is worth, where the game has victory points for units. */
export function worthsOf(context: CheckContext): readonly Worth[] {
	const { army, system } = context.index;
	const { record } = system;
	if (!record?.values) return [];
	const { losses, values } = record;
	return recordSections(context, losses).flatMap(({ rows }) =>
		rows.map((row) => {
			const value = values.find(({ of }) => isOfRow(context, row, of));
			return { army: army.id, unit: row.name, own: value && worth(value, row), shown: row.worth };
		})
	);
}

/** Whether a rule on victory points means the unit of a row. */
function isOfRow({ units }: CheckContext, row: RecordRow, of: Value['of']): boolean {
	return units.some(
		({ indexed, points, tags }) =>
			indexed?.entry.name === row.name && points === row.points && isMeant(tags, of)
	);
}

function worth({ per, half, surviving }: Value, { points, tracks }: RecordRow): RecordWorth {
	const own = tracks.filter(({ name }) => name === undefined);
	const pieces = own.reduce((sum, track) => sum + track.pieces, 0);
	const isHalved = half !== undefined && pieces >= half.from;
	return {
		full: per === undefined ? points : begun(points, per),
		...(isHalved && { half: begun(points / 2, half.to) * half.to, left: half.left }),
		...(surviving && { isSurviving: true })
	};
}

/** How many steps of a size it takes to reach a number. */
function begun(number: number, size: number): number {
	let steps = 0;
	while (steps * size < number) steps += 1;
	return steps;
}
